// The chances that the server reckons for the answers at hand: read from its advice, nothing is reckoned here.
// Null where nothing is known, or not yet.
import type { Play } from "../../table/play";
import { adviceNow } from "./help";

/** The chance that goes with an answer: to win the combat, for whoever is asked. */
export const chanceOf = (play: Play, notation: string): number | null => adviceNow(play)?.options?.[notation]?.win ?? null;

/** The best chance among the answers at hand, for whoever is asked. */
export function chanceNow(play: Play): number | null {
  const all = Object.values(adviceNow(play)?.options ?? {}).map((one) => one.win);
  return all.length > 0 ? Math.max(...all) : null;
}
