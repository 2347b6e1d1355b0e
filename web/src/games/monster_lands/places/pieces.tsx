// Small pieces: mercenary tokens, traps face up and face down, loot, equipment, and effects as marks.
// Each is drawn; its title and its hidden text say it in words.
import type { ComponentChildren } from "preact";
import { SeatMark } from "../../../ui/mark";
import { cards, mercenaryCard, type DiceOf, type Effect, type Goods } from "../cards";
import { Art, Count, DiceRow, Die } from "../expedition/dice";
import { effectText, nameOf, say } from "../expedition/effects";
import { COLOURS, type Colour } from "../view";

export const mercArt = (id: string): string => (id.startsWith("novice") ? "mercenary-novice" : `mercenary-${id}`);

export const diceArray = (dice: DiceOf | undefined): number[] => COLOURS.map((colour) => dice?.[colour] ?? 0);

export function Affinity({ id }: { id: string | undefined }) {
  if (!id) return null;
  return (
    <span class={`ml-affinity aff-${id}`} data-thing={`affinity:${id}`} data-tip={say(`affinity-${id}`)}>
      <span class="hidden-text">{say(`affinity-${id}`)}</span>
      <Art name={`affinity-${id}`} />
    </span>
  );
}

/** The token of a mercenary in the colour and with the mark of its clan. */
export function MercToken({ id, seat, wounded = false }: { id: string; seat: number; wounded?: boolean }) {
  const name = id === "madhala" ? say("lands-madhala") : nameOf("mercenary", id);
  return (
    <span
      class={`ml-merc seat-edge-${seat < 0 ? "none" : seat % 6} ${wounded ? "hurt" : ""}`}
      data-thing={`mercenary:${id}`}
      data-tip={name}
    >
      <Art name={id === "madhala" ? "madhala" : mercArt(id)} />
      {seat >= 0 ? <SeatMark seat={seat} class="ml-merc-mark" /> : null}
    </span>
  );
}

const goodsMarks = (goods: Goods | undefined) =>
  Object.entries(goods ?? {}).map(([key, n]) => (n > 0 ? <Count key={key} what={key} n={n} /> : null));

const coloursOf = (effect: Effect): Colour[] => (effect["colours"] as Colour[] | undefined) ?? [];

/** An effect as a mark of a few signs, with its sentence as title. */
export function EffectMark({ effect }: { effect: Effect | undefined }) {
  if (!effect) return null;
  const text = effectText(effect);
  return (
    <span class="ml-mark" data-thing={`effect:${effect.kind}`} data-tip={text}>
      <span class="hidden-text">{text}</span>
      <span class="ml-mark-signs" aria-hidden="true">
        {signs(effect, Number(effect["n"] ?? 0))}
      </span>
    </span>
  );
}

function signs(effect: Effect, n: number): ComponentChildren {
  switch (effect.kind) {
    case "defend":
      return (
        <>
          <Art name="defence" />
          {n}
        </>
      );
    case "reroll":
      return (
        <>
          ↻{n}
          {coloursOf(effect).map((colour) => (
            <Die key={colour} colour={colour} />
          ))}
        </>
      );
    case "die_bonus":
      return (
        <>
          <Die colour={effect["colour"] as Colour} />+{n}
        </>
      );
    case "total_bonus":
      return `+${n}`;
    case "trap_dice":
      return (
        <>
          <DiceRow dice={diceArray(effect["dice"] as DiceOf)} />
          {effect["protected"] ? <Art name="defence" /> : null}
        </>
      );
    case "steal":
      return (
        <>
          −{n}
          {coloursOf(effect).map((colour) => (
            <Die key={colour} colour={colour} />
          ))}
        </>
      );
    case "redirect":
      return (
        <>
          ↷{n}
          <Die colour="attack" />
        </>
      );
    case "carry":
    case "gain":
      return goodsMarks(effect["goods"] as Goods);
    case "brew":
      return (
        <>
          {n}
          <Art name="potion" />
          <Art name="venom" />
        </>
      );
    default:
      return "✦";
  }
}

export function TrapFace({ id }: { id: string }) {
  if (!id)
    return (
      <span class="ml-trap down" data-thing="count:trap" data-tip={say("lands-face-down")}>
        <span class="hidden-text">{say("lands-face-down")}</span>
        <Art name="trap" />
      </span>
    );
  const trap = cards.value?.trap.get(id);
  return (
    <span
      class={`ml-trap up ${trap?.category ?? ""}`}
      data-thing={`trap:${id}`}
      data-tip={`${nameOf("trap", id)}: ${effectText(trap?.effect)}`}
    >
      <EffectMark effect={trap?.effect} />
    </span>
  );
}

export function GearMark({ id }: { id: string }) {
  const gear = cards.value?.gear.get(id);
  const text = `${nameOf("equipment", id)}: ${effectText(gear?.ability)}`;
  return (
    <span class="ml-gear" data-thing={`gear:${id}`} data-tip={text}>
      <span class="hidden-text">{text}</span>
      <Art name={`gear-${gear?.type ?? "weapon"}`} />
    </span>
  );
}

/** "Frunks: Reputation 2. Dice: 1 Magic die. +1 to each Magic die". */
export function mercText(id: string): string {
  const card = mercenaryCard(id);
  const name = nameOf("mercenary", id);
  if (!card) return name;
  const parts = [
    card.affinity ? say(`affinity-${card.affinity}`) : "",
    say("lands-reputation", { n: card.reputation }),
    effectText(card.talent),
  ];
  return `${name}: ${parts.filter(Boolean).join(". ")}`;
}
