// A clan board: dice, stores, members with talents and equipment, traps, loot, trophies, regions.
// One's own pieces are buttons while they answer the question; others show what lies open.
import type { ComponentChildren } from "preact";
import type { Play } from "../../../table/play";
import { SeatMark } from "../../../ui/mark";
import { cards, mercenaryCard } from "../cards";
import { Art, Count, Die, DiceRow } from "../expedition/dice";
import { diceText, effectText, nameOf, say } from "../expedition/effects";
import { benefitText } from "../places/outside";
import { Affinity, diceArray, GearMark, MercToken, TrapFace } from "../places/pieces";
import { Spot } from "../places/spot";
import { lands, poolDice, type ClanView, type LandsView, type MemberView } from "../view";

const STORES = ["defence", "potion", "venom"] as const;

export function OwnClan({ play, table, seat }: { play: Play; table: LandsView; seat: number }) {
  const clan = table.clans[seat];
  if (!clan) return null;
  return (
    <section class="ml-clan own" aria-labelledby="ml-clan-title" data-area="clan" data-thing="panel:mine">
      <h2 id="ml-clan-title" class="ml-heading">
        <SeatMark seat={seat} /> {say("lands-my-clan")}
        <Purse clan={clan} />
        {table.first === seat && table.clans.length > 1 ? <First /> : null}
      </h2>
      <ClanBody play={play} table={table} clan={clan} seat={seat} own />
    </section>
  );
}

/** One's dice, purse and traps in a line, for where one decides. */
export function OwnStrip({ play, table, seat }: { play: Play; table: LandsView; seat: number }) {
  const clan = table.clans[seat];
  if (!clan) return null;
  return (
    <div class="ml-strip own" role="group" aria-label={say("lands-my-clan")}>
      <SeatMark seat={seat} />
      <Pool play={play} clan={clan} own />
      <Purse clan={clan} />
      <span class="ml-row">
        {STORES.map((what) => (clan[what] > 0 ? <Count key={what} what={what} n={clan[what]} /> : null))}
        {clan.traps.map((id, i) => (
          <TrapFace key={`${id}${i}`} id={id} />
        ))}
      </span>
    </div>
  );
}

export function First() {
  return (
    <span class="ml-first" data-tip={say("lands-first")}>
      <span class="hidden-text">{say("lands-first")}</span>
      <Art name="first" />
    </span>
  );
}

export function Purse({ clan }: { clan: ClanView }) {
  const title = [say("lands-excess", { n: clan.excess }), say("lands-wage", { n: clan.wage })].join(". ");
  return (
    <span class="ml-purse" data-thing="panel:purse" data-tip={title}>
      <Count what="glory" n={clan.glory} />
      <Count what="reputation" n={clan.reputation} />
      <Count what="gold" n={clan.gold} />
      <Wages clan={clan} />
    </span>
  );
}

const deserters = (clan: ClanView): string => clan.deserters.map((id) => nameOf("mercenary", id)).join(" / ");

/** What is due at the end of the turn, and who would leave if it were now; "" if nothing is. */
export function wagesText(clan: ClanView): string {
  if (clan.wages === 0) return "";
  const name = deserters(clan);
  return name ? say("lands-wages-short", { n: clan.wages, name }) : say("lands-wages-due", { n: clan.wages });
}

/** Wages beside the gold there is. */
function Wages({ clan }: { clan: ClanView }) {
  const text = wagesText(clan);
  if (!text) return null;
  const who = deserters(clan);
  return (
    <span class={`ml-wages ${who ? "short" : ""}`} data-tip={text} data-testid="wages">
      <span class="hidden-text">{text}</span>
      <span aria-hidden="true">
        −{clan.wages}
        {who ? " !" : ""}
      </span>
    </span>
  );
}

interface BodyProps {
  play: Play;
  table: LandsView;
  clan: ClanView;
  seat: number;
  own?: boolean;
}

