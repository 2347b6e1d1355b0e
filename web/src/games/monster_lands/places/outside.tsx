// Outside the walls: both regions with their monsters and expeditions, the missions, the Gates, the loot on display.
// A place is a button while one may deploy there; its expeditions are while one is to be chosen.
import type { Play } from "../../../table/play";
import { cards, type Goods } from "../cards";
import { Art, Count, Die } from "../expedition/dice";
import { coloursText, effectText, goodsText, nameOf, say } from "../expedition/effects";
import { Expedition } from "../expedition/expedition";
import { Affinity } from "./pieces";
import { Spot } from "./spot";
import { expeditionsOf, START, type LandsView, type Place } from "../view";

export function Outside({ play, table }: { play: Play; table: LandsView }) {
  return (
    <section class="ml-outside" aria-labelledby="ml-outside-title" data-area="outside" data-thing="panel:outside">
      <h2 id="ml-outside-title" class="ml-heading">
        {say("lands-outside")}
      </h2>
      <div class="ml-lands">
        <RegionPlace play={play} table={table} place="region_a" space={0} />
        <RegionPlace play={play} table={table} place="region_b" space={1} />
      </div>
      <div class="ml-others">
        <MissionPlace play={play} table={table} place="competitive" />
        <MissionPlace play={play} table={table} place="contract" />
        <Gates play={play} table={table} />
        <Spoils play={play} table={table} />
      </div>
    </section>
  );
}

function Expeditions({ play, table, place }: { play: Play; table: LandsView; place: Place }) {
  return (
    <span class="ml-expeditions">
      {table.expeditions.map((one, index) =>
        one.place === place ? <Expedition key={index} play={play} table={table} one={one} index={index} /> : null,
      )}
    </span>
  );
}

function RegionPlace({
  play,
  table,
  place,
  space,
}: {
  play: Play;
  table: LandsView;
  place: "region_a" | "region_b";
  space: number;
}) {
  const id = table.regions[space] ?? "";
  const region = cards.value?.region.get(id);
  const here = table.battle?.place === place;
  const title = say(`place-${place}`);
  const label = region
    ? `${title}: ${nameOf("region", id)}, ${say(`affinity-${region.affinity}`)}, ${say("lands-conquest", { n: region.conquest_value })}, ${say("lands-glory-n", { n: region.glory })}. ${monsterText(table, space, place)}`
    : `${title}: ${say("lands-no-region")}`;
  const bare = !region && !table.monsters[space] && expeditionsOf(table, place).every((one) => !one.mercenary);
  return (
    <div
      class={`ml-place ml-region ${here ? "battle" : ""} ${bare ? "bare" : ""}`}
      role="group"
      aria-label={label}
      data-place={place}
      data-thing={`place:${place}`}
    >
      <Spot play={play} does={[`deploy ${place}`]} class="ml-place-head" label={title}>
        {region ? <Art name={`region-${id}`} class="ml-region-art" /> : null}
        <span class="ml-place-title">
          <small>{title}</small>
          <strong>{region ? nameOf("region", id) : say("lands-no-region")}</strong>
        </span>
        {region ? (
          <span class="ml-row">
            <Affinity id={region.affinity} />
            <span
              class="ml-figure"
              data-thing="count:conquest"
              data-tip={say("lands-conquest", { n: region.conquest_value })}
            >
              <Art name="conquest" />
              {region.conquest_value}
            </span>
            <Count what="glory" n={region.glory} />
          </span>
        ) : null}
        {region ? <small class="ml-benefit">{benefitText(id)}</small> : null}
        {here && (table.battle?.conquest ?? 0) > 0 ? (
          <span class="ml-chip">{say("lands-conquest-gained", { n: table.battle?.conquest ?? 0 })}</span>
        ) : null}
      </Spot>
      {bare ? null : (
        <span class="ml-place-body">
          <MonsterCard table={table} space={space} place={place} />
          <Expeditions play={play} table={table} place={place} />
        </span>
      )}
    </div>
  );
}

