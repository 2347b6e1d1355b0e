// The table of Euthia as games/euthia/view/table.py sends it, and small questions about it.
// Nothing here is known of the network or the page.
import type { Play } from "../../table/play";
import type { View } from "../../wire/types";
import type { WorldView } from "../../wire/generated/euthia";

export type {
  BackView,
  DuelView,
  HeroView,
  SlotView,
  SpaceView,
  StoryView,
  SumView,
  ThingView,
  TileView,
  TradeView,
  WorldView,
} from "../../wire/generated/euthia";

export const ACTIONS = ["mining", "trade", "combat"] as const;
export const ELEMENTS = ["air", "earth", "water", "fire"] as const;
export const GEMS = ["amethyst", "emerald", "onyx", "opal", "ruby", "sapphire", "demonite", "diamond"] as const;
/** The decks of the shop, in the order of `WorldView.offers`. */
export const DECKS = ["merchant", "alchemist", "dragonslayer"] as const;
export const PLACES = ["a", "b", "c", "m"] as const;

export const tableOf = (view: View | null): WorldView | null => (view?.table as WorldView | undefined) ?? null;

export const world = (play: Play): WorldView | null => tableOf(play.view.value);

/** The seat whose side is shown: the looker's own, or whose turn it is for those who only watch. */
export const shownSeat = (play: Play, table: WorldView): number => {
  const seat = play.seat.value;
  return seat >= 0 && seat < table.heroes.length ? seat : Math.max(0, table.turn);
};
