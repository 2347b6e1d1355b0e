// The odds that the server reckons for the seat that looks: asked for when a decision comes, kept until the next.
// Chances from what the seat may know; nothing is reckoned here.
import { helpOf, promptOf } from "../../table/help";
import type { Advice } from "../../wire/generated/nerath";

export type { Advice, Chances } from "../../wire/generated/nerath";

/** Questions with odds: there it is worth asking again for a while. */
const WORTH = new Set(["movement", "order", "continue", "battle", "casualties", "guardian-dice", "card-target"]);

export const { useHelp, adviceNow } = helpOf<Advice>((view) => ({
  tries: WORTH.has(promptOf(view)) ? 25 : 1,
  pause: 600,
}));
