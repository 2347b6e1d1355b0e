// What an answer costs, gives and risks, in a few words beside it: as the server reckons it, before it is pressed.
// Nothing is reckoned here.
import type { Play } from "../../../table/play";
import { argOf, bare, isOf } from "../../../wire/answer";
import { speak } from "../../../words/words";
import { cards, type Effect } from "../cards";
import { effectText, nameOf, say } from "../expedition/effects";
import { adviceNow, percent, type Change } from "../help";
import { tableOf } from "../view";

/** Of these the question itself says what they bring: a loot token, a slot that pays. */
function effectOf(play: Play, answer: string): Effect | undefined {
  if (isOf(answer, "take")) return cards.value?.loot.get(argOf(answer))?.effect;
  const slot = play.view.value?.asked.find((one) => one.prompt === "slot" && one.options.includes(answer));
  if (!slot || !isOf(answer, "at")) return undefined;
  return cards.value?.building.get(bare(slot.data["building"]))?.slots?.[Number(argOf(answer)) - 1]?.effect;
}

const GOODS = ["gold", "glory", "reputation", "defence", "potion", "venom"] as const;

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

function changeText(play: Play, change: Change): string {
  const parts = GOODS.flatMap((what) => {
    const n = change[what] ?? 0;
    if (n === 0) return [];
    return [say("lands-note-goods", { sign: n > 0 ? "+" : "−", amount: say(`amount-${what}`, { n: Math.abs(n) }) })];
  });
  if (change.traps) parts.push(say("lands-note-traps", { n: signed(change.traps) }));
  if (change.points) parts.push(say("lands-note-points", { n: signed(change.points) }));
  if (change.wages) parts.push(say("lands-note-wages", { n: signed(change.wages) }));
  if (change.off) parts.push(say("lands-note-off", { n: change.off }));
  const lost = (change.lost ?? []).map((id) => nameOf("mercenary", id));
  const fate = tableOf(play.view.value)?.phase === "adventure" ? "lands-note-dies" : "lands-note-lost";
  if (lost.length > 0) parts.push(say(fate, { name: speak(play.game).list(lost), n: lost.length }));
  for (const id of change.hurt ?? []) parts.push(say("lands-note-hurt", { name: nameOf("mercenary", id) }));
  return parts.join(", ");
}

/** The most that the button for free actions names. */
const NAMED = 3;

/** What may be done without using up the action, by name. */
function freeText(play: Play): string {
  const free = Object.entries({ ...adviceNow(play)?.ways }).filter(([, way]) => way.answers[0] === "more");
  const named = free.slice(0, NAMED).map(([answer]) => speak(play.game).action(answer, play.seats()));
  return free.length > NAMED ? `${named.join(" · ")}…` : named.join(" · ");
}

/** "−2 gold, Puargh deserts"; "72 % kill"; "" where there is nothing to say.
 * That one die of several cannot do it alone says nothing against rolling them one by one. */
export function noteOf(play: Play, answer: string): string {
  if (isOf(answer, "more")) return freeText(play);
  const advice = adviceNow(play);
  const change = advice?.changes?.[answer];
  const thrown = advice?.throws?.[answer];
  const told = Object.entries({ ...thrown }).filter(
    ([, chance]) => chance > 0 || !isOf(answer, "roll") || !argOf(answer),
  );
  const chances = told.map(([aim, chance]) =>
    say(`lands-note-${aim}`, { chance: say("lands-percent", { n: percent(chance) }) }),
  );
  // What a slot pays is not said twice: as what it brings me, else as it is printed.
  const brought = change ? changeText(play, change) : "";
  const printed = brought && isOf(answer, "at") ? "" : effectText(effectOf(play, answer));
  return [printed, brought, ...chances].filter(Boolean).join(", ");
}
