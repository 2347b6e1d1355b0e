// What a player has said about cards that are still to come ("pass unless it concerns me"), and the answer that ends it.
// It stands where cards are asked for, and with one's own cards.
import { questions, type Play } from "../../../table/play";
import type { Asked } from "../../../wire/types";
import { speak } from "../../../words/words";
import { Art } from "../pieces";
import { askedRealm, realmOf, standingOrders, type WarView } from "../view";
import { say } from "../words";
import { Answer } from "./answers";

interface Props {
  play: Play;
  table: WarView;
  asked: Asked;
  realm: string;
}

export function StandingOrder({ play, table, asked, realm }: Props) {
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

/** The same beside the hand, while something else is asked. */
export function OrderInHand({ play, table }: { play: Play; table: WarView }) {
  const asked = questions(play.view.value)[0];
  if (!play.live || !asked || asked.prompt === "react") return null;
  return <StandingOrder play={play} table={table} asked={asked} realm={askedRealm(table, asked, play.seat.value)} />;
}
