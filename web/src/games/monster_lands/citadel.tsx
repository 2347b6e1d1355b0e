// The Citadel: seven buildings with their slots and dice, what they display for sale, panic and closed doors.
// A building is a button while one may deploy there; what it shows is one while it may be taken.
import type { Play } from "../../table/play";
import { cards, mercenaryCard } from "./cards";
import { Art, Count, DiceRow, Die, type DieColour } from "./dice";
import { effectText, nameOf, say } from "./effects";
import { Affinity, diceArray, EffectMark, mercArt, mercText } from "./pieces";
import { deed, Spot } from "./spot";
import type { BuildingView, LandsView } from "./view";

const ORDER = ["tavern", "lair", "bazaar", "laboratory", "armoury", "mine", "pawn_shop"];

export function Citadel({ play, table }: { play: Play; table: LandsView }) {
  return (
    <section class="ml-citadel" aria-labelledby="ml-citadel-title" data-area="citadel" data-thing="panel:citadel">
      <h2 id="ml-citadel-title" class="ml-heading">
        {say("lands-citadel")}
      </h2>
      <div class="ml-buildings">
        {ORDER.map((id) => {
          const building = table.buildings.find((one) => one.building === id);
          return building ? <Building key={id} play={play} table={table} building={building} /> : null;
        })}
      </div>
    </section>
  );
}

function slotText(play: Play, slot: BuildingView["slots"][number]): string {
  if (!slot.open) return say("lands-slot-closed");
  if (!slot.die) return say("lands-slot-empty");
  const seat = slot.seat >= 0 ? play.seats().name(slot.seat) : say("lands-madhala");
  const die = say(`die-${slot.die}`);
  return slot.value > 0
    ? say("lands-slot-value", { die, value: slot.value, seat })
    : say("lands-slot-die", { die, seat });
}

function Building({ play, table, building }: { play: Play; table: LandsView; building: BuildingView }) {
  const id = building.building;
  const card = cards.value?.building.get(id);
  const shut = building.panic ? say("lands-panic") : building.closed ? say("lands-closed") : "";
  const name = nameOf("building", id);
  const slotQuestion = play.view.value?.asked.find(
    (asked) => asked.prompt === "slot" && asked.data["building"] === `building-${id}`,
  );
  const label = [name, shut, ...building.slots.map((slot) => slotText(play, slot))].filter(Boolean).join(". ");
  return (
    <Spot
      play={play}
      does={[`deploy ${id}`]}
      class={`ml-building b-${id} ${shut ? "shut" : ""}`}
      label={label}
      title={say(`lands-what-${id}`)}
      thing={`building:${id}`}
      mark={{ building: id }}
    >
      <span class="ml-building-head">
        <Art name={`building-${id}`} class="ml-building-art" />
        <strong>{name}</strong>
        <span class="ml-accepts" aria-hidden="true">
          {card?.accepts.map((colour) => (
            <Die key={colour} colour={colour} />
          ))}
        </span>
      </span>
      <span class="ml-slots">
        {building.slots.map((slot, index) => {
          const pay = card?.slots?.[index];
          const inside = (
            <>
              {slot.die ? (
                <Die colour={slot.die as DieColour} value={slot.value} />
              ) : !slot.open ? (
                <span aria-hidden="true">×</span>
              ) : null}
              {pay?.effect && !slot.die ? (
                <span class="ml-slot-pay" data-tip={effectText(pay.effect)}>
                  {pay.dice > 1 ? <span aria-hidden="true">{pay.dice}F:</span> : null}
                  <EffectMark effect={pay.effect} />
                </span>
              ) : null}
            </>
          );
          return (
            <Spot
              key={index}
              play={play}
              does={slotQuestion ? [`at ${index + 1}`] : []}
              class={`ml-slot ${slot.open ? "" : "closed"} ${slot.seat >= 0 ? `seat-edge-${slot.seat % 6}` : ""}`}
              label={slotText(play, slot)}
              title={slotText(play, slot)}
              thing={`slot:${id}-${index + 1}`}
            >
              {inside}
            </Spot>
          );
        })}
        {id === "pawn_shop" ? (
          <span class="ml-slot wide" data-tip={effectText(card?.per_die)}>
            {table.pawned > 0 ? <span>{table.pawned}×</span> : null}
            <EffectMark effect={card?.per_die} />
          </span>
        ) : null}
      </span>
      {building.last > 0 ? <span class="ml-bargain">{say("lands-bargain", { n: building.last })}</span> : null}
      {id === "tavern" ? <Tavern play={play} table={table} /> : null}
      {id === "lair" ? <Lair play={play} table={table} /> : null}
      {id === "bazaar" ? <Bazaar play={play} table={table} /> : null}
      {shut ? (
        <span class="ml-shut">
          <Art name="panic" /> {shut}
        </span>
      ) : null}
    </Spot>
  );
}

function Tavern({ play, table }: { play: Play; table: LandsView }) {
  return (
    <span class="ml-display">
      {table.tavern.map((id, index) =>
        id ? <Hire key={id} play={play} id={id} /> : <span key={index} class="ml-gap" />,
      )}
      {table.novices > 0 && deed(play, "recruit novice") ? <Hire play={play} id="novice" /> : null}
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
      title={mercText(id)}
      thing={`mercenary:${id}`}
    >
      <span class="ml-hire-head">
        <Art name={mercArt(id)} />
        <Affinity id={card?.affinity} />
      </span>
      <strong>{nameOf("mercenary", id)}</strong>
      <span class="ml-row">
        <Count what="gold" n={card?.cost ?? 0} />
        <Count what="reputation" n={card?.reputation ?? 0} />
        <DiceRow dice={diceArray(card?.dice)} />
      </span>
      <small>{effectText(card?.talent)}</small>
    </Spot>
  );
}

function Lair({ play, table }: { play: Play; table: LandsView }) {
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
            title={text}
          >
            <EffectMark effect={trap?.effect} />
            <Count what="gold" n={trap?.cost ?? 0} />
          </Spot>
        );
      })}
    </span>
  );
}

function Bazaar({ play, table }: { play: Play; table: LandsView }) {
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
            title={text}
          >
            <span class="ml-hire-head">
              <Art name={`gear-${gear?.type ?? "weapon"}`} />
            </span>
            <strong>{nameOf("equipment", id)}</strong>
            <span class="ml-row">
              <Count what="gold" n={gear?.cost ?? 0} />
            </span>
            <small>{effectText(gear?.ability)}</small>
          </Spot>
        );
      })}
    </span>
  );
}
