// The chances that the server reckons for the answers at hand: read from its advice, nothing is reckoned here.
// Null where nothing is known, or not yet; they are the hero's, whoever looks.
import { promptOf } from "../../../table/help";
import { questions, type Play } from "../../../table/play";
import { adviceNow, type Chances, type Outcome } from "../help";
import { tableOf } from "../view";
import { percent, say } from "../words";

/** Questions before a combat that its odds belong to. */
const AHEAD = ["before-combat", "control"];

/** The chance that the hero wins the combat after an answer. */
export const chanceOf = (play: Play, notation: string): number | null =>
  adviceNow(play)?.options?.[notation]?.win ?? null;

/** The same in a few signs, "" where it is not known: "83%", or "≥83%" where something at hand is not counted. */
export function chanceTextOf(play: Play, notation: string): string {
  const found = adviceNow(play)?.options?.[notation];
  return found ? winText(found) : "";
}

/** A chance to win in a few signs, which say whether it is a minimum. */
export const winText = (odds: Chances): string =>
  say(isLeast(odds) ? "odds-least-short" : "percent", { n: percent(odds.win) });

export const isLeast = ({ win, when }: Chances): boolean => win < 1 && when.includes("odds-when-more");

/** The chances of the combat with the best answer for the looker, who leads the monster or not; else as it stands. */
export function chancesNow(play: Play, leads: boolean): Chances | null {
  const all = Object.values(adviceNow(play)?.options ?? {});
  const better = (a: Chances, b: Chances) => (leads ? b.win < a.win : b.win > a.win);
  const whole = adviceNow(play)?.whole ?? null;
  if (all.length === 0) return whole;
  const best = all.reduce((best, one) => (better(best, one) ? one : best));
  return whole ? { ...best, when: whole.when } : best;
}

/** Whether odds of the combat at hand are still being reckoned for the looker, so that room is kept for them. */
export function oddsToCome(play: Play): boolean {
  const view = play.view.value;
  const duel = tableOf(view)?.duel;
  const concerned = duel ? [duel.seat, duel.master].includes(play.seat.value) : AHEAD.includes(promptOf(view));
  return play.live && concerned && questions(view).length > 0 && !adviceNow(play);
}

/** The same for each answer, of which there are odds only in a combat, and only if there is a choice. */
export const chanceToCome = (play: Play): boolean =>
  oddsToCome(play) &&
  Boolean(tableOf(play.view.value)?.duel) &&
  (questions(play.view.value)[0]?.options.length ?? 0) > 1;

/** In words: exact, or by how many points of a hundred the chances may be off. */
export const exactness = ({ about }: Chances): string =>
  about > 0 ? say("odds-about", { n: Math.round(about * 1000) / 10 }) : say("odds-exact");

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** What is left to the hero on average, in words. */
export const leftText = ({ health, gaar }: Chances): string =>
  say("odds-left", { health: tenth(health), gaar: tenth(gaar) });

/** For when chances hold that are not those of a fight right now, a sentence each. */
export const whenTexts = ({ when }: Chances): string[] => when.map((key) => say(key));

/** How a fight at a space may end, and what is left then. */
export const oddsBrief = (odds: Chances): string =>
  say("odds-line", {
    win: say(isLeast(odds) ? "odds-least" : "percent", { n: percent(odds.win) }),
    die: say("percent", { n: percent(odds.die) }),
    left: leftText(odds),
    about: exactness(odds),
  });

/** The same, and for when it holds. */
export const oddsLine = (odds: Chances): string => [oddsBrief(odds), ...whenTexts(odds)].join(" ");

/** What an answer comes to at once: "8: still 4 wounds", "12: 5 damage, kills"; "" where there is nothing to say. */
export function resultOf(play: Play, notation: string): string {
  const found = adviceNow(play)?.results?.[notation];
  return found ? resultText(found) : "";
}

function resultText({ what, low, high, least, most, now, ends }: Outcome): string {
  if (what === "health") return say("result-health", { n: least });
  const roll = low === high ? say("result-roll", { n: low }) : say("result-rolls", { low, high });
  const still = least === most && most === now ? "yes" : "no";
  const harm =
    least === most ? say(`result-${what}`, { n: most, still }) : say(`result-${what}-range`, { least, most });
  return say("result", { roll, harm, ends, what });
}
