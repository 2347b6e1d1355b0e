// What an answer costs, gives and risks, in a few words beside it: as the server reckons it, before it is pressed.
// Nothing is reckoned here.
import type { Play } from "../../../table/play";
import { speak } from "../../../words/words";
import { nameOf, say } from "../expedition/effects";
import { adviceNow, percent, type Change } from "../help";
import { tableOf } from "../view";

const GOODS = ["gold", "glory", "reputation", "defence", "potion", "venom"] as const;

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

function changeText(play: Play, change: Change): string {
  const parts = GOODS.flatMap((what) => {
    const n = change[what] ?? 0;
    return n !== 0 ? [say("lands-note-goods", { n: signed(n), what: say(`resource-${what}`) })] : [];
  });
  if (change.traps) parts.push(say("lands-note-traps", { n: signed(change.traps) }));
  if (change.points) parts.push(say("lands-note-points", { n: signed(change.points) }));
  if (change.wages) parts.push(say("lands-note-wages", { n: signed(change.wages) }));
  if (change.off) parts.push(say("lands-note-off", { n: change.off }));
  const lost = (change.lost ?? []).map((id) => nameOf("mercenary", id));
  const fate = tableOf(play.view.value)?.phase === "adventure" ? "lands-note-dies" : "lands-note-lost";
  if (lost.length > 0) parts.push(say(fate, { name: speak(play.game).list(lost), n: lost.length }));
  return parts.join(", ");
}

/** "−2 gold, Puargh deserts"; "72 % kill"; "" where there is nothing to say. */
export function noteOf(play: Play, answer: string): string {
  const advice = adviceNow(play);
  const change = advice?.changes?.[answer];
  const thrown = advice?.throws?.[answer];
  const chances = Object.entries(thrown ?? {}).map(([aim, chance]) =>
    say(`lands-note-${aim}`, { chance: say("lands-percent", { n: percent(chance) }) }),
  );
  return [change ? changeText(play, change) : "", ...chances].filter(Boolean).join(", ");
}
