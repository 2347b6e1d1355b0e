// One expedition: what it asks for and offers, and who is there with which dice, traps and tokens.
// It is a button while it may be chosen; one's own show their odds.
import type { Play } from "../../../table/play";
import { cards, pathOf, type Effect, type Path } from "../cards";
import { Art, Count, DiceRow, Die, type DieColour } from "./dice";
import { coloursText, diceText, effectText, goodsText, nameOf, say } from "./effects";
import { mainChance, outlookOf, percent } from "../help";
import { diceArray, EffectMark, MercToken, TrapFace } from "../places/pieces";
import { Spot } from "../places/spot";
import { askedPlace, COLOURS, plannedOf, type ExpeditionView, type LandsView } from "../view";

/** What the question lets one choose here: the expedition to take up, or the one to strike at. */
function doesOf(play: Play, table: LandsView, one: ExpeditionView): string[] {
  const asked = play.view.value?.asked[0];
  if (!asked) return [];
  if (asked.prompt === "expedition") return askedPlace(play.view.value) === one.place ? [`at ${one.number}`] : [];
  if (asked.prompt === "target") return table.battle?.place === one.place ? [`target ${one.number}`] : [];
  return [];
}

interface Props {
  play: Play;
  table: LandsView;
  one: ExpeditionView;
  index: number;
}

/** While one deploys, a column is opened by one press: the place and the expedition at once. */
function opens(play: Play, table: LandsView, one: ExpeditionView, index: number): readonly string[] {
  if (!play.live || one.mercenary || play.view.value?.asked[0]?.prompt !== "deploy") return [];
  return table.clans[play.seat.value]?.open.includes(index) ? [`deploy ${one.place}`, `at ${one.number}`] : [];
}

/** Whether it is being planned: who goes there is asked for, or what goes with them. */
function isPlanned(play: Play, one: ExpeditionView, index: number): boolean {
  const asked = play.live ? play.view.value?.asked[0] : undefined;
  if (asked?.prompt === "send")
    return askedPlace(play.view.value) === one.place && Number(asked.data["n"]) === one.number;
  return play.live && plannedOf(play)?.index === index;
}

export function Expedition({ play, table, one, index }: Props) {
  const path = pathHere(table, one);
  const fighting = table.battle !== null && table.battle.expedition === index && table.battle.place === one.place;
  return (
    <Spot
      play={play}
      does={doesOf(play, table, one)}
      opens={opens(play, table, one, index)}
      class={`ml-expedition ${one.mercenary ? "taken" : "free"} ${fighting ? "fighting" : ""} ${isPlanned(play, one, index) ? "planned" : ""}`}
      label={expeditionText(play, table, one)}
      thing={`expedition:${one.place}-${one.number}`}
      mark={{ expedition: index }}
    >
      <span class="ml-path" aria-hidden="true">
        <span class="ml-number">{one.number}</span>
        {path ? (
          <span class="ml-needs" data-tip={say("lands-required", { dice: diceText(path.required) })}>
            <DiceRow dice={diceArray(path.required)} />
          </span>
        ) : null}
        {path ? (
          <span
            class="ml-more"
            data-tip={say("lands-reinforcement", { n: path.reinforcement, colours: coloursText(path.colours) })}
          >
            +{path.reinforcement}
            {path.colours.map((colour) => (
              <Die key={colour} colour={colour} />
            ))}
          </span>
        ) : null}
        {advantagesHere(one, path).map((effect, i) => (
          <span key={i} class="ml-advantage">
            <EffectMark effect={effect} />
          </span>
        ))}
        {one.place === "contract" ? <ContractSide table={table} one={one} /> : null}
        <DeathGlory one={one} />
      </span>
      {one.mercenary ? <Party play={play} one={one} index={index} /> : null}
    </Spot>
  );
}

export function pathHere(table: LandsView, one: ExpeditionView): Path | undefined {
  if (one.place !== "region_a" && one.place !== "region_b") return undefined;
  return pathOf(table.lists[one.place === "region_a" ? 0 : 1] ?? "", one.number);
}

function advantagesHere(one: ExpeditionView, path: Path | undefined): Effect[] {
  if (path) return [path.advantage];
  return one.place === "gates" ? (cards.value?.gates.expeditions[one.number - 1]?.advantages ?? []) : [];
}

function sideOf(table: LandsView, one: ExpeditionView) {
  const mission = cards.value?.mission.get(table.missions[1] ?? "");
  return one.number === 1 ? mission?.left : mission?.right;
}

