// Reinforcement: what can be bought with the gold at hand, with dice and price; then where the new unit enters.
// The same unit can be bought again for the same place with one press.
import { inTurn } from "../../../table/answers";
import { candidate, type Play } from "../../../table/play";
import { isOf } from "../../../wire/answer";
import type { Asked } from "../../../wire/types";
import { box, type UnitInfo } from "../box";
import { Here } from "./answers";
import { Art } from "../pieces";
import { Folded } from "../map/spaces";
import { spaceIn } from "./moves";
import { bought, give } from "../ui";
import { UNITS } from "../view";
import { actionText, say, spaceName, unitName } from "../words";

const dice = (all: readonly number[]): string => {
  const counts = new Map<number, number>();
  for (const sides of all) counts.set(sides, (counts.get(sides) ?? 0) + 1);
  return [...counts].map(([sides, n]) => `${n}d${sides}`).join(" + ");
};

/** The dice alone, where there is no room for more: of attack and of defence where they differ. */
function diceOf(unit: UnitInfo): string {
  const [attack, defend] = [dice(unit.attack ?? []), dice(unit.defend ?? [])];
  return attack === defend ? attack : `${attack || "–"} / ${defend || "–"}`;
}

const placeOf = (notation: string): string => spaceIn(notation, (id) => box.value?.spaces.has(id) ?? false);

export function unitFacts(unit: UnitInfo): string {
  const parts = [say("fact-movement", { n: unit.movement })];
  const same = unit.attack?.join() === unit.defend?.join();
  if (same && unit.attack?.length) parts.push(say("fact-dice", { dice: dice(unit.attack), n: box.value?.hitOn ?? 0 }));
  else {
    if (unit.attack?.length) parts.push(say("fact-attack", { dice: dice(unit.attack) }));
    if (unit.defend?.length) parts.push(say("fact-defence", { dice: dice(unit.defend) }));
  }
  if (unit.sea?.length) parts.push(say("fact-sea", { dice: dice(unit.sea) }));
  for (const trait of ["hero", "first_strike", "durable", "run_amok"] as const)
    if (unit[trait]) parts.push(say(`trait-${trait}`));
  return parts.join(" · ");
}

export function BuyPanel({ play, asked, realm }: { play: Play; asked: Asked; realm: string }) {
  const selects = asked.options.filter((one) => isOf(one, "select"));
  const last = bought(play).value;
  const again = last && asked.options.includes(`buy ${last.unit}`) ? last : null;
  const spent = !asked.options.some((one) => isOf(one, "buy"));
  return (
    <>
      <div class={`cn-shop of-${realm}`} data-testid="shop" data-thing="panel:shop">
        {UNITS.map((kind) => (
          <Ware key={kind} play={play} kind={kind} legal={asked.options.includes(`buy ${kind}`)} />
        ))}
      </div>
      <Here play={play} />
      <div class="answers cn-shop-end">
        {asked.options.includes("done") ? (
          <button type="button" class={spent ? "primary" : ""} data-do="done" onClick={() => void play.act("done")}>
            {say("done-reinforce")}
          </button>
        ) : null}
        {again ? (
          <button
            type="button"
            class="cn-again"
            data-testid="again"
            onClick={() => void inTurn(play, [`buy ${again.unit}`, again.at])}
          >
            <Art name={again.unit} />
            <span>{say("buy-again", { unit: unitName(again.unit), where: spaceName(placeOf(again.at)) })}</span>
          </button>
        ) : null}
      </div>
      <Folded play={play} options={selects} title={say("move-new", { n: selects.length })} />
    </>
  );
}

function Ware({ play, kind, legal }: { play: Play; kind: string; legal: boolean }) {
  const unit = box.value?.units.get(kind);
  const notation = `buy ${kind}`;
  if (!unit || (!legal && !candidate(play, notation))) return null;
  return (
    <button
      type="button"
      class={legal ? "cn-ware" : "cn-ware cannot"}
      aria-disabled={!legal}
      data-do={notation}
      data-thing={`unit:${kind}`}
      data-tip={unitFacts(unit)}
      onClick={() => (legal ? void play.act(notation) : play.why(notation))}
    >
      <Art name={kind} />
      <span class="cn-ware-name">{unitName(kind)}</span>
      <span class="cn-price">
        <span class="hidden-text">{say("price")}</span> {unit.cost} <Art name="gold" />
      </span>
      <small>{unitFacts(unit)}</small>
      <small class="cn-ware-dice" aria-hidden="true">
        {diceOf(unit)}
      </small>
    </button>
  );
}

export function PlacePanel({ play, asked }: { play: Play; asked: Asked }) {
  const spots = asked.options.filter((one) => one !== "back");
  const place = (notation: string) => give(play, notation);
  return (
    <>
      <p class="small-tip">{say("tip-place")}</p>
      <Here play={play} />
      <div class="answers">
        {spots.slice(0, 8).map((one) => (
          <button type="button" key={one} class="answer" data-do={one} onClick={() => place(one)}>
            {actionText(play, one)}
          </button>
        ))}
        {spots.length > 8 ? (
          <details class="all-answers">
            <summary>{say("ways", { n: spots.length - 8 })}</summary>
            <div class="answers">
              {spots.slice(8).map((one) => (
                <button type="button" key={one} class="answer" data-do={one} onClick={() => place(one)}>
                  {actionText(play, one)}
                </button>
              ))}
            </div>
          </details>
        ) : null}
        <button type="button" data-do="back" onClick={() => void play.act("back")}>
          {actionText(play, "back")}
        </button>
      </div>
    </>
  );
}
