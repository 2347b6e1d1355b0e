// What the Citadel sells: mercenaries, traps, equipment, Defence tokens, and gold for dice, each with what it costs now.
// A ware is a button while it may be taken, also straight from where one deploys, with the die that bargains best.
import type { Play } from "../../../table/play";
import { argOf, isOf } from "../../../wire/answer";
import { cards, mercenaryCard, type Effect } from "../cards";
import { Art, Count, DiceRow } from "../expedition/dice";
import { effectText, nameOf, say } from "../expedition/effects";
import { wayTo } from "../help";
import { Affinity, diceArray, EffectMark, mercArt, mercText } from "./pieces";
import { follow } from "../expedition/free_plan";
import { Spot } from "./spot";
import type { LandsView } from "../view";

/** What a ware costs: as printed, and what one would pay now with the die that bargains best. */
function Price({ play, ware, printed }: { play: Play; ware: string; printed: number }) {
  const way = wayTo(play, [ware]);
  const now = way ? -(way.change.gold ?? 0) : printed;
  const die = way?.answers.find((answer) => isOf(answer, "die")) ?? "";
  if (!way || now === printed) return <Count what="gold" n={printed} />;
  const text = say("lands-price-now", { n: now, printed, die: dieName(die) });
  return (
    <span class="ml-price" data-tip={text}>
      <span class="hidden-text">{text}</span>
      <s aria-hidden="true">{printed}</s>
      <Count what="gold" n={now} />
    </span>
  );
}

function dieName(answer: string): string {
  const colour = argOf(answer);
  const value = argOf(answer, 1);
  return value ? say("lands-die-value", { die: say(`die-${colour}`), value }) : say(`die-${colour}`);
}

/** Defence tokens, up to three a visit. */
export function Armoury({ play }: { play: Play }) {
  const prices = cards.value?.prices;
  return (
    <span class="ml-display tokens">
      {Array.from({ length: prices?.defence_per_visit ?? 0 }, (_, index) => {
        const n = index + 1;
        const printed = n * (prices?.defence ?? 0);
        const text = say("amount-defence", { n });
        return (
          <Spot
            key={n}
            play={play}
            does={[`tokens ${n}`]}
            class="ml-offer"
            label={`${text}. ${say("lands-cost", { n: printed })}`}
            tip={text}
          >
            <Count what="defence" n={n} />
            <Price play={play} ware={`tokens ${n}`} printed={printed} />
          </Spot>
        );
      })}
    </span>
  );
}

/** What a die is pawned for; a press pawns all that are left. */
export function PawnShop({ play, table, effect }: { play: Play; table: LandsView; effect: Effect | undefined }) {
  const all = wayTo(play, ["pawn all"]);
  const inside = (
    <>
      {table.pawned > 0 ? <span>{table.pawned}×</span> : null}
      <EffectMark effect={effect} />
    </>
  );
  if (!all)
    return (
      <span class="ml-slot wide" data-tip={effectText(effect)}>
        {inside}
      </span>
    );
  const text = say("lands-pawn-all", { n: all.answers.length - 1 });
  return (
    <button
      type="button"
      class="ml-spot ml-slot wide can way"
      aria-label={text}
      data-tip={text}
      data-do={all.answers.join("; ")}
      onClick={() => void follow(play, all.answers)}
    >
      {inside}
    </button>
  );
}

export function Tavern({ play, table }: { play: Play; table: LandsView }) {
  return (
    <span class="ml-display">
      {table.tavern.map((id, index) =>
        id ? <Hire key={id} play={play} id={id} /> : <span key={index} class="ml-gap" />,
      )}
      {table.novices > 0 ? <Hire play={play} id="novice" /> : null}
    </span>
  );
}

function Hire({ play, id }: { play: Play; id: string }) {
  const card = mercenaryCard(id);
  return (
    <Spot
      play={play}
      does={[`recruit ${id}`]}
      class="ml-hire"
      label={`${mercText(id)}. ${say("lands-cost", { n: card?.cost ?? 0 })}`}
      tip={mercText(id)}
      thing={`mercenary:${id}`}
    >
      <span class="ml-hire-head">
        <Art name={mercArt(id)} />
        <Affinity id={card?.affinity} />
      </span>
      <strong>{nameOf("mercenary", id)}</strong>
      <span class="ml-row">
        <Price play={play} ware={`recruit ${id}`} printed={card?.cost ?? 0} />
        <Count what="reputation" n={card?.reputation ?? 0} />
        <DiceRow dice={diceArray(card?.dice)} />
      </span>
      <small>{effectText(card?.talent)}</small>
    </Spot>
  );
}

export function Lair({ play, table }: { play: Play; table: LandsView }) {
  return (
    <span class="ml-display traps">
      {table.lair.map((id, index) => {
        const trap = cards.value?.trap.get(id);
        if (!id) return <span key={index} class="ml-gap" />;
        const text = `${nameOf("trap", id)}: ${effectText(trap?.effect)}`;
        return (
          <Spot
            key={`${id}${index}`}
            play={play}
            does={[`buy ${id}`]}
            class={`ml-offer ${trap?.category ?? ""}`}
            thing={`trap:${id}`}
            label={`${text}. ${say("lands-cost", { n: trap?.cost ?? 0 })}`}
            tip={text}
          >
            <EffectMark effect={trap?.effect} />
            <Price play={play} ware={`buy ${id}`} printed={trap?.cost ?? 0} />
          </Spot>
        );
      })}
    </span>
  );
}

export function Bazaar({ play, table }: { play: Play; table: LandsView }) {
  return (
    <span class="ml-display">
      {table.bazaar.map((id, index) => {
        const gear = cards.value?.gear.get(id);
        if (!id) return <span key={index} class="ml-gap" />;
        const text = `${nameOf("equipment", id)} (${say(`equipment_type-${gear?.type ?? "weapon"}`)}): ${effectText(gear?.ability)}`;
        return (
          <Spot
            key={`${id}${index}`}
            play={play}
            does={[`gear ${id}`]}
            class="ml-hire gear"
            thing={`gear:${id}`}
            label={`${text}. ${say("lands-cost", { n: gear?.cost ?? 0 })}`}
            tip={text}
          >
            <span class="ml-hire-head">
              <Art name={`gear-${gear?.type ?? "weapon"}`} />
            </span>
            <strong>{nameOf("equipment", id)}</strong>
            <span class="ml-row">
              <Price play={play} ware={`gear ${id}`} printed={gear?.cost ?? 0} />
            </span>
            <small>{effectText(gear?.ability)}</small>
          </Spot>
        );
      })}
    </span>
  );
}
