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

/** A name in one line or in two of about the same length. */
export function nameLines(text: string): string[] {
  if (text.length < 13 || !text.includes(" ")) return [text];
  const words = text.split(" ");
  let best = 1;
  for (let i = 1; i < words.length; i++) {
    const wide = (at: number) => Math.max(words.slice(0, at).join(" ").length, words.slice(at).join(" ").length);
    if (wide(i) < wide(best)) best = i;
  }
  return [words.slice(0, best).join(" "), words.slice(best).join(" ")];
}
