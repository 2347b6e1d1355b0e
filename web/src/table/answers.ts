// Answers by where on a board they are given, and several answers given one after another.
// What is legal comes from the server; nothing is decided here.
import type { Asked, Candidate } from "../wire/types";
import { perTable } from "./per_table";
import { questions, type Play } from "./play";

export interface PlacedAnswer {
  notation: string;
  legal: boolean;
}

/** Everything that could be answered at a place, by place: what is legal, and else what is refused with a reason. */
export function answersByPlace(
  asked: readonly Asked[],
  candidates: readonly Candidate[],
  placeOf: (notation: string) => string,
): Map<string, PlacedAnswer[]> {
  const found = new Map<string, PlacedAnswer[]>();
  const add = (notation: string, legal: boolean) => {
    const place = placeOf(notation);
    if (!place) return;
    const here = found.get(place);
    if (!here) found.set(place, [{ notation, legal }]);
    else if (!here.some((one) => one.notation === notation) && (legal || !here.some((one) => one.legal)))
      here.push({ notation, legal });
  };
  for (const one of asked) for (const option of one.options) add(option, true);
  for (const one of candidates) if (!one.ok) add(one.do, false);
  return found;
}

const PATIENCE = 4000;

/** Wait until an answer is among what is asked; false if it does not come. */
function offered(play: Play, notation: string): Promise<boolean> {
  const there = () => questions(play.view.peek()).some((asked) => asked.options.includes(notation));
  if (there()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(false), PATIENCE);
    const stop: { now?: () => void } = {};
    const end = (found: boolean) => {
      clearTimeout(timer);
      stop.now?.();
      resolve(found);
    };
    stop.now = play.view.subscribe(() => {
      if (there()) setTimeout(() => end(true));
    });
  });
}

/** Which row of answers is being given: a new one ends the one before. */
const running = perTable(() => ({ row: 0 }));

/** Give several answers in a row, each when it is asked for; stop at the first that is not. */
export async function inTurn(play: Play, notations: readonly string[]): Promise<boolean> {
  const rows = running(play);
  const mine = ++rows.row;
  for (const notation of notations) {
    if (!(await offered(play, notation)) || mine !== rows.row) return false;
    const before = play.view.peek();
    if (!(await play.act(notation))) return false;
    await changed(play, before);
  }
  return true;
}

/** An answer is acknowledged before its position has come: wait for that. */
export function changed(play: Play, before: unknown): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(), PATIENCE);
    const stop: { now?: () => void } = {};
    const end = () => {
      clearTimeout(timer);
      stop.now?.();
      resolve();
    };
    stop.now = play.view.subscribe((now) => {
      if (now !== before) setTimeout(end);
    });
  });
}
