// The odds that the server reckons for the seat that looks: asked for when a decision comes, kept until the next.
// Exact chances from what the seat may know; nothing is reckoned here.
import { helpOf } from "../../table/help";
import type { Play } from "../../table/play";

export interface Chances {
  survive?: number;
  beat?: number;
  capture?: number;
  kill?: number;
  conquer?: number;
  loot?: number;
  win?: number;
  succeed?: number;
  /** So many required dice are still to be laid; the chances are those with the best ones at hand. */
  lacking?: number;
}

export interface Outlook {
  expedition: number;
  place: string;
  number: number;
  mercenary: string;
  planned: boolean;
  chances: Chances;
}

export interface Advice {
  expeditions: Outlook[];
  options: Record<string, Chances>;
  /** The plan with all the dice, traps and tokens that could still go with it. */
  most?: Chances | null;
  /** The answers that lay all that. */
  filling?: string[];
  /** What answers cost and give at once. */
  changes?: Record<string, Change>;
  /** The answers that lay all that helps, for each who could be sent. */
  fillings?: Record<string, string[]>;
  /** The answers that lead to a ware, a slot or a free thing while one deploys. */
  ways?: Record<string, Way>;
  /** The answer that fights on, "" where more than the odds is to be weighed. */
  best?: string;
  /** What the next roll of a strike may bring. */
  throws?: Record<string, { goal?: number; capture?: number; kill?: number }>;
}

/** Several answers in a row, and what they change at once. */
export interface Way {
  answers: string[];
  change: Change;
}

/** What an answer changes at once: figures of the clan, the discount of a die, who leaves. */
export interface Change {
  gold?: number;
  glory?: number;
  reputation?: number;
  defence?: number;
  potion?: number;
  venom?: number;
  traps?: number;
  points?: number;
  wages?: number;
  off?: number;
  lost?: string[];
}

const { useHelp, adviceNow, latest } = helpOf<Advice>(() => ({ tries: 4, pause: 350 }));
export { adviceNow, useHelp };

/** The way to the first of several things that has one now. */
export function wayTo(play: Play, things: readonly string[]): Way | null {
  const ways = play.live ? adviceNow(play)?.ways : undefined;
  return things.map((thing) => ways?.[thing]).find((way) => way !== undefined) ?? null;
}

/** The latest odds of an expedition of mine that is out; they change little from one decision to the next. */
export function outlookOf(play: Play, index: number): Outlook | null {
  return latest(play)?.expeditions.find((one) => one.expedition === index) ?? null;
}

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
