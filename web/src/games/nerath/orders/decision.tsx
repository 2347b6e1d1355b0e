// The decision at hand: which realm is asked, what, and every answer, in the form that fits the question.
// Spaces answer on the map too; what is legal comes from the server.
import { useEffect } from "preact/hooks";
import { Hint } from "../../../parts/match/hint";
import { RuleLink } from "../../../parts/page/rules";
import { questions, type Play } from "../../../table/play";
import { argOf, isOf, readAnswer } from "../../../wire/answer";
import type { Asked } from "../../../wire/types";
import { announceNow } from "../../../ui/announce";
import { Icon } from "../../../ui/icon";
import { SeatMark } from "../../../ui/mark";
import { speak, t } from "../../../words/words";
import { BuyPanel, PlacePanel } from "./buying";
import { box } from "../box";
import { CardButton, CardFace } from "./hand";
import { adviceNow } from "../help";
import { ON_CARDS, spaceIn } from "./moves";
import { OrderPanel } from "./order";
import { Art, Count, Shield } from "../pieces";
import { fightOn, fightsOn } from "./plan";
import { DeedButton, Folded } from "../map/spaces";
import { deeds, picked } from "../ui";
import { askedRealm, realmOf, standingOrders, UNITS, type WarView } from "../view";
import { BattleList, Casualties, FightingOn, Floor, GoOn } from "../battle/warring";
import { actionText, chanceText, nameOf, realmName, say, spaceName } from "../words";

export function Decision({ play, table }: { play: Play; table: WarView }) {
  const view = play.view.value;
  const asked = questions(view)[0];
  const seat = play.seat.value;
  const text = asked ? speak(play.game).sentence(`prompt-${asked.prompt}`, asked.data, play.seats()) : "";
  useEffect(() => {
    if (text && play.live) announceNow(text);
  }, [text]);
  if (!view || view.over) return null;
  const realm = asked ? askedRealm(table, asked, seat) : "";
  return (
    <section
      class={asked ? `prompt asked cn-decision of-${realm}` : "prompt cn-decision"}
      aria-label={t("prompt")}
      data-testid="prompt"
      data-prompt={asked?.prompt ?? ""}
    >
      {asked ? (
        <>
          <header class="cn-asked">
            <Shield realm={realm} class="big" />
            <p class="question-text">
              <strong class="cn-asked-realm" data-testid="asked-realm">
                {realmName(realm)}
              </strong>
              <span>{text.replace(new RegExp(`^${realmName(realm)}\\s*[:,\u00a0]+\\s*`), "")}</span>
              {asked.rule ? <RuleLink game={play.game} rule={asked.rule} /> : null}
            </p>
          </header>
          <CardAtHand table={table} asked={asked} />
          <Answers play={play} table={table} asked={asked} realm={realm} />
          <Hint play={play} />
          <UndoButton play={play} />
        </>
      ) : (
        <Waiting play={play} table={table} />
      )}
    </section>
  );
}

/** The card that asks where its units go, and the like: its text, and how often it will still ask. */
function CardAtHand({ table, asked }: { table: WarView; asked: Asked }) {
  const card = asked.data["card"] === undefined ? null : table.card;
  if (!card) return null;
  return (
    <article class="cn-card cn-at-hand" data-testid="card-at-hand" data-thing={`card:${card.card}`}>
      <CardFace card={card.card} />
      {card.left > 0 ? <strong data-testid="card-left">{say("card-left", { n: card.left })}</strong> : null}
    </article>
  );
}

function UndoButton({ play }: { play: Play }) {
  if (!play.live || !play.canUndo?.value || !play.undo) return null;
  return (
    <button type="button" class="ghost cn-undo" onClick={() => play.undo?.(false)} data-testid="undo-here">
      <Icon name="undo" /> {say("undo")}
    </button>
  );
}

function Waiting({ play, table }: { play: Play; table: WarView }) {
  const waiting = play.view.value?.waiting ?? [];
  if (waiting.length === 0) return null;
  return (
    <p class="waiting-for cn-row">
      <Shield realm={table.realm} />
      <span>{say("waiting", { realm: realmName(table.realm), phase: nameOf("phase", table.phase) })}</span>
      {waiting.map((seat) => (
        <span key={seat} class="cn-row">
          <SeatMark seat={seat} /> {play.seats().name(seat)}
        </span>
      ))}
    </p>
  );
}

