// Effects of cards and tokens in words, and the small lists that go with them: dice, goods, colours.
// The sentences are those of the game's board.ftl, the same as in a terminal.
import { speak } from "../../../words/words";
import type { DiceOf, Effect, Goods } from "../cards";
import { COLOURS } from "../view";
import { asWord } from "../../../words/tongue";

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

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** An effect as a short sentence. */
export function effectText(effect: Effect | undefined): string {
  if (!effect) return "";
  const n = Number(effect["n"] ?? 0);
  const words = (field: string, prefix: string) => all(listOf(effect[field]).map((word) => say(`${prefix}-${word}`)));
  const attempts = listOf(effect["attempts"]);
  const vars: Record<string, string | number> = {
    n: effect.kind === "die_bonus" || effect.kind === "total_bonus" ? signed(n) : n,
    against: listOf(effect["against"]).length > 0 ? words("against", "affinity") : "all",
    attempts: attempts.length > 0 ? words("attempts", "attempt") : "all",
    on: listOf(effect["on"]).length > 0 ? words("on", "occasion") : "any",
    colours: coloursText(listOf(effect["colours"])),
    goods: goodsText(effect["goods"] as Goods | undefined),
    dice: diceText(effect["dice"] as DiceOf | undefined),
    take: diceText(effect["take"] as DiceOf | undefined),
    what: words("what", "forbidden"),
    gold: Number(effect["gold"] ?? 0),
    points: Number(effect["points"] ?? 0),
    protected: effect["protected"] ? "yes" : "no",
  };
  if (effect["colour"]) vars["colour"] = say(`colour-${asWord(effect["colour"])}`);
  const pay = effect["pay"] ?? (effect.kind === "buy_die" ? effect["colour"] : undefined);
  if (pay) vars["pay"] = say(`amount-${asWord(pay)}`, { n: 1 });
  if (effect["affinity"]) vars["affinity"] = say(`affinity-${asWord(effect["affinity"])}`);
  if (effect["item"]) vars["item"] = say(`amount-${asWord(effect["item"])}`, { n });
  if (effect["display"]) vars["display"] = say(`display-${asWord(effect["display"])}`);
  if (effect["building"])
    vars["building_at"] = speak(GAME).attribute(`building-${asWord(effect["building"])}`, "at") ?? "";
  return say(`effect-${effect.kind}`, vars);
}
