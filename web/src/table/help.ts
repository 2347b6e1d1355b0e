// What a game has to say about the decision at hand (odds and the like): asked for when a decision comes, kept until the
// next. The server reckons it from what the seat may know; nothing is reckoned here.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { View } from "../wire/types";
import { perTable } from "./per_table";
import { questions, type Play } from "./play";

/** How often to ask, and how long to wait between (ms): while another answer is being reckoned the server says no. */
interface Patience {
  tries: number;
  pause: number;
}

interface Help<Advice> {
  /** Ask whenever the one who looks has something to decide. */
  useHelp: (play: Play) => void;
  /** The advice for what is asked now; null while it is being reckoned. */
  adviceNow: (play: Play) => Advice | null;
  /** The latest advice of the one who looks, be it for an earlier decision. */
  latest: (play: Play) => Advice | null;
}

export function helpOf<Advice>(patience: (view: View) => Patience): Help<Advice> {
  const found = perTable(() => signal<{ view: View; advice: Advice } | null>(null));
  return {
    useHelp(play) {
      const view = play.view.value;
      useEffect(() => {
        if (!play.live || !play.help || !view || view.seat < 0 || view.over || questions(view).length === 0) return;
        let gone = false;
        const { tries, pause } = patience(view);
        let left = tries;
        const ask = () =>
          void play.help?.().then((data) => {
            if (gone) return;
            if (data) found(play).value = { view, advice: data as Advice };
            else if (--left > 0) timer = window.setTimeout(ask, pause);
          });
        let timer = window.setTimeout(ask, 40);
        return () => {
          gone = true;
          clearTimeout(timer);
        };
      }, [view]);
    },
    adviceNow(play) {
      const last = found(play).value;
      return last && last.view === play.view.value ? last.advice : null;
    },
    latest(play) {
      const last = found(play).value;
      return last && last.view.seat === play.seat.value && !play.view.value?.over ? last.advice : null;
    },
  };
}

/** What the first question asks for; "" if nothing is asked. */
export const promptOf = (view: View | null): string => questions(view)[0]?.prompt ?? "";