/** What a death here is worth (ML-148, ML-184): printed where somebody may go to die. */
function DeathGlory({ one }: { one: ExpeditionView }) {
  const n = one.place === "gates" ? cards.value?.gates.death_glory : deathHere(one);
  if (!n) return null;
  return (
    <span class="ml-death" data-tip={say("lands-death-glory", { n })}>
      <Art name="wound" />
      {n}
      <Art name="glory" />
    </span>
  );
}

const deathHere = (one: ExpeditionView): number | undefined =>
  one.place === "region_a" || one.place === "region_b" ? cards.value?.deathGlory[one.number - 1] : undefined;

function ContractSide({ table, one }: { table: LandsView; one: ExpeditionView }) {
  const side = sideOf(table, one);
  if (!side) return null;
  return (
    <span
      class="ml-side"
      data-tip={say("lands-contract-side", { cost: goodsText(side.cost), goods: goodsText(side.reward) })}
    >
      {Object.entries({ ...side.cost }).map(([key, n]) => (n > 0 ? <Count key={key} what={key} n={n} /> : null))}
      <span>→</span>
      {Object.entries({ ...side.reward }).map(([key, n]) => (n > 0 ? <Count key={key} what={key} n={n} /> : null))}
    </span>
  );
}

function Party({ play, one, index }: { play: Play; one: ExpeditionView; index: number }) {
  const member = lookup(play, one);
  const outlook = one.seat === play.seat.value ? outlookOf(play, index) : null;
  const chance = outlook ? mainChance(outlook.chances) : null;
  return (
    <span class="ml-party" aria-hidden="true">
      <MercToken id={one.mercenary} seat={one.seat} wounded={member?.wounded ?? false} />
      <span class="ml-party-name">
        {one.mercenary === "madhala" ? say("lands-madhala") : nameOf("mercenary", one.mercenary)}
      </span>
      {one.faces.length > 0 ? (
        <span class="ml-dice">
          {one.faces.map(([colour, value], i) => (
            <Die key={i} colour={colour as DieColour} value={value} />
          ))}
        </span>
      ) : (
        <DiceRow dice={one.dice} />
      )}
      <span class="ml-row">
        {one.traps.map((id, i) => (
          <TrapFace key={i} id={id} />
        ))}
        {one.defence > 0 ? <Count what="defence" n={one.defence} /> : null}
        {one.potions > 0 ? <Count what="potion" n={one.potions} /> : null}
        {one.venoms > 0 ? <Count what="venom" n={one.venoms} /> : null}
        {one.gold > 0 ? <Count what="gold" n={one.gold} /> : null}
      </span>
      {outlook && chance !== null ? (
        <span class="ml-chip" data-tip={say("lands-odds-exact")}>
          <Art name={outlook.chances.win !== undefined ? "trophy" : "kill"} />
          {say("lands-percent", { n: percent(chance) })}
        </span>
      ) : null}
    </span>
  );
}

const lookup = (play: Play, one: ExpeditionView) =>
  (play.view.value?.table as LandsView | undefined)?.clans[one.seat]?.members.find(
    (member) => member.member === one.mercenary,
  );

/** All of an expedition in words. */
export function expeditionText(play: Play, table: LandsView, one: ExpeditionView): string {
  const path = pathHere(table, one);
  const side = one.place === "contract" ? sideOf(table, one) : undefined;
  const parts = [say("lands-expedition", { n: one.number })];
  if (path) {
    parts.push(say("lands-required", { dice: diceText(path.required) }));
    parts.push(say("lands-reinforcement", { n: path.reinforcement, colours: coloursText(path.colours) }));
  }
  for (const effect of advantagesHere(one, path)) parts.push(say("lands-advantage", { text: effectText(effect) }));
  if (side) parts.push(say("lands-contract-side", { cost: goodsText(side.cost), goods: goodsText(side.reward) }));
  if (!one.mercenary) return parts.join(". ");
  const seat = one.seat >= 0 ? play.seats().name(one.seat) : say("lands-madhala");
  parts.push(
    one.mercenary === "madhala" ? seat : say("lands-here", { mercenary: nameOf("mercenary", one.mercenary), seat }),
  );
  const dice = Object.fromEntries(COLOURS.map((colour, i) => [colour, one.dice[i] ?? 0]));
  const goods = {
    trap: one.traps.length,
    defence: one.defence,
    potion: one.potions,
    venom: one.venoms,
    gold: one.gold,
  };
  return [...parts, diceText(dice), goodsText(goods)].filter(Boolean).join(". ");
}
