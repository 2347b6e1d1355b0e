// What is asked of me, with every legal answer as a button; long lists that the board shows too fold away.
// While nothing is asked it says for whom the table waits.
import { useEffect } from "preact/hooks";
import { boardOf, boardShows } from "../../games/registry";
import { questions, type Play } from "../../table/play";
import type { Asked } from "../../wire/types";
import { announceNow } from "../../ui/announce";
import { keyHints, narrow } from "../../settings";
import { Icon } from "../../ui/icon";
import { speak, t } from "../../words/words";
import { Countdown } from "./countdown";
import { Hint } from "./hint";
import { CANCELS } from "./keys";
import { RuleLink } from "../page/rules";

/** More answers than this fold away if the board shows them too. */
const MANY = 4;
const MANY_NARROW = 1;

export function Prompt({ play }: { play: Play }) {
  const view = play.view.value;
  const asked = questions(view);
  const timers = play.timers.value.filter((timer) => timer.seat < 0 && timer.name !== "countdown");
  const tongue = speak(play.game);
  const first = asked[0];
  const text = first ? tongue.sentence(`prompt-${first.prompt}`, first.data, play.seats()) : "";
  useEffect(() => {
    if (text && play.live) announceNow(text);
  }, [text]);
  if (!view) return null;
  const waiting = asked.length === 0 && !view.over ? waitingText(play) : "";
  if (asked.length === 0 && timers.length === 0 && !waiting) return null;
  return (
    <section class={asked.length > 0 ? "prompt asked" : "prompt"} aria-label={t("prompt")} data-testid="prompt">
      {timers.map((timer) => (
        <Countdown key={timer.name} play={play} timer={timer} />
      ))}
      {asked.map((one) => (
        <Question key={one.prompt} play={play} asked={one} />
      ))}
      {boardOf(play.game)?.hurried?.(view) ? null : <Hint play={play} />}
      {waiting ? <p class="waiting-for">{waiting}</p> : null}
      <Back play={play} />
    </section>
  );
}

/** What leads back, always in the same corner: the answer that cancels, or the last answer taken back. */
function Back({ play }: { play: Play }) {
  const cancel = questions(play.view.value)
    .flatMap((asked) => asked.options)
    .find((option) => CANCELS.has(option));
  if (!play.live || (!cancel && !play.canUndo?.value)) return null;
  return (
    <div class="prompt-back">
      {cancel ? <Answer play={play} option={cancel} /> : null}
      {play.canUndo?.value ? (
        <button type="button" class="ghost small" onClick={() => play.undo?.(false)} data-testid="undo-here">
          <Icon name="undo" /> <span class="sign-label">{t("undo")}</span>
        </button>
      ) : null}
    </div>
  );
}

function waitingText(play: Play): string {
  const view = play.view.value;
  const hint = view?.asked.find((asked) => asked.optional);
  if (hint) return speak(play.game).sentence(`prompt-${hint.prompt}`, hint.data, play.seats());
  const names = (view?.waiting ?? []).map((seat) => play.seats().name(seat));
  const thinking = (play.thinking?.value ?? []).map((seat) => play.seats().name(seat));
  if (thinking.length > 0) return t("thinking", { names: speak(play.game).list(thinking), n: thinking.length });
  if (names.length === 0 && play.deciding?.value) return t("deciding");
  return names.length > 0 ? t("waiting-for", { names: speak(play.game).list(names) }) : "";
}

function Question({ play, asked }: { play: Play; asked: Asked }) {
  const tongue = speak(play.game);
  const options = asked.options.filter((option) => !CANCELS.has(option));
  const onBoard = options.filter((option) => boardShows(play.game, option));
  const view = play.view.value;
  const steady = view !== null && (boardOf(play.game)?.steady?.(view) ?? false);
  const folded = onBoard.length > (steady ? 0 : narrow.value ? MANY_NARROW : MANY);
  const plain = folded ? options.filter((option) => !onBoard.includes(option)) : options;
  return (
    <div class="question">
      <p class="question-text">
        {tongue.sentence(`prompt-${asked.prompt}`, asked.data, play.seats())}
        {asked.rule ? <RuleLink game={play.game} rule={asked.rule} /> : null}
      </p>
      <div class="answers">
        {plain.map((option) => (
          <Answer key={option} play={play} option={option} />
        ))}
        {folded ? (
          <details class="all-answers">
            <summary>{t("as-list", { count: onBoard.length })}</summary>
            <div class="answers">
              {onBoard.map((option) => (
                <Answer key={option} play={play} option={option} />
              ))}
            </div>
          </details>
        ) : null}
      </div>
    </div>
  );
}

function Answer({ play, option }: { play: Play; option: string }) {
  const pending = play.sent.value.some((sent) => sent.do === option);
  const key = keyHints.value === "on" && !narrow.value ? (boardOf(play.game)?.keyHint?.(play, option) ?? "") : "";
  const note = boardOf(play.game)?.noteOf?.(play, option) ?? "";
  return (
    <button
      type="button"
      class="answer"
      data-do={option}
      aria-busy={pending}
      disabled={!play.live || pending}
      onClick={() => void play.act(option)}
    >
      {speak(play.game).action(option, play.seats())}
      {key ? <kbd>{key}</kbd> : null}
      {note ? <small class="answer-note">{note}</small> : null}
    </button>
  );
}
