// The odds that the server reckons for the seat that looks: asked for when a decision comes, kept until the next.
// Exact chances from what the seat may know; nothing is reckoned here.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Play } from "../../table/play";
import { questions } from "../../table/play";
import type { View } from "../../wire/types";

export interface Chances {
  survive?: number;
  beat?: number;
  capture?: number;
  kill?: number;
  conquer?: number;
  loot?: number;
  win?: number;
  succeed?: number;
  /** So many required dice are still to be laid; the chances are those with the best ones at hand. */
  lacking?: number;
}

export interface Outlook {
  expedition: number;
  place: string;
  number: number;
  mercenary: string;
  planned: boolean;
  chances: Chances;
}

export interface Advice {
  expeditions: Outlook[];
  options: Record<string, Chances>;
  /** The plan with all the dice, traps and tokens that could still go with it. */
  most?: Chances | null;
}

const found = signal<{ view: View; advice: Advice } | null>(null);

/** Ask whenever the one who looks has something to decide. */
export function useHelp(play: Play): void {
  const view = play.view.value;
  useEffect(() => {
    if (!play.live || !play.help || !view || view.seat < 0 || view.over || questions(view).length === 0) return;
    let gone = false;
    let tries = 0;
    const ask = () =>
      void play.help?.().then((data) => {
        if (gone) return;
        if (data) found.value = { view, advice: data as Advice };
        else if (++tries < 4) timer = window.setTimeout(ask, 350);
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

/** The latest odds of an expedition of mine that is out; they change little from one decision to the next. */
export function outlookOf(play: Play, index: number): Outlook | null {
  const last = found.value;
  if (!last || last.view.seat !== play.seat.value || play.view.value?.over) return null;
  return last.advice.expeditions.find((one) => one.expedition === index) ?? null;
}

/** The chance that counts most for an expedition: beating the monster or conquering, winning a mission. */
export function mainChance(chances: Chances): number | null {
  if (chances.win !== undefined) return chances.win;
  if (chances.beat === undefined) return chances.conquer ?? null;
  return chances.beat + (chances.conquer ?? 0);
}

/** A chance in whole percent; what is not certain never reads as 0 or 100. */
export function percent(chance: number): number {
  const n = Math.round(chance * 100);
  if (n === 0 && chance > 0) return 1;
  return n === 100 && chance < 1 ? 99 : n;
}
