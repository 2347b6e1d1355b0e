// The decision at hand: which realm is asked, what, and every answer, in the form that fits the question.
// Spaces answer on the map too; what is legal comes from the server.
import { useEffect, useRef } from "preact/hooks";
import { Hint } from "../../../parts/match/hint";
import { RuleLink } from "../../../parts/page/rules";
import { isStaging, questions, type Play } from "../../../table/play";
import { announceNow } from "../../../ui/announce";
import { Icon } from "../../../ui/icon";
import { SeatMark } from "../../../ui/mark";
import { argOf, isOf } from "../../../wire/answer";
import type { Asked } from "../../../wire/types";
import { speak, t } from "../../../words/words";
import { Agreement, BattleList, Casualties, FightingOn, Floor, GoOn } from "../battle/answers";
import { box } from "../box";
import { adviceNow } from "../help";
import { DeedButton, Folded } from "../map/spaces";
import { Art, Shield } from "../pieces";
import { askedRealm, type WarView } from "../view";
import { nameOf, realmName, say } from "../words";
import { Answer, CardAnswers, DeclaredAttacks, Here } from "./answers";
import { BuyPanel, PlacePanel } from "./shop";
import { CardFace } from "./hand";
import { ON_CARDS, spaceIn } from "./moves";
import { OrderBack, OrderPanel } from "./order";
import { fightOn, fightsOn, plan } from "./plan";
import { ReactPanel } from "./reactions";

export function Decision({ play, table }: { play: Play; table: WarView }) {
  const view = play.view.value;
  const asked = questions(view)[0];
  const seat = play.seat.value;
  const text = asked ? speak(play.game).sentence(`prompt-${asked.prompt}`, asked.data, play.seats()) : "";
  useEffect(() => {
    if (text && play.live) announceNow(text);
  }, [text]);
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    // A new question is read from its beginning.
    if (top.current?.parentElement) top.current.parentElement.scrollTop = 0;
  }, [text]);
  if (!view || view.over) return null;
  const realm = asked ? askedRealm(table, asked, seat) : "";
  return (
    <section
      ref={top}
      class={asked ? `prompt asked cn-decision of-${realm}` : "prompt cn-decision"}
      aria-label={t("prompt")}
      data-testid="prompt"
      data-prompt={asked?.prompt ?? ""}
    >
      {plan(play).value && (isStaging(play) || !asked || fightsOn(play, table)) ? (
        <FightingOn play={play} />
      ) : isStaging(play) ? (
        <p class="waiting-for">{say("stage-tells")}</p>
      ) : asked ? (
        <>
          <header class="cn-asked">
            <Shield realm={realm} class="big" />
            <p class="question-text">
              <strong class="cn-asked-realm" data-testid="asked-realm">
                {realmName(realm)}
              </strong>
              <span>
                {speak(play.game).asked(`prompt-${asked.prompt}`, asked.data, play.seats())}{" "}
                {asked.rule ? <RuleLink game={play.game} rule={asked.rule} /> : null}
              </span>
            </p>
          </header>
          <CardAtHand table={table} asked={asked} />
          <Answers play={play} table={table} asked={asked} realm={realm} />
          <div class="back-bar cn-back">
            {play.live && asked.prompt === "order" ? <OrderBack play={play} /> : null}
            <UndoButton play={play} />
            <Hint play={play} />
          </div>
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
      <Icon name="undo" /> <span class="cn-undo-word">{say("undo")}</span>
    </button>
  );
}

function Waiting({ play, table }: { play: Play; table: WarView }) {
  const waiting = play.view.value?.waiting ?? [];
  if (waiting.length === 0) return null;
  return (
    <p class="waiting-for inline-row">
      <Shield realm={table.realm} />
      <span>{say("waiting", { realm: realmName(table.realm), phase: nameOf("phase", table.phase) })}</span>
      {waiting.map((seat) => (
        <span key={seat} class="inline-row">
          <SeatMark seat={seat} /> {play.seats().name(seat)}
        </span>
      ))}
    </p>
  );
}

function Answers({ play, table, asked, realm }: { play: Play; table: WarView; asked: Asked; realm: string }) {
  if (!play.live) return null;
  switch (asked.prompt) {
    case "movement":
    case "reposition":
      return <Marching play={play} asked={asked} table={table} />;
    case "order":
      return <OrderPanel play={play} table={table} asked={asked} />;
    case "reinforce":
      return <BuyPanel play={play} asked={asked} realm={realm} />;
    case "place":
      return <PlacePanel play={play} asked={asked} />;
    case "battle":
      return <BattleList play={play} table={table} asked={asked} />;
    case "continue":
      return <GoOn play={play} table={table} asked={asked} />;
    case "casualties":
    case "guardian-dice":
      return <Casualties play={play} table={table} asked={asked} />;
    case "agree":
      return <Agreement play={play} asked={asked} />;
    case "react":
      return <ReactPanel play={play} asked={asked} realm={realm} table={table} />;
    default:
      return <Plain play={play} asked={asked} realm={realm} />;
  }
}

function Marching({ play, asked, table }: { play: Play; asked: Asked; table: WarView }) {
  const selects = asked.options.filter((one) => isOf(one, "select"));
  const cards = asked.options.filter((one) => isOf(one, "play", "lay", "use"));
  const rest = asked.options.filter(
    (one) => !selects.includes(one) && !cards.includes(one) && one !== "done" && one !== "listen",
  );
  const declared = Object.keys(adviceNow(play)?.attacks ?? {}).length > 0;
  return (
    <>
      {declared ? null : <p class="small-tip">{selects.length > 0 ? say("tip-select") : say("tip-none")}</p>}
      <DeclaredAttacks play={play} />
      <Here play={play} />
      <div class="answers">
        {asked.options.includes("done") ? (
          <button
            type="button"
            class={selects.length === 0 ? "primary" : ""}
            data-do="done"
            onClick={() => void play.act("done")}
          >
            {say(`done-${asked.prompt}`)}
          </button>
        ) : null}
        {asked.options.includes("done") && declared ? (
          <span class="inline-row">
            <button
              type="button"
              data-testid="done-fighting"
              onClick={() => {
                fightOn(play, table, true);
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
      <CardAnswers play={play} cards={cards} />
    </>
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
      {fold ? <p class="small-tip">{say("tip-map")}</p> : null}
      <Here play={play} />
      <CardAnswers play={play} cards={cards} />
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
