// The chances that the server reckons for the answers at hand: read from its advice, nothing is reckoned here.
// Null where nothing is known, or not yet; they are the hero's, whoever looks.
import type { Play } from "../../table/play";
import { adviceNow, type Chances } from "./help";
import { say } from "./words";

/** The chance that the hero wins the combat after an answer. */
export const chanceOf = (play: Play, notation: string): number | null => adviceNow(play)?.options?.[notation]?.win ?? null;

/** The chances of the combat with the best answer for the looker, who leads the monster or not; else as it stands. */
export function chancesNow(play: Play, leads: boolean): Chances | null {
  const all = Object.values(adviceNow(play)?.options ?? {});
  const better = (a: Chances, b: Chances) => (leads ? b.win < a.win : b.win > a.win);
  return all.length > 0 ? all.reduce((best, one) => (better(best, one) ? one : best)) : (adviceNow(play)?.whole ?? null);
}

/** In words: exact, or by how many points of a hundred the chances may be off. */
export const exactness = ({ about }: Chances): string => (about > 0 ? say("odds-about", { n: Math.round(about * 1000) / 10 }) : say("odds-exact"));
