// Several players at one screen: whose side is to be shown next, and when a curtain must fall between them.
// What is secret is covered; where one of them alone is asked there is always a card to hand over by. In a race, where all
// play at once, nothing stops them.
import { questions } from "./play";
import type { View } from "../wire/types";

interface Sitting {
  /** The seat of mine that should be looking. */
  next: number;
  /** Whether the screen is covered until that player says to be there. */
  covered: boolean;
}

export function sitting(
  view: View | null,
  seat: number,
  mine: readonly number[],
  confirmed: number,
  chosen: number,
  secret: boolean,
): Sitting {
  if (!view || mine.length < 2 || view.over) return { next: seat, covered: false };
  const waiting = mine.filter((one) => view.waiting.includes(one));
  let next = seat;
  if (mine.includes(chosen)) next = chosen;
  else if (!mine.includes(seat) || (questions(view).length === 0 && waiting.length > 0))
    next = waiting[0] ?? mine[0] ?? seat;
  return { next, covered: (secret || waiting.length === 1) && (confirmed !== next || next !== seat) };
}
