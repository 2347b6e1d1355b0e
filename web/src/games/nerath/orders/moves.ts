// Which space an answer belongs to, what it means on the map, and the answers that make a group smaller.
// What is legal comes from the server; nothing is decided here.
import { kindOf, readAnswer } from "../../../wire/answer";
import type { SpaceView, WarView } from "../view";

/** Answers that play a card or use what it gives. */
export const ON_CARDS = ["play", "lay", "use", "apply"] as const;

/** The space that an answer names, if it names one. */
export function spaceIn(notation: string, known: (id: string) => boolean): string {
  return readAnswer(notation).args.find(known) ?? "";
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
  const kind = kindOf(notation);
  if (kind === "to" || kind === "land") return hostile ? "attack" : kind === "land" ? "land" : "move";
  if (kind === "board" || kind === "embark") return "board";
  if (kind === "fight" || kind === "amok") return "attack";
  if (kind === "at") return "buy";
  return "";
}

/** The answers that bring a group down to fewer units: begin the order anew and take all the others again. */
export function withoutOne(space: string, groups: readonly { do: string; taken?: number }[], less: string): string[] {
  const takes = groups.flatMap((one) =>
    Array.from({ length: (one.taken ?? 0) - (one.do === less ? 1 : 0) }, () => one.do),
  );
  return ["back", `select ${space}`, ...takes];
}
