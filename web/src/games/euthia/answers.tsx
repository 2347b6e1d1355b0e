// Answers as buttons with what they do: shared by hero board, shop and duel. What is legal comes from the server.
// Also the way from outside into the menu for arranging things, and back to what was wanted there.
import { changed } from "../../table/answers";
import { questions, type Play } from "../../table/play";
import { argOf, kindOf, readAnswer } from "../../wire/answer";
import { Gear, linesOfSort, tileIcon, writtenOn, phrase } from "./goods/gear";
import { chanceOf, chanceToCome, resultOf } from "./duel/odds";
import { tableOf } from "./view";
import { actionText, percent, say } from "./words";

/** Every answer that the looker may give now. */
export const optionsNow = (play: Play): string[] =>
  play.live ? questions(play.view.value).flatMap((asked) => asked.options) : [];

export const promptNow = (play: Play): string => questions(play.view.value)[0]?.prompt ?? "";

/** What an answer does, as it is written on its piece; "" if its own words say it all. */
export function detailOf(notation: string): string {
  const { kind, args } = readAnswer(notation);
  const [what = "", n = "1"] = args;
  const nth = (key: string, sort: string) => linesOfSort(key, sort)[Number(n) - 1] ?? "";
  switch (kind) {
    case "use":
    case "walk":
      return nth(`tile-${what}`, "use-line");
    case "essence":
      return nth(`essence-${what}`, "use-line");
    case "take_essence":
    case "give_essence":
      return linesOfSort(`essence-${what}`, "use-line").join(" · ");
    case "take_gem":
    case "gem":
      return linesOfSort(`gem-${what}`, "use-line").join(" · ");
    case "card":
      return nth(`card-${what}`, "line-section");
    case "attack":
      return linesOfSort(`tile-${what}`, "band-line").join(" · ");
    case "give_card":
    case "drop_card":
      return writtenOn(`card-${what}`).map(phrase).join(" · ");
    case "keep_tile":
    case "refresh":
    case "seal":
      return writtenOn(`tile-${what}`).map(phrase).join(" · ");
    default:
      return "";
  }
}

const ICONS: Record<string, string> = {
  gaar: "gaar",
  dwurt: "dwurt",
  convert: "dwurt",
  hope: "hope",
  card: "silver",
  exchange: "gold_cards",
  arrange: "arrange",
  heal_here: "heal",
  buy_gaar: "gaar",
  renew: "renew",
  reveal_tiles: "reveal",
  unlock: "lock",
  control: "control",
  set_gem: "gem-diamond",
};

function iconOf(notation: string): string {
  const [kind, what] = [kindOf(notation), argOf(notation)];
  if (kind === "essence" || kind === "lay_essence" || kind === "take_essence") return `element-${what}`;
  if (kind === "gem" || kind === "set_gem" || kind === "take_gem") return `gem-${what}`;
  if (["use", "attack", "equip", "unequip", "walk", "seal", "keep_tile", "refresh", "buy", "learn"].includes(kind))
    return tileIcon(what);
  return ICONS[kind] ?? "";
}

/** One answer as a button: picture, words, what it does, and the chance to win that goes with it. */
export function AnswerButton({
  play,
  option,
  text = "",
  detail = true,
  class: extra = "",
}: {
  play: Play;
  option: string;
  text?: string;
  detail?: boolean;
  class?: string;
}) {
  const pending = play.sent.value.some((sent) => sent.do === option);
  const more = detail ? detailOf(option) : "";
  const result = resultOf(play, option);
  const rolled = Boolean(tableOf(play.view.value)?.duel?.sum);
  const chance = chanceOf(play, option);
  const icon = iconOf(option);
  return (
    <button
      type="button"
      class={`eg-answer ${extra}`}
      data-do={option}
      aria-busy={pending}
      disabled={!play.live || pending}
      onClick={() => void play.act(option)}
    >
      {icon ? <Gear name={icon} /> : null}
      <span class="eg-answer-words">
        <span>{text || actionText(play, option)}</span>
        {more ? <small>{more}</small> : null}
        {result ? (
          <small class="eg-result">{result}</small>
        ) : rolled && chanceToCome(play) ? (
          <small class="eg-result" aria-hidden="true">
            …
          </small>
        ) : null}
      </span>
      {chance !== null ? (
        <strong class="eg-chance">{say("duel-chance", { n: percent(chance) })}</strong>
      ) : chanceToCome(play) ? (
        <ChanceToCome />
      ) : null}
    </button>
  );
}

/** Holds the place of a chance, so that no answer moves under the finger. */
const ChanceToCome = () => (
  <strong class="eg-chance" aria-hidden="true">
    …
  </strong>
);

/** Arrange something: at once where that is asked, else by way of the menu for it; if it cannot be, the reason is shown. */
export async function arrange(play: Play, notation: string): Promise<void> {
  if (!play.live) return;
  if (optionsNow(play).includes(notation)) return void play.act(notation);
  if (optionsNow(play).includes("arrange") && promptNow(play) !== "arrange") {
    const before = play.view.peek();
    if (!(await play.act("arrange"))) return;
    if (play.view.peek() === before) await changed(play, before);
    if (optionsNow(play).includes(notation)) return void play.act(notation);
  }
  play.why(notation);
}
