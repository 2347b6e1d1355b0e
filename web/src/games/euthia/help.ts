// The odds that the server reckons for the seat that looks: asked for when a decision comes, kept until the next.
// Chances from what the seat may know, with how exact they are; nothing is reckoned here.
import { helpOf, promptOf } from "../../table/help";
import type { Play } from "../../table/play";
import { tableOf } from "./view";

/** How a combat may end for the hero: victory and death from 0 to 1, health lost on average; by how much the chances may be
 * off; health and Gaar left on average; for when this holds, as keys of sentences. */
export interface Chances {
  win: number;
  die: number;
  wounds: number;
  about: number;
  health: number;
  gaar: number;
  when: readonly string[];
}

/** What an answer comes to at once: a roll from low to high, least to most of wounds, damage or health; `now` without it. */
export interface Outcome {
  what: "wounds" | "damage" | "health";
  low: number;
  high: number;
  least: number;
  most: number;
  now: number;
  ends: "no" | "maybe" | "yes";
}

export interface Advice {
  /** By space, for monsters in sight. */
  fights: Record<string, Chances>;
  /** By answer. */
  options: Record<string, Chances>;
  /** For the combat at hand, whatever is answered now. */
  whole: Chances | null;
  /** By answer. */
  results: Record<string, Outcome>;
}

/** Where odds are to come it is worth asking again for a while. */
const WORTH = ["act", "before-combat"];

export const { useHelp, adviceNow } = helpOf<Advice>((view) => ({
  tries: tableOf(view)?.duel || WORTH.includes(promptOf(view)) ? 25 : 1,
  pause: 700,
}));

/** The odds of a fight against the monster of a space, from what may be known of it. */
export const fightAt = (play: Play, space: string): Chances | null => adviceNow(play)?.fights?.[space] ?? null;
