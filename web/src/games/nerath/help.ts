// The odds that the server reckons for the seat that looks: asked for when a decision comes, kept until the next.
// Exact chances from what the seat may know; nothing is reckoned here.
import { helpOf, promptOf } from "../../table/help";

export interface Chances {
  win: number;
  /** Gold that either side loses on average. */
  ours: number;
  theirs: number;
  /** Victory points for winning. */
  points: number;
}

export interface Advice {
  attacks: Record<string, Chances>;
  options: Record<string, Chances>;
  battle: Chances | null;
  /** By option that sends units somewhere: how many of each kind would go. */
  goes: Record<string, Record<string, number>>;
  /** The answers that give all hits at hand to the cheapest units. */
  losses: string[];
  /** By option that names a land for a card to attack: the dice it would roll there, and the hits they make on average. */
  throws: Record<string, { dice: number; sides: number; hits: number }>;
}

/** Questions with odds: there it is worth asking again for a while. */
const WORTH = new Set(["movement", "order", "continue", "battle", "casualties", "guardian-dice", "card-target"]);

export const { useHelp, adviceNow } = helpOf<Advice>((view) => ({
  tries: WORTH.has(promptOf(view)) ? 25 : 1,
  pause: 600,
}));
