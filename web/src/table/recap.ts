// What happened since the looker's last decision, as cards; kept until newer ones come.
// The server makes them from what the seat saw; nothing is reckoned here.
import type { Card } from "../wire/types";

/** Cards that are kept at most: a round of a table of five, and a little more. */
const KEPT = 8;

/** The cards so far with those that are new: one that has grown takes the place of its beginning. */
export function joined(known: readonly Card[], fresh: readonly Card[]): readonly Card[] {
  const start = fresh[0];
  if (!start) return known;
  const before = known.filter((card) => card.last < start.first);
  return [...before, ...fresh].slice(-KEPT);
}
