// Planning an expedition freely: answers given one after the other, pieces taken back wherever they lie, a plan dropped.
// The table holds the plan at every moment; taking back is the table's own undo, so nothing is decided here.
import { signal } from "@preact/signals";
import { perTable } from "../../../table/per_table";
import type { Play } from "../../../table/play";
import { kindOf, readAnswer, saysSo } from "../../../wire/answer";
import type { View } from "../../../wire/types";
import { poolDice, tableOf } from "../view";

const PATIENCE = 2500;
const PLANNING = new Set(["expedition", "send", "load", "load-required"]);
/** The most steps that a plan could have. */
const LONGEST = 40;

/** Whether several answers are on their way: what stands between them need not be shown as a choice. */
export const busy = perTable(() => signal(false));

const offered = (view: View | null, answer: string): boolean =>
  (view?.asked ?? []).some((asked) => asked.options.includes(answer));

const isPlanning = (view: View | null): boolean =>
  (view?.asked ?? []).some((asked) => !asked.optional && PLANNING.has(asked.prompt));

/** Wait until the table shows something else; resolves to whether it did in time. */
function changed(play: Play, before: View | null): Promise<boolean> {
  return new Promise((resolve) => {
    let over = false;
    const end = (found: boolean) => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      queueMicrotask(() => stop());
      resolve(found);
    };
    const timer = setTimeout(() => end(false), PATIENCE);
    const stop = play.view.subscribe((view) => {
      if (view !== before) end(true);
    });
  });
}

async function during<T>(play: Play, work: () => Promise<T>): Promise<T> {
  busy(play).value = true;
  try {
    return await work();
  } finally {
    busy(play).value = false;
  }
}

async function give(play: Play, answers: readonly string[]): Promise<void> {
  for (let at = 0; at < answers.length;) {
    // What leaves no choice the table may have answered by itself: then the next one is asked for.
    const next = answers.findIndex((answer, index) => index >= at && offered(play.view.value, answer));
    const answer = answers[next];
    if (answer === undefined) return;
    const before = play.view.value;
    if (!(await play.act(answer))) return;
    if (play.view.value === before) await changed(play, before);
    at = next + 1;
  }
}

async function stepBack(play: Play): Promise<boolean> {
  const before = play.view.value;
  if (!play.canUndo?.value || !play.undo) return false;
  play.undo(false);
  return play.view.value !== before || changed(play, before);
}

/** Give answers one after the other, each as soon as it is asked for. */
export const follow = (play: Play, answers: readonly string[]): Promise<void> =>
  during(play, () => give(play, answers));

/** Drop the plan: back to where it began. */
export const cancel = (play: Play): Promise<void> =>
  during(play, async () => {
    for (let n = 0; n < LONGEST && isPlanning(play.view.value); n++) if (!(await stepBack(play))) return;
  });

/** What lies in my clan's stores, as the answers that would lay it on an expedition, with how many of each. */
function stores(view: View | null): Map<string, number> {
  const clan = tableOf(view)?.clans[view?.seat ?? -1];
  const found = new Map<string, number>();
  for (const die of poolDice(clan?.pool ?? [])) found.set(`add ${die.notation}`, die.n);
  for (const trap of clan?.traps ?? []) found.set(`trap ${trap}`, (found.get(`trap ${trap}`) ?? 0) + 1);
  for (const what of ["defence", "potion", "venom"] as const) found.set(what, clan?.[what] ?? 0);
  return found;
}

/** Take one piece off the plan, whenever it was laid: step back to it, and lay again what came after. */
export const takeOff = (play: Play, piece: string): Promise<void> =>
  during(play, async () => {
    const later: string[] = [];
    for (let n = 0; n < LONGEST; n++) {
      const before = stores(play.view.value);
      if (!(await stepBack(play))) break;
      const back = [...stores(play.view.value)].find(([answer, count]) => count > (before.get(answer) ?? 0))?.[0];
      if (back === undefined || saysSo(back, kindOf(piece), ...readAnswer(piece).args)) break;
      later.unshift(back);
    }
    await give(play, later);
  });
