// The odds that the server reckons for the seat that looks: asked for when a decision comes, kept until the next.
// Chances from what the seat may know, with how exact they are; nothing is reckoned here.
import { helpOf, promptOf } from "../../table/help";
import type { Play } from "../../table/play";
import type { Advice, Chances } from "../../wire/generated/euthia";
import { tableOf } from "./view";

export type { Advice, Chances, Outcome } from "../../wire/generated/euthia";

/** Where odds are to come it is worth asking again for a while. */
const WORTH = ["act", "before-combat", "control"];

export const { useHelp, adviceNow } = helpOf<Advice>((view) => ({
  tries: tableOf(view)?.duel || WORTH.includes(promptOf(view)) ? 25 : 1,
  pause: 700,
}));

/** The odds of a fight against the monster of a space, from what may be known of it. */
export const fightAt = (play: Play, space: string): Chances | null => adviceNow(play)?.fights[space] ?? null;