export function ClanBody({ play, table, clan, seat, own = false }: BodyProps) {
  return (
    <div class="ml-clan-body">
      <Part name="pool">
        <Pool play={play} clan={clan} own={own} />
      </Part>
      <Part name="stores">
        <span class="ml-row">
          {STORES.map((what) => (
            <Spot
              key={what}
              play={play}
              does={own ? [what] : []}
              class="ml-store"
              label={say(`amount-${what}`, { n: clan[what] })}
            >
              <Count what={what} n={clan[what]} />
            </Spot>
          ))}
        </span>
      </Part>
      <Part name="traps">
        <span class="ml-row">
          {own
            ? clan.traps.map((id, i) => (
                <Spot
                  key={`${id}${i}`}
                  play={play}
                  does={[`trap ${id}`, `discard ${id}`]}
                  class="ml-own-trap"
                  label={`${nameOf("trap", id)}: ${effectText(cards.value?.trap.get(id)?.effect)}`}
                >
                  <TrapFace id={id} />
                </Spot>
              ))
            : null}
          {!own && clan.trap_count > 0 ? (
            <span class="ml-row" data-tip={say("lands-traps-hidden", { n: clan.trap_count })}>
              <TrapFace id="" />×{clan.trap_count}
            </span>
          ) : null}
          {(own ? clan.traps.length : clan.trap_count) === 0 ? <span class="ml-none">–</span> : null}
        </span>
      </Part>
      {clan.loot.length > 0 ? (
        <Part name="loot">
          <span class="ml-row">
            {clan.loot.map((id) => (
              <Spot
                key={id}
                play={play}
                does={own ? [`loot ${id}`] : []}
                class="ml-loot"
                label={nameOf("loot", id)}
                tip={effectText(cards.value?.loot.get(id)?.effect)}
                thing={`loot:${id}`}
              >
                {effectText(cards.value?.loot.get(id)?.effect)}
              </Spot>
            ))}
          </span>
        </Part>
      ) : null}
      {clan.trophies.length > 0 ? (
        <Part name="trophies">
          <span class="ml-row">
            {clan.trophies.map((id) => (
              <Spot
                key={id}
                play={play}
                does={own ? [`sell ${id}`] : []}
                class="ml-trophy"
                label={`${nameOf("monster", id)}: ${say("lands-trophy-n", { n: cards.value?.monster.get(id)?.trophy ?? 0 })}`}
                tip={`${nameOf("monster", id)}\n${say("lands-trophy-points", { n: cards.value?.monster.get(id)?.trophy ?? 0 })}`}
                thing={`trophy:${id}`}
              >
                <Art name={`monster-${id}`} />
                {cards.value?.monster.get(id)?.trophy ?? 0}
              </Spot>
            ))}
          </span>
        </Part>
      ) : null}
      {clan.regions.length > 0 ? (
        <Part name="regions">
          <span class="ml-row">
            {clan.regions.map((one) => (
              <Spot
                key={one.region}
                play={play}
                does={own ? [`deploy ${one.region}`] : []}
                class={`ml-held ${one.used ? "used" : ""}`}
                label={`${nameOf("region", one.region)}: ${benefitText(one.region)}. ${managerText(one)}`}
                tip={[benefitText(one.region), managerText(one)].join("\n")}
                thing={`region:${one.region}`}
              >
                <Art name={`region-${one.region}`} />
                <span>
                  <strong>{nameOf("region", one.region)}</strong>
                  <small>{one.manager ? benefitText(one.region) : say("lands-unmanaged")}</small>
                </span>
              </Spot>
            ))}
          </span>
        </Part>
      ) : null}
      <Part name="members" wide>
        <span class="ml-members">
          {clan.members.map((one) => (
            <Member key={one.member} play={play} table={table} one={one} seat={seat} own={own} />
          ))}
        </span>
      </Part>
    </div>
  );
}

