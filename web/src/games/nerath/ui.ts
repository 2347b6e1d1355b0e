// What the looker has picked on the board, and the way a press on a space is taken.
// Shared by the map, the list of spaces and the panels.
import { signal } from "@preact/signals";
import { deedsByPlace, inTurn, type Deed } from "../../table/deeds";
import { questions, type Play } from "../../table/play";
import { box } from "./box";
import { spaceIn } from "./moves";
import { war } from "./view";
import { asWord } from "../../words/tongue";

/** The space whose particulars are shown, "" for none. */
export const picked = signal("");
export type Tab = "cards" | "battle" | "spaces" | "realms" | "history";
export const tab = signal<Tab>("cards");

/** What was bought last, and the answer that placed it: for "the same again". */
export const bought = signal<{ unit: string; at: string } | null>(null);

const known = (id: string): boolean => box.value?.spaces.has(id) ?? false;

export function deeds(play: Play): Map<string, Deed[]> {
  if (!play.live) return new Map();
  return deedsByPlace(questions(play.view.value), play.candidates.value, (notation) => spaceIn(notation, known));
}

/** Give an answer; a place for a new unit is kept in mind. */
export function give(play: Play, notation: string): void {
  const asked = questions(play.view.value)[0];
  if (asked?.prompt === "place" && notation !== "back")
    bought.value = { unit: asWord(asked.data["unit"]).replace(/^unit-/, ""), at: notation };
  void play.act(notation);
}

/** A press on a space: the one answer that it stands for, or the reason why there is none; several are listed. */
export function press(play: Play, space: string): void {
  picked.value = space;
  const here = deeds(play).get(space) ?? [];
  const legal = here.filter((one) => one.legal);
  if (legal.length === 1 && legal[0]) give(play, legal[0].notation);
  else if (legal.length > 1)
    setTimeout(() => document.querySelector<HTMLElement>("[data-testid=here] button")?.focus(), 50);
  else if (legal.length === 0 && here[0] && space !== war(play)?.order?.space) play.why(here[0].notation);
}

/** Units are dragged from one space to another: order them, if they are not being ordered, and send them. */
export async function drag(play: Play, from: string, to: string): Promise<void> {
  if (from === to) return press(play, from);
  const order = war(play)?.order;
  if (order?.space !== from) {
    const steps = order ? ["back", `select ${from}`] : [`select ${from}`];
    if (!(await inTurn(play, steps))) return;
  }
  press(play, to);
}
