// The table of Dungeon Rush as games/dungeon_rush/view sends it, and small questions about it.
// Nothing here is known of the network or the page.
import type { Play } from "../../table/play";
import { saysSo } from "../../wire/answer";
import type { View } from "../../wire/types";
import type { DungeonView } from "../../wire/generated/dungeon_rush";

export type { DungeonView, HeroView, PlayerView } from "../../wire/generated/dungeon_rush";

export type Hand = "left" | "right";
export const HANDS: readonly Hand[] = ["left", "right"];

export const tableOf = (view: View | null): DungeonView | null => (view?.table as DungeonView | undefined) ?? null;

export const dungeon = (play: Play): DungeonView | null => tableOf(play.view.value);

export const otherHand = (hand: Hand): Hand => (hand === "left" ? "right" : "left");

/** Whether a hero beats a monster on the table alone, as the game says. */
export const beatsAlone = (table: DungeonView, seat: number, hand: Hand, monster: string): boolean =>
  table.players[seat]?.heroes[hand === "left" ? 0 : 1]?.beats.includes(monster) ?? false;

/** What a seat can still do about a monster: with the heroes that are free or there already, alone or only together. */
export function chancesOn(table: DungeonView, seat: number, monster: string): readonly (Hand | "both")[] {
  const able = HANDS.filter((hand) => isFree(table, seat, hand) || handsOn(table, seat, monster, true).includes(hand));
  const alone = able.filter((hand) => beatsAlone(table, seat, hand, monster));
  if (alone.length > 0) return alone;
  return able.length === 2 && (table.players[seat]?.together.includes(monster) ?? false) ? ["both"] : [];
}

export const isRace = (table: DungeonView): boolean => table.mode === "arrival" || table.mode === "fair";

/** Which hands of a seat are on a monster: public claims, one's own provisional ones, one's own secret ones. */
export function handsOn(table: DungeonView, seat: number, monster: string, own: boolean): Hand[] {
  const player = table.players[seat];
  return HANDS.filter((hand, index) => {
    if (player?.heroes[index]?.target === monster) return true;
    if (!own) return false;
    return (
      table.provisional.some(([h, m]) => h === hand && m === monster) ||
      table.answered.includes(`claim ${hand} ${monster}`)
    );
  });
}

/** Whether a hero of mine still waits to be sent. */
export function isFree(table: DungeonView, seat: number, hand: Hand): boolean {
  const player = table.players[seat];
  const hero = player?.heroes[hand === "left" ? 0 : 1];
  if (!player || !hero?.hero || player.finished || hero.target) return false;
  if (table.provisional.some(([h]) => h === hand)) return false;
  return !table.answered.some((answer) => saysSo(answer, "claim", hand) || saysSo(answer, "hold", hand));
}
