// The Citadel: seven buildings with their slots and dice, panic and closed doors.
// A building is pressed while one may deploy there; what it sells is left to wares.tsx.
import type { ComponentChildren } from "preact";
import type { Play } from "../../../table/play";
import { cards, type Effect } from "../cards";
import { Art, Die, type DieColour } from "../expedition/dice";
import { effectText, nameOf, say } from "../expedition/effects";
import { EffectMark } from "./pieces";
import { deed, Spot } from "./spot";
import type { BuildingView, LandsView } from "../view";
import { Armoury, Bazaar, Lair, PawnShop, Tavern } from "./wares";

const ORDER = ["tavern", "lair", "bazaar", "laboratory", "armoury", "mine", "pawn_shop"];

interface Props {
  play: Play;
  table: LandsView;
  /** What stands beside its title. */
  children: ComponentChildren;
}

export function Citadel({ play, table, children }: Props) {
  return (
    <section class="ml-citadel" aria-labelledby="ml-citadel-title" data-area="citadel" data-thing="panel:citadel">
      <h2 id="ml-citadel-title" class="ml-heading">
        {say("lands-citadel")}
        {children}
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

function slotText(play: Play, slot: BuildingView["slots"][number], effect?: Effect): string {
  if (!slot.open) return say("lands-slot-closed");
  if (!slot.die) return effect ? `${say("lands-slot-empty")}: ${effectText(effect)}` : say("lands-slot-empty");
  const seat = slot.seat >= 0 ? play.seats().name(slot.seat) : say("lands-madhala");
  const die = say(`die-${slot.die}`);
  return slot.value > 0
    ? say("lands-slot-value", { die, value: slot.value, seat })
    : say("lands-slot-die", { die, seat });
}

const shutText = (building: BuildingView): string =>
  building.panic ? say("lands-panic") : building.closed ? say("lands-closed") : "";

/** What a building is for, whether it is open, who has which slot, and what bargaining adds now. */
export function linesOfBuilding(play: Play, building: BuildingView): string[] {
  const free = building.slots.filter((slot) => slot.open && !slot.die).length;
  return [
    say(`lands-what-${building.building}`),
    shutText(building),
    ...building.slots.filter((slot) => slot.die).map((slot) => slotText(play, slot)),
    building.slots.length > 0 ? say("lands-slots-free", { n: free }) : "",
    building.last > 0 ? say("lands-bargain", { n: building.last }) : "",
  ].filter(Boolean);
}

function Building({ play, table, building }: { play: Play; table: LandsView; building: BuildingView }) {
  const id = building.building;
  const card = cards.value?.building.get(id);
  const shut = shutText(building);
  const name = nameOf("building", id);
  const slotQuestion = play.view.value?.asked.find(
    (asked) => asked.prompt === "slot" && asked.data["building"] === `building-${id}`,
  );
  const label = [name, shut, ...building.slots.map((slot) => slotText(play, slot))].filter(Boolean).join(". ");
  const press = deed(play, `deploy ${id}`);
  return (
    <div
      class={`ml-building b-${id} ${shut ? "shut" : ""} ${press?.legal ? "open" : ""}`}
      role="group"
      aria-label={label}
      data-thing={`building:${id}`}
      data-building={id}
      onClick={(event) => {
        // Beside its head and its wares the rest of a building is pressed too.
        if (!(event.target as Element).closest("button")) press?.act();
      }}
    >
      <Spot play={play} does={[`deploy ${id}`]} class="ml-building-head" label={say(`lands-what-${id}`)}>
        <Art name={`building-${id}`} class="ml-building-art" />
        <strong>{name}</strong>
        <span class="ml-accepts" aria-hidden="true">
          {card?.accepts.map((colour) => (
            <Die key={colour} colour={colour} />
          ))}
        </span>
      </Spot>
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
              does={slotQuestion ? [`at ${index + 1}`] : [`${id} at ${index + 1}`]}
              class={`ml-slot ${slot.open ? "" : "closed"} ${slot.seat >= 0 ? `seat-edge-${slot.seat % 6}` : ""}`}
              label={slotText(play, slot, pay?.effect)}
              tip={slotText(play, slot, pay?.effect)}
              thing={`slot:${id}-${index + 1}`}
            >
              {inside}
            </Spot>
          );
        })}
        {id === "pawn_shop" ? <PawnShop play={play} table={table} effect={card?.per_die} /> : null}
      </span>
      {building.last > 0 || id === "tavern" ? (
        <span class="ml-bargain">{building.last > 0 ? say("lands-bargain", { n: building.last }) : ""}</span>
      ) : null}
      {id === "tavern" ? <Tavern play={play} table={table} /> : null}
      {id === "lair" ? <Lair play={play} table={table} /> : null}
      {id === "bazaar" ? <Bazaar play={play} table={table} /> : null}
      {id === "armoury" ? <Armoury play={play} /> : null}
      {shut ? (
        <span class="ml-shut">
          <Art name="panic" /> {shut}
        </span>
      ) : null}
    </div>
  );
}
