// Effects of cards and tokens in words, and the small lists that go with them: dice, goods, colours.
// The sentences are those of the game's board.ftl, the same as in a terminal.
import { speak } from "../../../words/words";
import { cards, type DiceOf, type Effect, type Goods } from "../cards";
import { COLOURS } from "../view";
import { NOBODY } from "../../../words/tongue";

const GAME = "monster_lands";

export const say = (id: string, vars: Record<string, string | number> = {}): string => speak(GAME).text(id, vars);

export const nameOf = (kind: string, id: string): string => speak(GAME).find(`${kind}-${id}`) ?? id;

const all = (words: readonly string[]): string => speak(GAME).list(words);

export function diceText(dice: DiceOf | undefined): string {
  return all(
    COLOURS.flatMap((colour) =>
      (dice?.[colour] ?? 0) > 0 ? [say(`amount-${colour}`, { n: dice?.[colour] ?? 0 })] : [],
    ),
  );
}

export function goodsText(goods: Goods | undefined): string {
  return all(Object.entries(goods ?? {}).flatMap(([key, n]) => (n > 0 ? [say(`amount-${key}`, { n })] : [])));
}

export const coloursText = (colours: readonly string[]): string =>
  speak(GAME).either(colours.map((colour) => say(`colour-${colour}`)));

/** An effect of the box as a short sentence, made from its record by the server. */
export function effectText(effect: Effect | undefined): string {
  const message = effect && cards.value?.said.get(effect);
  return message ? speak(GAME).sentence(String(message["say"]), message, NOBODY) : "";
}
