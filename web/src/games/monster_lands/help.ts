// The odds that the server reckons for the seat that looks: asked for when a decision comes, kept until the next.
// Exact chances from what the seat may know; nothing is reckoned here.
import { helpOf } from "../../table/help";
import type { Play } from "../../table/play";
import type { Advice, Chances, Outlook, Way } from "../../wire/generated/monster_lands";
import { plannedOf } from "./view";

export type { Change, Chances } from "../../wire/generated/monster_lands";

const { useHelp, adviceNow, latest } = helpOf<Advice>(() => ({ tries: 4, pause: 350 }));
export { adviceNow, useHelp };

/** The way to the first of several things that has one now. */
export function wayTo(play: Play, things: readonly string[]): Way | null {
  const ways = play.live ? adviceNow(play)?.ways : undefined;
  return things.map((thing) => ways?.[thing]).find((way) => way !== undefined) ?? null;
}

/** The latest odds of an expedition of mine that is out; they change little from one decision to the next. */
export function outlookOf(play: Play, index: number): Outlook | null {
  const found = latest(play)?.expeditions.find((one) => one.expedition === index) ?? null;
  return found && holds(found, plannedOf(play)?.index ?? -1) ? found : null;
}

/** Whether odds still stand: what was reckoned while it was planned says nothing of what it set out with in the end. */
export const holds = (outlook: Outlook, planned: number): boolean => !outlook.planned || outlook.expedition === planned;

/** The chance that counts most for an expedition: beating the monster or conquering, winning a mission. */
export function mainChance(chances: Chances): number | null {
  if (chances.win !== undefined) return chances.win;
  if (chances.beat === undefined) return chances.conquer ?? null;
  return chances.beat + (chances.conquer ?? 0);
}

/** A chance in whole percent; what is not certain never reads as 0 or 100. */
export function percent(chance: number): number {
  const n = Math.round(chance * 100);
  if (n === 0 && chance > 0) return 1;
  return n === 100 && chance < 1 ? 99 : n;
}
