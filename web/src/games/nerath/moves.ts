// Which answers belong to which space, and several answers given one after another.
// What is legal comes from the server; nothing is decided here.
import { questions, type Play } from "../../table/play";
import type { Asked, Candidate } from "../../wire/types";
import type { SpaceView, WarView } from "./view";

/** The space that an answer names, if it names one. */
export function spaceIn(notation: string, known: (id: string) => boolean): string {
  return notation.split(" ").slice(1).find(known) ?? "";
}

export interface Deed {
  notation: string;
  legal: boolean;
}

/** Everything that could be answered with a space, by space: what is legal, and else what is refused with a reason. */
export function deedsBySpace(asked: readonly Asked[], candidates: readonly Candidate[], known: (id: string) => boolean): Map<string, Deed[]> {
  const found = new Map<string, Deed[]>();
  const add = (notation: string, legal: boolean) => {
    const space = spaceIn(notation, known);
    if (!space) return;
    const here = found.get(space);
    if (!here) found.set(space, [{ notation, legal }]);
    else if (!here.some((one) => one.notation === notation) && (legal || !here.some((one) => one.legal))) here.push({ notation, legal });
  };
  for (const one of asked) for (const option of one.options) add(option, true);
  for (const one of candidates) if (!one.ok) add(one.do, false);
  return found;
}

/** Would going there mean a fight for the realm? */
export function isHostile(table: WarView, space: SpaceView, realm: string): boolean {
  const sideOf = (id: string) => table.realms.find((one) => one.id === id)?.side ?? -1;
  const own = sideOf(realm);
  if (space.holder) return sideOf(space.holder) !== own;
  if (space.tokens.length > 0) return true;
  return space.units.some((unit) => sideOf(unit.realm) !== own);
}

/** What an answer means on the map, for its mark. */
export function markOf(notation: string, hostile: boolean): string {
  const kind = notation.split(" ")[0] ?? "";
  if (kind === "to" || kind === "land") return hostile ? "attack" : kind === "land" ? "land" : "move";
  if (kind === "board" || kind === "embark") return "board";
  if (kind === "fight" || kind === "amok") return "attack";
  if (kind === "at") return "buy";
  return "";
}

/** The answers that bring a group down to fewer units: begin the order anew and take all the others again. */
export function withoutOne(space: string, groups: readonly { do: string; taken?: number }[], less: string): string[] {
  const takes = groups.flatMap((one) => Array.from({ length: (one.taken ?? 0) - (one.do === less ? 1 : 0) }, () => one.do));
  return ["back", `select ${space}`, ...takes];
}

const PATIENCE = 4000;

/** Wait until an answer is among what is asked; false if it does not come. */
function offered(play: Play, notation: string): Promise<boolean> {
  const there = () => questions(play.view.peek()).some((asked) => asked.options.includes(notation));
  if (there()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(false), PATIENCE);
    let stop: (() => void) | undefined;
    const end = (found: boolean) => {
      clearTimeout(timer);
      stop?.();
      resolve(found);
    };
    stop = play.view.subscribe(() => {
      if (there()) setTimeout(() => end(true));
    });
  });
}

let running = 0;

/** Give several answers in a row, each when it is asked for; stop at the first that is not. */
export async function inTurn(play: Play, notations: readonly string[]): Promise<boolean> {
  const mine = ++running;
  for (const notation of notations) {
    if (!(await offered(play, notation)) || mine !== running) return false;
    const before = play.view.peek();
    if (!(await play.act(notation))) return false;
    await changed(play, before);
  }
  return true;
}

/** An answer is acknowledged before its position has come: wait for that. */
function changed(play: Play, before: unknown): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(), PATIENCE);
    let stop: (() => void) | undefined;
    const end = () => {
      clearTimeout(timer);
      stop?.();
      resolve();
    };
    stop = play.view.subscribe((now) => {
      if (now !== before) setTimeout(end);
    });
  });
}
