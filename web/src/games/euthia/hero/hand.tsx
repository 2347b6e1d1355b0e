// The silver and gold cards of a hero: one's own with what they say and what may be played now, of others the counts.
// How many of each kind others hold is theirs to know.
import { Figure } from "../pieces";
import type { Play } from "../../../table/play";
import { argOf, isOf } from "../../../wire/answer";
import { AnswerButton, optionsNow } from "../answers";
import { box } from "../box";
import { Gear, Written } from "../goods/gear";
import type { HeroView } from "../view";
import { nameOf, say } from "../words";

/** The answers that concern a card of one's own. */
const deedsOf = (options: readonly string[], card: string): string[] =>
  options.filter((one) => isOf(one, "card", "give_card", "drop_card", "yield") && argOf(one) === card);

export function HandCards({
  play,
  hero,
  seat,
  plain = false,
}: {
  play: Play;
  hero: HeroView;
  seat: number;
  plain?: boolean;
}) {
  const own = play.seat.value === seat;
  const cards = Object.entries(hero.hand);
  const options = play.live && own ? optionsNow(play) : [];
  return (
    <section class="eg-group eg-hand" data-testid={plain ? "duel-hand" : own ? "own-hand" : "hand"}>
      <h4>
        {say("hero-cards")}
        <Figure what="silver" n={hero.silver} label={say("hero-silver", { n: hero.silver })} />
        <Figure what="gold_cards" n={hero.gold_cards} label={say("hero-gold-cards", { n: hero.gold_cards })} />
        {hero.control ? <Figure what="control" n={1} label={say("hero-control")} /> : null}
      </h4>
      {own && cards.length > 0 ? (
        <ul class="eg-cards">
          {cards.map(([card, n]) => (
            <li
              key={card}
              class={`eg-card ${box.value?.cards.get(card)?.metal ?? "silver"}`}
              data-card={card}
              data-thing={`card:${card}`}
            >
              <strong>
                <Gear name={box.value?.cards.get(card)?.metal === "gold" ? "gold_cards" : "silver"} />{" "}
                {nameOf("card", card)}
                <span class="eg-copies">×{n}</span>
              </strong>
              <Written piece={`card-${card}`} />
              {(plain ? [] : deedsOf(options, card)).map((one) => (
                <AnswerButton key={one} play={play} option={one} detail={false} class="small" />
              ))}
            </li>
          ))}
        </ul>
      ) : null}
      {own && cards.length === 0 ? <p class="eg-none">{say("hero-no-cards")}</p> : null}
    </section>
  );
}
