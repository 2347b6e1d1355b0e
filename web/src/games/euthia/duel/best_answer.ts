// Which answer of a combat promises most, by the odds: it is the strong button, and what fighting on by itself gives.
// The odds come from the game.
import type { Advice } from "../help";

/** What a token or a piece must gain, in per cent, to be used without asking. */
export const GAIN = 2;

/** What an answer promises to whoever is asked, NaN where the odds do not tell. */
export function worthOf(advice: Advice | null, one: string, leads: boolean): number {
  const win = advice?.options[one]?.win ?? NaN;
  return leads ? 1 - win : win;
}

/** The answer that promises most: a token or a piece must gain something; null where odds do not tell them apart. */
export function promising(options: readonly string[], advice: Advice | null, leads: boolean): string | null {
  const worth = (one: string): number => worthOf(advice, one, leads);
  const known = options.filter((one) => !Number.isNaN(worth(one)));
  const [best, ...others] = known.sort((a, b) => worth(b) - worth(a));
  if (best === undefined) return null;
  const plain = known.find((one) => one === "done" || one === "pass");
  if (plain !== undefined && worth(best) < worth(plain) + GAIN / 100) return plain;
  return others.every((one) => worth(one) < worth(best)) ? best : null;
}
