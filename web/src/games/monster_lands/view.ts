// The table of Monster Lands as games/monster_lands/view/table.py sends it, and small questions about it.
// Nothing here is known of the network or the page.
import type { Play } from "../../table/play";
import { bare } from "../../wire/answer";
import type { View } from "../../wire/types";
import type { ExpeditionView, LandsView } from "../../wire/generated/monster_lands";

export type {
  BuildingView,
  ClanView,
  ExpeditionView,
  LandsView,
  MemberView,
  SoloView,
} from "../../wire/generated/monster_lands";

export const COLOURS = ["force", "magic", "persuasion"] as const;
export type Colour = (typeof COLOURS)[number];
export const PLACES = ["competitive", "contract", "region_a", "region_b", "gates"] as const;
export type Place = (typeof PLACES)[number];

export const tableOf = (view: View | null): LandsView | null => (view?.table as LandsView | undefined) ?? null;

export const lands = (play: Play): LandsView | null => tableOf(play.view.value);

/** Where the expeditions of a place begin in the list of all. */
export const START: Record<Place, number> = { competitive: 0, contract: 2, region_a: 4, region_b: 8, gates: 12 };

export const expeditionsOf = (table: LandsView, place: Place): ExpeditionView[] =>
  table.expeditions.filter((one) => one.place === place);

/** The dice of a pool: Force, Magic, then Persuasion by value. */
export function poolDice(pool: readonly number[]): { colour: Colour; value: number; n: number; notation: string }[] {
  return pool.flatMap((n, code) => {
    if (n === 0) return [];
    const colour: Colour = code === 0 ? "force" : code === 1 ? "magic" : "persuasion";
    const value = code < 2 ? 0 : code - 1;
    return [{ colour, value, n, notation: value > 0 ? `persuasion ${value}` : colour }];
  });
}

/** The place that the present question is about, if it names one. */
export function askedPlace(view: View | null): Place | null {
  const data = view?.asked[0]?.data["place"];
  const place = typeof data === "string" ? bare(data) : "";
  return (PLACES as readonly string[]).includes(place) ? (place as Place) : null;
}

/** My expedition that is being planned: the question is about what goes with its mercenary. */
export function plannedOf(play: Play): { place: Place; number: number; mercenary: string; index: number } | null {
  const view = play.view.value;
  const table = tableOf(view);
  const asked = view?.asked[0];
  if (!table || !asked || !asked.prompt.startsWith("load")) return null;
  const mercenary = bare(asked.data["mercenary"]);
  const index = table.expeditions.findIndex((one) => one.mercenary === mercenary && one.seat === view?.seat);
  const found = table.expeditions[index];
  return found ? { place: found.place as Place, number: found.number, mercenary, index } : null;
}