export function benefitText(id: string): string {
  const region = cards.value?.region.get(id);
  if (!region) return "";
  const dice = region.deploy.map((colours) => colours.map((colour) => say(`colour-${colour}`)).join(" / ")).join(" + ");
  return say("lands-managed-use", { dice, benefit: effectText(region.benefit) });
}

/** A monster in words: its figures and its power. */
function monsterText(table: LandsView, space: number, place: Place): string {
  const id = table.monsters[space] ?? "";
  const monster = cards.value?.monster.get(id);
  if (!monster) return place === "gates" ? say("lands-gates-quiet") : say("lands-no-monster");
  const capture = goodsText({ glory: monster.capture_glory, gold: monster.capture_gold });
  const kill = goodsText({ glory: monster.kill_glory, gold: monster.kill_gold });
  return [
    `${nameOf("monster", id)}, ${say(`affinity-${monster.affinity}`)}`,
    say("lands-attack-n", { n: table.attacks[space] ?? 0 }),
    say("lands-capture-n", { n: monster.capture_value, goods: capture }),
    say("lands-kill-n", { n: monster.kill_value, goods: kill }),
    effectText(monster.power),
  ].join(". ");
}

function MonsterCard({ table, space, place }: { table: LandsView; space: number; place: Place }) {
  const id = table.monsters[space] ?? "";
  const monster = cards.value?.monster.get(id);
  if (!id || !monster)
    return (
      <span class="ml-monster none">{place === "gates" ? say("lands-gates-quiet") : say("lands-no-monster")}</span>
    );
  const damage = table.battle?.place === place ? table.battle.damage : 0;
  const attack = table.attacks[space] ?? 0;
  const capture = { glory: monster.capture_glory, gold: monster.capture_gold };
  const kill = { glory: monster.kill_glory, gold: monster.kill_gold };
  return (
    <span
      class={`ml-monster aff-${monster.affinity}`}
      data-monster={id}
      data-thing={`monster:${id}`}
      data-tip={monsterText(table, space, place)}
    >
      <span class="ml-monster-head">
        <Art name={`monster-${id}`} class="ml-monster-art" />
        <strong>{nameOf("monster", id)}</strong>
        <Affinity id={monster.affinity} />
      </span>
      <span class="ml-stats">
        <span class="ml-stat" data-thing="die:attack" data-tip={say("lands-attack-n", { n: attack })}>
          <span class="hidden-text">{say("lands-attack-n", { n: attack })}. </span>
          <span aria-hidden="true">
            <Die colour="attack" />×{attack}
          </span>
        </span>
        <span
          class="ml-stat"
          data-thing="figure:capture"
          data-tip={say("lands-capture-n", { n: monster.capture_value, goods: goodsText(capture) })}
        >
          <span class="hidden-text">
            {say("lands-capture-n", { n: monster.capture_value, goods: goodsText(capture) })}.{" "}
          </span>
          <span aria-hidden="true" class="ml-value">
            <Art name="capture" />
            <b>{monster.capture_value}</b>
            <Gains goods={capture} />
          </span>
        </span>
        <span
          class="ml-stat"
          data-thing="figure:kill"
          data-tip={say("lands-kill-n", { n: monster.kill_value, goods: goodsText(kill) })}
        >
          <span class="hidden-text">{say("lands-kill-n", { n: monster.kill_value, goods: goodsText(kill) })}. </span>
          <span aria-hidden="true" class="ml-value">
            <Art name="kill" />
            <b>{monster.kill_value}</b>
            <Gains goods={kill} />
          </span>
        </span>
        <span class="ml-stat" data-thing="count:trophy" data-tip={say("lands-trophy-points", { n: monster.trophy })}>
          <span class="hidden-text">{say("lands-trophy-points", { n: monster.trophy })}. </span>
          <span aria-hidden="true" class="ml-value">
            <Art name="trophy" />
            <b>{monster.trophy}</b>
          </span>
        </span>
      </span>
      <small>{effectText(monster.power)}</small>
      {damage > 0 ? <span class="ml-chip bad">{say("lands-damage", { n: damage })}</span> : null}
    </span>
  );
}