function Part({ name, wide = false, children }: { name: string; wide?: boolean; children: ComponentChildren }) {
  return (
    <div class={`ml-part part-${name} ${wide ? "wide" : ""}`}>
      <h3>{say(`lands-${name}`)}</h3>
      {children}
    </div>
  );
}

const managerText = (one: { manager: string; used: boolean }): string =>
  [
    one.manager ? say("lands-managed-by", { name: nameOf("mercenary", one.manager) }) : say("lands-unmanaged"),
    one.used ? say("lands-used") : "",
  ]
    .filter(Boolean)
    .join(", ");

export function Pool({ play, clan, own }: { play: Play; clan: ClanView; own: boolean }) {
  const dice = poolDice(clan.pool);
  const phase = lands(play)?.phase ?? "";
  const none = phase === "setup" || phase === "preparation" ? "lands-pool-yet" : "lands-pool-none";
  if (dice.length === 0) return <span class="ml-none">{say(none)}</span>;
  return (
    <span class="ml-row ml-pool">
      {dice.map((one) => {
        const name = one.value > 0 ? `${say("die-persuasion")} ${one.value}` : say(`die-${one.colour}`);
        return (
          <Spot
            key={one.notation}
            play={play}
            does={own ? [`die ${one.notation}`, `add ${one.notation}`] : []}
            class="ml-pool-die"
            label={`${one.n} × ${name}`}
            tip={name}
            thing={`die:${one.colour}`}
          >
            <Die colour={one.colour} value={one.value} />
            {one.n > 1 ? <span class="ml-times">×{one.n}</span> : null}
          </Spot>
        );
      })}
    </span>
  );
}

function stateText(table: LandsView, one: MemberView): string {
  const out = table.expeditions[one.place];
  return [
    one.leader ? say("lands-leader") : "",
    one.wounded ? say("lands-wounded") : "",
    out ? say("lands-plan-where", { place: say(`place-${out.place}`), n: out.number }) : "",
    one.manages ? say("lands-manages", { region: nameOf("region", one.manages) }) : "",
    one.spent > 0 ? say("lands-talent-used") : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function Member({
  play,
  table,
  one,
  seat,
  own,
}: {
  play: Play;
  table: LandsView;
  one: MemberView;
  seat: number;
  own: boolean;
}) {
  const id = one.member;
  const card = mercenaryCard(id);
  const state = stateText(table, one);
  const does = own ? ["send", "equip", "lead", "dismiss", "heal", "talent"].map((verb) => `${verb} ${id}`) : [];
  const gear = one.equipment.map((item) => nameOf("equipment", item)).join(", ");
  const label = [
    nameOf("mercenary", id),
    state,
    card ? say("lands-reputation", { n: card.reputation }) : "",
    diceText(card?.dice),
    effectText(card?.talent),
    gear,
  ]
    .filter(Boolean)
    .join(". ");
  return (
    <Spot
      play={play}
      does={does}
      class={`ml-member ${one.place >= 0 ? "away" : ""} ${one.wounded ? "hurt" : ""}`}
      label={label}
      thing={`mercenary:${id}`}
      mark={{ member: id }}
      {...(own && one.place < 0 ? { drags: `send ${id}` } : {})}
    >
      <MercToken id={id} seat={seat} wounded={one.wounded} />
      <span class="ml-member-text">
        <strong>
          {one.leader ? <Art name="leader" class="ml-crown" /> : null}
          {nameOf("mercenary", id)}
          {one.wounded ? <Art name="wound" class="ml-hurt" /> : null}
        </strong>
        <span class="ml-row">
          <Affinity id={card?.affinity} />
          <Count what="reputation" n={card?.reputation ?? 0} />
          <DiceRow dice={diceArray(card?.dice)} />
          {one.equipment.map((item, i) => (
            <GearMark key={i} id={item} />
          ))}
        </span>
        <small>{effectText(card?.talent)}</small>
        {state && (one.place >= 0 || one.manages) ? <small class="ml-state">{state}</small> : null}
      </span>
    </Spot>
  );
}
