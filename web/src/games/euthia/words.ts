// The words of this board: names of pieces and what is written on them.
// The sentences are those of the game's locale files.
import type { Play } from "../../table/play";
import { NOBODY, type Vars } from "../../words/tongue";
import { speak } from "../../words/words";
import { box } from "./box";

export const GAME = "euthia";

export const say = (id: string, vars: Vars = {}): string => speak(GAME).text(`board-${id}`, vars);

export const nameOf = (kind: string, id: string): string => speak(GAME).find(`${kind}-${id}`) ?? id;

export const tileName = (id: string): string => nameOf("tile", id);

export const spaceName = (id: string): string => nameOf("space", id);

/** Monsters, elites and the opponents of scenarios share one list of ids. */
export const foeName = (id: string): string => nameOf("fighter", id);

export const list = (words: readonly string[]): string => speak(GAME).list(words);

/** What is written on a piece, line by line; its key is the message of its name: `tile-…`, `quest-…`, `card-…`. */
export function linesOf(key: string): string[] {
  const tongue = speak(GAME);
  return (box.value?.texts[key] ?? []).map((line) => tongue.sentence(String(line["say"]), line, NOBODY));
}

export const actionText = (play: Play, notation: string): string => speak(GAME).action(notation, play.seats());

export const percent = (chance: number): number =>
  chance > 0.995 && chance < 1 ? 99 : chance > 0 && chance < 0.005 ? 1 : Math.round(chance * 100);
