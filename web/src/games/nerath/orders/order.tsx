// The order being given: which units of a space go, taken one by one or all, and where to, with odds.
// While nothing is taken, all that can go do.
import { useEffect } from "preact/hooks";
import { inTurn } from "../../../table/answers";
import { questions, type Play } from "../../../table/play";
import { argOf, isOf } from "../../../wire/answer";
import type { Asked } from "../../../wire/types";
import { box } from "../box";
import { unitFacts } from "./shop";
import { DeclaredAttacks, Here } from "./answers";
import { adviceNow } from "../help";
import { isHostile, withoutOne } from "./moves";
import { viewport } from "../map/panzoom";
import { Art } from "../pieces";
import { DeedButton, Folded } from "../map/spaces";
import { aimed } from "../ui";
import { spaceOf, type GroupView, type WarView } from "../view";
import { amount, list, say, spaceName, unitName } from "../words";

export function OrderPanel({ play, table, asked }: { play: Play; table: WarView; asked: Asked }) {
  const order = table.order;
  const ways = asked.options.filter((one) => isOf(one, "to", "board", "land"));
  const advice = adviceNow(play);
  const attacks = ways
    .filter((one) => (advice ? advice.options[one] : isAttack(table, one)))
    .sort((a, b) => (advice?.options[b]?.win ?? 0) - (advice?.options[a]?.win ?? 0));
  const calm = ways.filter((one) => !attacks.includes(one));
  const taken = order?.groups.reduce((sum, one) => sum + (one.taken ?? 0), 0) ?? 0;
  return (
    <>
      {order ? (
        <div class="cn-groups" data-testid="groups" role="group" aria-label={spaceName(order.space)}>
          {order.groups.map((group) => (
            <GroupRow key={group.do} play={play} table={table} group={group} asked={asked} />
          ))}
        </div>
      ) : null}
      <p class="small-tip">{taken > 0 ? say("tip-where", { n: taken }) : say("tip-all")}</p>
      <Here play={play} />
      {attacks.length > 0 ? (
        <ul class="cn-attacks" data-testid="planned">
          {attacks.map((one) => (
            <li key={one}>
              <DeedButton play={play} deed={{ notation: one, legal: true }} />
            </li>
          ))}
        </ul>
      ) : null}
      <DeclaredAttacks play={play} />
      <div class="answers">
        <Folded play={play} options={calm} title={say("ways", { n: calm.length })} />
      </div>
    </>
  );
}

/** Calls the order off; it stands at the foot of the question, in sight however many places there are. */
export function OrderBack({ play }: { play: Play }) {
  return (
    <button type="button" data-do="back" onClick={() => void play.act("back")}>
      {say("order-back")}
    </button>
  );
}

/** Whether an answer means a fight, while its odds are being reckoned. */
function isAttack(table: WarView, notation: string): boolean {
  const space = spaceOf(table, argOf(notation));
  return space !== undefined && isHostile(table, space, table.realm);
}

/** How many go, asked where units were put down: all that can, fewer by one press each, with the odds of just those. */
export function HowMany({ play, table }: { play: Play; table: WarView }) {
  const asked = questions(play.view.value)[0];
  const order = table.order;
  const notation = aimed(play).value;
  useEffect(() => {
    if (!order) aimed(play).value = "";
  }, [order?.space]);
  const target = box.value?.spaces.get(argOf(notation));
  if (!order || !asked || asked.prompt !== "order" || !target) return null;
  const ways = asked.options.filter((one) => isOf(one, "to", "board", "land") && argOf(one) === target.id);
  const { x, y, w, h } = viewport(play).frame.value;
  const [left, top] = [(target.centre[0] - x) / w, (target.centre[1] - y) / h];
  return (
    <aside
      class="cn-how-many"
      data-testid="how-many"
      aria-label={say("how-many", { space: spaceName(target.id) })}
      style={{
        left: `${left * 100}%`,
        top: `${top * 100}%`,
        // Beside the target, and within the map wherever that is.
        transform: `translate(${left > 0.5 ? "-104%" : "4%"}, ${-100 * Math.min(1, Math.max(0, top))}%)`,
      }}
    >
      <h3>{say("how-many", { space: spaceName(target.id) })}</h3>
      <div class="cn-groups">
        {order.groups.map((group) => (
          <GroupRow key={group.do} play={play} table={table} group={group} asked={asked} bare />
        ))}
      </div>
      <div class="answers">
        {ways.map((one) => (
          <DeedButton key={one} play={play} deed={{ notation: one, legal: true }} />
        ))}
        <OrderBack play={play} />
      </div>
    </aside>
  );
}

interface GroupProps {
  play: Play;
  table: WarView;
  group: GroupView;
  asked: Asked;
  /** No card beside it: there is something to press. */
  bare?: boolean;
}

function GroupRow({ play, table, group, asked, bare = false }: GroupProps) {
  const taken = group.taken ?? 0;
  const more = asked.options.includes(group.do);
  const space = table.order?.space ?? "";
  const less = () => void inTurn(play, withoutOne(space, table.order?.groups ?? [], group.do));
  const all = () =>
    void inTurn(
      play,
      Array.from({ length: group.n - taken }, () => group.do),
    );
  const name = `${unitName(group.kind)}${aboard(table, group)}`;
  return (
    <div
      class={`cn-group of-${table.realm} ${taken > 0 ? "taken" : ""}`}
      data-group={group.do}
      data-thing={bare ? undefined : `unit:${argOf(group.do)}`}
    >
      <span class="cn-chip">
        <Art name={group.kind} />
      </span>
      <span class="cn-group-name">{name}</span>
      <button
        type="button"
        class="round"
        disabled={taken === 0}
        onClick={less}
        aria-label={say("take-less", { unit: name })}
      >
        −
      </button>
      <output aria-label={say("taken-of", { unit: name, taken, n: group.n })}>
        {taken}/{group.n}
      </output>
      <button
        type="button"
        class={more ? "round" : "round cannot"}
        aria-disabled={!more}
        data-do={group.do}
        onClick={() => (more ? void play.act(group.do) : play.why(group.do))}
        aria-label={say("take-more", { unit: name })}
      >
        +
      </button>
      <button
        type="button"
        class="ghost"
        disabled={!more || taken === group.n}
        onClick={all}
        aria-label={say("take-all-of", { unit: name })}
      >
        {say("take-all")}
      </button>
      <UnitLine kind={group.kind} />
      {loadOf(table, group) ? <small class="cn-unit-line">{loadOf(table, group)}</small> : null}
    </div>
  );
}

/** Dice, what they must show, moves and what is special about a unit, in one line. */
function UnitLine({ kind }: { kind: string }) {
  const unit = box.value?.units.get(kind);
  return unit ? <small class="cn-unit-line">{unitFacts(unit)}</small> : null;
}

const aboard = (table: WarView, group: GroupView): string =>
  (group.ship ?? -1) >= 0 && table.order ? ` (${say("aboard")})` : "";

/** What a Warship of a group carries. */
function loadOf(table: WarView, group: GroupView): string {
  if (group.kind !== "warship" || !table.order) return "";
  const units = spaceOf(table, table.order.space)?.units.filter((one) => one.ship === group.unit) ?? [];
  return units.length > 0 ? say("carrying", { cargo: list(units.map((one) => amount(one.kind, one.n ?? 1))) }) : "";
}
