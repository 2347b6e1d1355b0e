// The odds that the server reckons for the seat that looks: asked for when a decision comes, kept until the next.
// Exact chances from what the seat may know; nothing is reckoned here.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { questions, type Play } from "../../table/play";
import type { View } from "../../wire/types";
import { tableOf } from "./view";

/** How a combat may end for the hero: victory and death from 0 to 1, health lost on average. */
export interface Chances {
  win: number;
  die: number;
  wounds: number;
}

export interface Advice {
  /** By space, for monsters in sight. */
  fights: Record<string, Chances>;
  /** By answer. */
  options: Record<string, Chances>;
  /** For the combat at hand, whatever is answered now. */
  whole: Chances | null;
}

/** While another answer is still being reckoned the server says no; where odds are to come it is worth asking again. */
const OFTEN = 25;
const PAUSE = 700;

const found = signal<{ view: View; advice: Advice } | null>(null);

/** Ask whenever the one who looks has something to decide. */
export function useHelp(play: Play): void {
  const view = play.view.value;
  useEffect(() => {
    if (!play.live || !play.help || !view || view.seat < 0 || view.over || questions(view).length === 0) return;
    let gone = false;
    let tries = tableOf(view)?.duel || ["act", "before-combat"].includes(questions(view)[0]?.prompt ?? "") ? OFTEN : 1;
    const ask = () =>
      void play.help?.().then((data) => {
        if (gone) return;
        if (data) found.value = { view, advice: data as Advice };
        else if (--tries > 0) timer = window.setTimeout(ask, PAUSE);
      });
    let timer = window.setTimeout(ask, 40);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [view]);
}

/** The odds for what is asked now; null while they are being reckoned. */
export function adviceNow(play: Play): Advice | null {
  const last = found.value;
  return last && last.view === play.view.value ? last.advice : null;
}

/** The odds of a fight against the monster of a space, from what may be known of it. */
export const fightAt = (play: Play, space: string): Chances | null => adviceNow(play)?.fights?.[space] ?? null;