function Answers({ play, table, asked, realm }: { play: Play; table: WarView; asked: Asked; realm: string }) {
  if (!play.live) return null;
  if (fightsOn(play, table)) return <FightingOn />;
  switch (asked.prompt) {
    case "movement":
    case "reposition":
      return <Marching play={play} asked={asked} realm={realm} table={table} />;
    case "order":
      return <OrderPanel play={play} table={table} asked={asked} />;
    case "reinforce":
      return <BuyPanel play={play} table={table} asked={asked} realm={realm} />;
    case "place":
      return <PlacePanel play={play} asked={asked} />;
    case "battle":
      return <BattleList play={play} table={table} asked={asked} />;
    case "continue":
      return <GoOn play={play} table={table} asked={asked} />;
    case "casualties":
    case "guardian-dice":
      return <Casualties play={play} table={table} asked={asked} />;
    case "react":
      return <ReactPanel play={play} asked={asked} realm={realm} table={table} />;
    default:
      return <Plain play={play} asked={asked} realm={realm} />;
  }
}

/** Attacks that are declared, with their exact odds. */
export function DeclaredAttacks({ play }: { play: Play }) {
  const attacks = Object.entries(adviceNow(play)?.attacks ?? {});
  if (attacks.length === 0) return null;
  return (
    <div class="cn-declared" data-testid="declared">
      <h3>{say("declared")}</h3>
      <ul>
        {attacks.map(([space, chances]) => (
          <li key={space}>
            <span>{spaceName(space)}</span>
            <span class="cn-bar" aria-hidden="true">
              <span style={{ transform: `scaleX(${chances.win})` }} />
            </span>
            <strong>{chanceText(chances.win)}</strong>
            <Points n={chances.points} />
            {chances.ours > 0 || chances.theirs > 0 ? (
              <small>{say("losses", { ours: round(chances.ours), theirs: round(chances.theirs) })}</small>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The victory points that a conquest gives. */
export function Points({ n }: { n: number | undefined }) {
  return n ? <Count what="points" n={`+${n}`} label={say("points", { n })} /> : null;
}

export const round = (n: number): number => Math.round(n * 10) / 10;

/** The answers for the space that is picked, if it stands for several. */
export function Here({ play }: { play: Play }) {
  const here = (deeds(play).get(picked.value) ?? []).filter((one) => one.legal);
  if (here.length < 2) return null;
  return (
    <div class="cn-here" data-testid="here">
      <h3>{spaceName(picked.value)}</h3>
      <div class="answers">
        {here.map((one) => (
          <DeedButton key={one.notation} play={play} deed={one} />
        ))}
      </div>
    </div>
  );
}

function Marching({ play, asked, realm, table }: { play: Play; asked: Asked; realm: string; table: WarView }) {
  const selects = asked.options.filter((one) => isOf(one, "select"));
  const cards = asked.options.filter((one) => isOf(one, "play", "lay", "use"));
  const rest = asked.options.filter(
    (one) => !selects.includes(one) && !cards.includes(one) && one !== "done" && one !== "listen",
  );
  const declared = Object.keys(adviceNow(play)?.attacks ?? {}).length > 0;
  return (
    <>
      <p class="cn-tip">{selects.length > 0 ? say("tip-select") : say("tip-none")}</p>
      <DeclaredAttacks play={play} />
      <Here play={play} />
      {cards.length > 0 ? (
        <div class="cn-card-answers">
          {cards.map((one) => (
            <CardButton key={one} play={play} notation={one} />
          ))}
        </div>
      ) : null}
      <StandingOrder play={play} table={table} asked={asked} realm={realm} />
      <div class="answers">
        {asked.options.includes("done") ? (
          <button type="button" class="primary" data-do="done" onClick={() => void play.act("done")}>
            {say(`done-${asked.prompt}`)}
          </button>
        ) : null}
        {asked.options.includes("done") && declared ? (
          <span class="cn-row">
            <button
              type="button"
              data-testid="done-fighting"
              onClick={() => {
                fightOn(table, true);
                void play.act("done");
              }}
            >
              <Art name="attack" /> {say("done-fighting")}
            </button>
            <Floor />
          </span>
        ) : null}
        {rest.map((one) => (
          <Answer key={one} play={play} option={one} />
        ))}
        <Folded play={play} options={selects} />
      </div>
    </>
  );
}

/** The drawing that goes with an answer: a unit, a realm, or the deed itself. */
export function artOf(option: string): string {
  const { kind, args } = readAnswer(option);
  if (kind.startsWith("sink")) return "warship";
  const unit = args.find((arg) => (UNITS as readonly string[]).includes(arg));
  if (unit) return unit;
  const realm = args.find((arg) => ["karkoth", "vailin", "iron_circle", "nerath"].includes(arg));
  if (realm) return `realm-${realm}`;
  return (
    {
      retreat: "retreat",
      continue: "attack",
      fight: "attack",
      land: "land",
      call_off: "board",
      remove: "guardian",
      done: "crown",
    }[kind] ?? ""
  );
}

export function Answer({ play, option, class: extra = "answer" }: { play: Play; option: string; class?: string }) {
  const pending = play.sent.value.some((sent) => sent.do === option);
  const art = artOf(option);
  return (
    <button
      type="button"
      class={extra}
      data-do={option}
      aria-busy={pending}
      disabled={!play.live || pending}
      onClick={() => void play.act(option)}
    >
      {art ? <Art name={art} /> : null}
      {actionText(play, option)}
    </button>
  );
}

/** Whether an answer names a card, which is then shown with its text. */
function isCard(option: string): boolean {
  const card = argOf(option);
  return isOf(option, ...ON_CARDS) && ((box.value?.events.has(card) || box.value?.treasures.has(card)) ?? false);
}

function Plain({ play, asked, realm }: { play: Play; asked: Asked; realm: string }) {
  const isSpace = (id: string) => box.value?.spaces.has(id) ?? false;
  const onMap = asked.options.filter((one) => spaceIn(one, isSpace) !== "");
  const fold = onMap.length > 6;
  const cards = asked.options.filter((one) => isCard(one));
  const shown = asked.options.filter((one) => !cards.includes(one) && !(fold && onMap.includes(one)));
  return (
    <>
      {fold ? <p class="cn-tip">{say("tip-map")}</p> : null}
      <Here play={play} />
      {cards.length > 0 ? (
        <div class="cn-card-answers">
          {cards.map((one) => (
            <CardButton key={one} play={play} notation={one} />
          ))}
        </div>
      ) : null}
      <div class={`answers of-${realm}`}>
        {shown.map((one) =>
          onMap.includes(one) ? (
            <DeedButton key={one} play={play} deed={{ notation: one, legal: true }} />
          ) : (
            <Answer key={one} play={play} option={one} />
          ),
        )}
        {fold ? <Folded play={play} options={onMap} /> : null}
      </div>
    </>
  );
}

/** Passing, once or for longer, and the cards that can be played now. */
function ReactPanel({ play, asked, realm, table }: { play: Play; asked: Asked; realm: string; table: WarView }) {
  const longer = asked.options.filter((one) => isOf(one, "pass") && one !== "pass");
  const cards = asked.options.filter((one) => isOf(one, ...ON_CARDS));
  const rest = asked.options.filter((one) => !isOf(one, "pass") && !cards.includes(one) && one !== "listen");
  const battle = adviceNow(play)?.battle;
  const attacker = table.fight?.attacker;
  return (
    <>
      {battle && attacker ? (
        <p class="cn-odds-line">
          {say("attacker-odds", { realm: realmName(attacker), chance: chanceText(battle.win) })}
        </p>
      ) : null}
      {cards.length > 0 ? (
        <div class="cn-card-answers" data-testid="playable">
          {cards.map((one) => (
            <CardButton key={one} play={play} notation={one} />
          ))}
        </div>
      ) : (
        <p class="cn-tip">{say("nothing-fits")}</p>
      )}
      <div class="answers cn-passing">
        {asked.options.includes("pass") ? (
          <button type="button" class="primary" data-do="pass" onClick={() => void play.act("pass")}>
            {actionText(play, "pass")}
          </button>
        ) : null}
        {longer.length > 0 ? (
          <details class="cn-orders" data-testid="orders">
            <summary>
              <Art name="orders" /> {say("pass-longer")}
            </summary>
            <div class="cn-order-menu">
              {longer.map((one) => (
                <Answer key={one} play={play} option={one} class="cn-order" />
              ))}
              <small>{say("pass-private")}</small>
            </div>
          </details>
        ) : null}
        {rest.map((one) => (
          <Answer key={one} play={play} option={one} />
        ))}
      </div>
      <StandingOrder play={play} table={table} asked={asked} realm={realm} />
    </>
  );
}

/** What the player has said about cards that is still to come, and the answer that ends it. */
export function StandingOrder({
  play,
  table,
  asked,
  realm,
}: {
  play: Play;
  table: WarView;
  asked: Asked;
  realm: string;
}) {
  const orders = standingOrders(realmOf(table, realm)?.orders ?? 0);
  const listen = asked.options.includes("listen");
  if (orders.length === 0 && !listen) return null;
  const tongue = speak("nerath");
  return (
    <p class="cn-standing-order">
      {orders.length > 0 ? (
        <span>
          <Art name="orders" />{" "}
          {say("orders-given", {
            orders: tongue.list(orders.map((one) => tongue.action(one, { name: String, you: () => false }))),
          })}
        </span>
      ) : null}
      {listen ? <Answer play={play} option="listen" class="small" /> : null}
    </p>
  );
}
