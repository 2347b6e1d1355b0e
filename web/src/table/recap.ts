// What happened since the looker's last decision or turn, as cards; kept until newer ones come.
// The server makes them from what the seat saw; nothing is reckoned here.
import type { Card } from "../wire/types";

/** What is told now: whatever is new takes the place of what was told before. */
export const latest = (known: readonly Card[], fresh: readonly Card[]): readonly Card[] =>
  fresh.length > 0 ? fresh : known;
