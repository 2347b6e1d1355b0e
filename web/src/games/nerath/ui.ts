// What the looker has picked on the board, and the way a press on a space is taken.
// Shared by the map, the list of spaces and the panels.
import { signal } from "@preact/signals";
import { perTable } from "../../table/per_table";
import { answersByPlace, inTurn, type PlacedAnswer } from "../../table/answers";
import { questions, type Play } from "../../table/play";
import { box } from "./box";
import { spaceIn } from "./orders/moves";
import { war } from "./view";
import { bare } from "../../wire/answer";

/** The space whose particulars are shown, "" for none. */
export const picked = perTable(() => signal(""));
export type Tab = "cards" | "battle" | "spaces" | "realms" | "history";
export const tab = perTable(() => signal<Tab>("cards"));

/** What was bought last, and the answer that placed it: for "the same again". */
export const bought = perTable(() => signal<{ unit: string; at: string } | null>(null));

const known = (id: string): boolean => box.value?.spaces.has(id) ?? false;

export function deeds(play: Play): Map<string, PlacedAnswer[]> {
  if (!play.live) return new Map();
  return answersByPlace(questions(play.view.value), play.candidates.value, (notation) => spaceIn(notation, known));
}

/** Give an answer; a place for a new unit is kept in mind. */
export function give(play: Play, notation: string): void {
  const asked = questions(play.view.value)[0];
  if (asked?.prompt === "place" && notation !== "back")
    bought(play).value = { unit: bare(asked.data["unit"]), at: notation };
  void play.act(notation);
}

/** A press on a space: the one answer that it stands for, or the reason why there is none; several are listed. */
export function press(play: Play, space: string): void {
  picked(play).value = space;
  const here = deeds(play).get(space) ?? [];
  const legal = here.filter((one) => one.legal);
  if (legal.length === 1 && legal[0]) give(play, legal[0].notation);
  else if (legal.length > 1)
    setTimeout(() => document.querySelector<HTMLElement>("[data-testid=here] button")?.focus(), 50);
  else if (legal.length === 0 && here[0] && space !== war(play)?.order?.space) play.why(here[0].notation);
}

/** The answer that a drag stands for while it is asked how many go; "" for none. */
export const aimed = perTable(() => signal(""));

/** Whether the units that are taken up can be ordered: known when the table has answered. */
const taken = perTable(() => ({ done: Promise.resolve(false) }));

/** Units of a space are taken up: order them, if they are not being ordered, so that their targets are lit. */
export function takeUp(play: Play, from: string): void {
  aimed(play).value = "";
  const order = war(play)?.order;
  if (order?.space === from) taken(play).done = Promise.resolve(true);
  else taken(play).done = inTurn(play, order ? ["back", `select ${from}`] : [`select ${from}`]);
}

/** Units that were taken up are put down: several ask how many go, one goes at once. */
export async function putDown(play: Play, from: string, to: string): Promise<void> {
  if (!(await taken(play).done) || from === to) return;
  picked(play).value = to;
  const here = (deeds(play).get(to) ?? []).filter((one) => one.legal);
  const many = war(play)?.order?.groups.reduce((sum, one) => sum + one.n, 0) ?? 0;
  if (many > 1 && here.length > 0) aimed(play).value = here[0]?.notation ?? "";
  else press(play, to);
}
