// The words of this board: names of spaces, units, realms and cards, and what cards say.
// The sentences are those of the game's locale files.
import type { Play } from "../../table/play";
import { NOBODY, type Vars } from "../../words/tongue";
import { speak } from "../../words/words";
import { box } from "./box";

const GAME = "nerath";

export const say = (id: string, vars: Vars = {}): string => speak(GAME).text(`board-${id}`, vars);

export const nameOf = (kind: string, id: string): string => speak(GAME).find(`${kind}-${id}`) ?? id;

export const realmName = (id: string): string => (id ? nameOf("realm", id) : "");

/** A realm within a sentence: "the Iron Circle". */
export const theRealm = (id: string): string => speak(GAME).attribute(`realm-${id}`, "the") ?? realmName(id);

export const spaceName = (id: string): string => nameOf(box.value?.spaces.get(id)?.place ?? "land", id);

export const unitName = (id: string): string => nameOf("unit", id);

/** So many units of a kind: "3 Fighters". */
export const amount = (kind: string, n: number): string => speak(GAME).text(`amount-${kind}`, { n });

export const list = (words: readonly string[]): string => speak(GAME).list(words);

export const percent = (chance: number): number =>
  chance > 0.995 && chance < 1 ? 99 : chance > 0 && chance < 0.005 ? 1 : Math.round(chance * 100);

export const chanceText = (chance: number): string => say("percent", { n: percent(chance) });

export function cardName(id: string): string {
  return nameOf(box.value?.treasures.has(id) ? "treasure" : "event", id);
}

/** What a card says, made from its effects by the server. */
export function cardText(id: string): string {
  const message = box.value?.texts[id];
  return message ? speak(GAME).sentence(String(message["say"]), message, NOBODY) : "";
}

export const actionText = (play: Play, notation: string): string => speak(GAME).action(notation, play.seats());

/** The ways to write a name: in one line, or in two or three of about the same length, the usual one first. */
export function breaks(text: string): string[][] {
  const words = text.split(" ");
  const found = [[words.join(" ")], evenly(words, 2), evenly(words, 3)].filter((one) => one.length > 0);
  return text.length < 13 || !found[1] ? found : [found[1], found[0] ?? [], ...found.slice(2)];
}

/** Words in so many lines, the longest as short as can be; none if there are too few words. */
function evenly(words: readonly string[], lines: number): string[] {
  if (words.length < lines) return [];
  if (lines === 1) return [words.join(" ")];
  const longest = (all: readonly string[]) => Math.max(...all.map((line) => line.length));
  let best: string[] = [];
  for (let i = 1; i <= words.length - lines + 1; i++) {
    const rest = evenly(words.slice(i), lines - 1);
    const all = [words.slice(0, i).join(" "), ...rest];
    if (rest.length > 0 && (best.length === 0 || longest(all) < longest(best))) best = all;
  }
  return best;
}
