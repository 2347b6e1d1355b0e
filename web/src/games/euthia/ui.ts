// What the looker has in hand on this board: the chosen space, the open panel, the window on the map.
// A press on the map becomes an answer, a reason, or a closer look.
import { signal } from "@preact/signals";
import { perTable } from "../../table/per_table";
import { answersByPlace, type PlacedAnswer } from "../../table/answers";
import { questions, type Play } from "../../table/play";
import { Viewport } from "../../ui/viewport";
import { kindOf } from "../../wire/answer";
import { box } from "./box";
import { spaceIn } from "./map/answers";
import { SIDE, spotsOf } from "./map/hexes";
import { world } from "./view";

/** The space that was pressed last, "" for none. */
export const picked = perTable(() => signal(""));
export type Tab = "scenario" | "quests" | "offer" | "spaces" | "heroes" | "fight" | "history";
export const tab = perTable(() => signal<Tab>("scenario"));
/** How much of the log the looker had before him at his last answer, -1 before there was one. */
export const seen = perTable(() => signal(-1));
/** The hero whose board is shown, -1 for the looker's own. */
export const shown = perTable(() => signal(-1));

/** Whether the window follows the hero; not while one looks around. */
export const led = perTable(() => signal(true));
export const viewport = perTable(() => new Viewport({ x: -300, y: -300, w: 600, h: 600 }, 520));

const known = (id: string): boolean => box.value?.spaces.has(id) ?? false;

export function deeds(play: Play): Map<string, PlacedAnswer[]> {
  if (!play.live) return new Map();
  return answersByPlace(questions(play.view.value), play.candidates.value, (notation) => spaceIn(notation, known));
}

/** Does a monster stand there, so that going means a fight? */
export function guarded(play: Play, space: string): boolean {
  const tiles = world(play)?.tiles ?? [];
  return tiles.some((tile) => tile.spaces.some((one) => one.id === space && (one.monster ?? 0) > 0));
}

/** A press on a space: its one answer, or the reason why there is none; a fight asks for a second press. */
export function press(play: Play, space: string): void {
  const again = picked(play).value === space;
  picked(play).value = space;
  const here = deeds(play).get(space) ?? [];
  const legal = here.filter((one) => one.legal);
  const only = legal[0];
  if (legal.length === 1 && only && (again || !guarded(play, space))) {
    picked(play).value = "";
    void play.act(only.notation);
  } else if (legal.length > 0 || wayThere(play, space)) return;
  else if (here[0]) play.why(here[0].notation);
  else if (again || beside(play, space)) askWhy(play, space);
}

/** Is there a way to a space that takes tokens or several steps? It is shown before it is walked. */
function wayThere(play: Play, space: string): boolean {
  return questions(play.view.value)[0]?.prompt === "act" && world(play)?.ways[space] !== undefined;
}

/** Is a space next to the one where the looker's hero stands? */
function beside(play: Play, space: string): boolean {
  const table = world(play);
  const home = table?.heroes[play.seat.value]?.at;
  const spots = spotsOf(table?.tiles ?? []);
  const [a, b] = [home, space].map((id) => spots.find((spot) => spot.id === id)?.at);
  return a !== undefined && b !== undefined && a !== b && Math.hypot(a[0] - b[0], a[1] - b[1]) < 1.8 * SIDE;
}

/** Ask the server why a hero cannot go to a space now, if ways are what is asked about. */
function askWhy(play: Play, space: string): void {
  const options = questions(play.view.value).flatMap((asked) => asked.options);
  const way = options.map(kindOf).find((kind) => ["move", "teleport", "land"].includes(kind));
  const turn = questions(play.view.value)[0]?.prompt === "act";
  if (play.live && (way || turn) && known(space) && world(play)?.heroes[play.seat.value]?.at !== space)
    play.why(`${way ?? "move"} ${space}`);
}
