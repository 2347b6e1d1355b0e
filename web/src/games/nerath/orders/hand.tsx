// One's cards: event cards in hand, treasures kept and in play, each with its whole text; what can be played now is lit.
// With two realms each has its own hand.
import { questions, type Play } from "../../../table/play";
import { argOf, isOf } from "../../../wire/answer";
import { box } from "../box";
import { ON_CARDS } from "./moves";
import { OrderInHand } from "./standing";
import { Art, RealmTag, Shield } from "../pieces";
import type { RealmView, WarView } from "../view";
import { actionText, cardName, cardText, realmName, say } from "../words";

/** The answer that plays, lays or uses a card now, if there is one. */
export function playing(play: Play, card: string): string {
  const options = questions(play.view.value).flatMap((asked) => asked.options);
  return options.find((one) => isOf(one, ...ON_CARDS) && argOf(one) === card) ?? "";
}

export function CardButton({ play, notation }: { play: Play; notation: string }) {
  const card = argOf(notation);
  return (
    <button
      type="button"
      class="cn-card can"
      data-do={notation}
      data-thing={`card:${card}`}
      onClick={() => void play.act(notation)}
    >
      <CardFace card={card} />
      <span class="cn-card-do">{actionText(play, notation)}</span>
    </button>
  );
}

export function CardFace({ card }: { card: string }) {
  const treasure = box.value?.treasures.get(card);
  const realm = box.value?.events.get(card)?.realm ?? "";
  return (
    <>
      <span class="cn-card-head">
        {treasure ? <Art name="treasure" /> : <Shield realm={realm} />}
        <strong>{cardName(card)}</strong>
      </span>
      <span class="cn-card-text">{cardText(card)}</span>
    </>
  );
}

export function Card({ play, card }: { play: Play; card: string }) {
  const notation = play.live ? playing(play, card) : "";
  const kind = box.value?.treasures.has(card) ? "treasure" : "event";
  if (notation)
    return (
      <button
        type="button"
        class={`cn-card can ${kind}`}
        data-do={notation}
        data-card={card}
        data-thing={`card:${card}`}
        onClick={() => void play.act(notation)}
      >
        <CardFace card={card} />
        <span class="cn-card-do">{actionText(play, notation)}</span>
      </button>
    );
  return (
    <article class={`cn-card ${kind}`} data-card={card} data-thing={`card:${card}`} aria-label={cardName(card)}>
      <CardFace card={card} />
    </article>
  );
}

export function Hand({ play, table }: { play: Play; table: WarView }) {
  const mine = table.realms.filter((realm) => realm.seat === play.seat.value);
  const others = table.realms.filter((realm) => realm.seat !== play.seat.value && realm.laid.length > 0);
  return (
    <div class="cn-hand" data-testid="hand" data-thing="panel:hand">
      {mine.map((realm) => (
        <OwnCards key={realm.id} play={play} realm={realm} many={mine.length > 1} />
      ))}
      {others.map((realm) => (
        <section key={realm.id}>
          <h3>
            <RealmTag realm={realm.id} /> {say("treasures-in-play")}
          </h3>
          <div class="cn-cards">
            {realm.laid.map((card) => (
              <Card key={card} play={play} card={card} />
            ))}
          </div>
        </section>
      ))}
      <OrderInHand play={play} table={table} />
      {mine.length === 0 && others.length === 0 ? <p class="nothing">{say("no-treasures")}</p> : null}
    </div>
  );
}

function OwnCards({ play, realm, many }: { play: Play; realm: RealmView; many: boolean }) {
  const groups: [string, readonly string[]][] = [
    ["hand", realm.hand],
    ["chest", realm.chest],
    ["in-play", realm.laid],
    ["deck-top", realm.top],
  ];
  const some = groups.filter(([, cards]) => cards.length > 0);
  return (
    <section aria-label={realmName(realm.id)}>
      {many ? (
        <h3>
          <RealmTag realm={realm.id} />
        </h3>
      ) : null}
      {some.length === 0 ? <p class="nothing">{say("no-cards")}</p> : null}
      {some.map(([name, cards]) => (
        <div key={name}>
          <h3>{say(name, { n: cards.length })}</h3>
          <div class="cn-cards">
            {cards.map((card) => (
              <Card key={card} play={play} card={card} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
