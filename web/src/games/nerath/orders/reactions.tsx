// Questions about cards: passing, once or for longer, the cards that can be played now, and orders that still stand.
// What is legal comes from the server; how a card looks is left to hand.tsx.
import type { Play } from "../../../table/play";
import { isOf } from "../../../wire/answer";
import type { Asked } from "../../../wire/types";
import { adviceNow } from "../help";
import { Art } from "../pieces";
import { type WarView } from "../view";
import { actionText, chanceText, say, theRealm } from "../words";
import { Answer, CardAnswers } from "./answers";
import { ON_CARDS } from "./moves";
import { StandingOrder } from "./standing";

/** Passing, once or for longer, and the cards that can be played now. */
export function ReactPanel({ play, asked, realm, table }: { play: Play; asked: Asked; realm: string; table: WarView }) {
  const longer = asked.options.filter((one) => isOf(one, "pass") && one !== "pass");
  const cards = asked.options.filter((one) => isOf(one, ...ON_CARDS));
  const rest = asked.options.filter((one) => !isOf(one, "pass") && !cards.includes(one) && one !== "listen");
  const battle = adviceNow(play)?.battle;
  const attacker = table.fight?.attacker;
  return (
    <>
      <p class="cn-odds-line">
        {attacker && battle
          ? say("attacker-odds", { realm: theRealm(attacker), chance: chanceText(battle.win) })
          : "\u00a0"}
      </p>
      <CardAnswers play={play} cards={cards} />
      {cards.length === 0 ? <p class="small-tip">{say("nothing-fits")}</p> : null}
      <div class="answers cn-passing">
        {asked.options.includes("pass") ? (
          <button
            type="button"
            class={cards.length === 0 ? "primary" : ""}
            data-do="pass"
            onClick={() => void play.act("pass")}
          >
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