function Gains({ goods }: { goods: Goods }) {
  return (
    <span class="ml-gains">
      {Object.entries(goods).map(([key, n]) => (n > 0 ? <Count key={key} what={key} n={n} /> : null))}
    </span>
  );
}

function MissionPlace({ play, table, place }: { play: Play; table: LandsView; place: "competitive" | "contract" }) {
  const mission = cards.value?.mission.get(table.missions[place === "competitive" ? 0 : 1] ?? "");
  const side = mission?.[place];
  const title = say(`place-${place}`);
  const takes = side ? say("lands-mission-takes", { n: side.dice, colours: coloursText(side.colours) }) : "";
  const race = place === "competitive" ? mission?.competitive : undefined;
  const pays = race
    ? [
        say("lands-objective", { n: race.objective }),
        say("lands-mission-pays", { goods: goodsText(race.reward) }),
        say("lands-mission-penalty", { n: race.penalty }),
      ]
    : [];
  return (
    <div
      class="ml-place ml-mission"
      role="group"
      aria-label={[title, takes, ...pays].join(". ")}
      data-place={place}
      data-thing={`place:${place}`}
    >
      <Spot play={play} does={[`deploy ${place}`]} class="ml-place-head" label={title}>
        <Art name={`mission-${place}`} class="ml-region-art" />
        <strong class="capital">{title}</strong>
      </Spot>
      {side ? (
        <span class="ml-row ml-takes" data-tip={takes}>
          <span class="hidden-text">{takes}</span>
          <span aria-hidden="true" class="ml-row">
            {side.dice}×
            {side.colours.map((colour) => (
              <Die key={colour} colour={colour} />
            ))}
          </span>
          {race ? (
            <>
              <span class="ml-figure" data-tip={pays[0]}>
                ≥ {race.objective}
              </span>
              <span aria-hidden="true">→</span>
              <Gains goods={race.reward} />
              <span class="ml-penalty" data-tip={pays[2]}>
                −{race.penalty} <Art name="glory" />
              </span>
            </>
          ) : null}
        </span>
      ) : null}
      <Expeditions play={play} table={table} place={place} />
    </div>
  );
}

function Gates({ play, table }: { play: Play; table: LandsView }) {
  const title = say("place-gates");
  return (
    <div
      class={`ml-place ml-gates ${table.battle?.place === "gates" ? "battle" : ""} ${table.monsters[2] ? "" : "quiet"}`}
      role="group"
      aria-label={`${title}. ${monsterText(table, 2, "gates")}`}
      data-place="gates"
      data-thing="place:gates"
    >
      <Spot play={play} does={["deploy gates"]} class="ml-place-head" label={title}>
        <Art name="gates" class="ml-region-art" />
        <strong>{title}</strong>
      </Spot>
      <MonsterCard table={table} space={2} place="gates" />
      {table.fugitives.length > 0 ? (
        <small>{table.fugitives.map((id) => nameOf("monster", id)).join(", ")}</small>
      ) : null}
      {table.monsters[2] || table.expeditions.slice(START.gates).some((one) => one.mercenary) ? (
        <Expeditions play={play} table={table} place="gates" />
      ) : null}
    </div>
  );
}

function Spoils({ play, table }: { play: Play; table: LandsView }) {
  return (
    <div class="ml-place ml-spoils" data-thing="panel:spoils">
      <span class="ml-place-head">
        <Art name="loot" class="ml-region-art" />
        <strong>{say("lands-spoils")}</strong>
      </span>
      <span class="ml-loot-list">
        {table.spoils.map((id, index) =>
          id ? (
            <Spot
              key={id}
              play={play}
              does={[`take ${id}`]}
              class="ml-loot"
              thing={`loot:${id}`}
              label={nameOf("loot", id)}
              tip={effectText(cards.value?.loot.get(id)?.effect)}
            >
              {effectText(cards.value?.loot.get(id)?.effect)}
            </Spot>
          ) : (
            <span key={index} class="ml-gap" />
          ),
        )}
      </span>
    </div>
  );
}
