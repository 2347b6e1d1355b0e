// One deal at a trading post as a button, with what the parts of a shop have in common.
// What is legal, and the reason why something is not, comes from the server.
import type { Play } from "../../../table/play";
import { optionsNow } from "../answers";
import type { HeroView, TradeView } from "../view";
import { say } from "../words";

/** What a part of the shop is shown from: who trades what, and whether the looker does. */
export interface ShopPart {
  play: Play;
  trade: TradeView;
  hero: HeroView;
  mine: boolean;
}

/** The button of a deal: lit where it is legal, else grey, and a press tells why not. */
export function Deal({
  play,
  notation,
  text,
  class: extra = "",
}: {
  play: Play;
  notation: string;
  text: string;
  class?: string;
}) {
  const can = optionsNow(play).includes(notation);
  const pending = play.sent.value.some((sent) => sent.do === notation);
  if (can)
    return (
      <button
        type="button"
        class={`eg-deal can ${extra}`}
        data-do={notation}
        aria-busy={pending}
        disabled={pending}
        onClick={() => void play.act(notation)}
      >
        {text}
      </button>
    );
  return (
    <button
      type="button"
      class={`eg-deal cannot ${extra}`}
      data-why={notation}
      aria-label={say("shop-why-label", { what: text })}
      onClick={() => play.why(notation)}
    >
      {text} <span class="eg-why">{say("shop-why")}</span>
    </button>
  );
}
