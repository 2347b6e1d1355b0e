// What just happened, in one strip below the board: while others play the newest lines of the log, told to screen readers
// too; when it is one's own turn again, what happened since.
// The whole log is in the panel that the strip's buttons open.
import { useEffect, useRef } from "preact/hooks";
import { boardOf } from "../../games/registry";
import { questions, type Play } from "../../table/play";
import { announce } from "../../ui/announce";
import { Icon } from "../../ui/icon";
import { SeatMark } from "../../ui/mark";
import { t } from "../../words/words";
import { lineText } from "./line";
import { Recap } from "./recap";
import { Told } from "./log_line";

/** Lines in the strip; those that do not fit are clipped, the newest stands first. */
const SHOWN = 4;

export function Happened({ play }: { play: Play }) {
  const lines = play.log.value;
  const before = useRef(lines.length);
  const told = useRef(-1);
  useEffect(() => {
    const fresh = lines.slice(before.current);
    if (play.live && fresh.length > 0 && fresh.length < 40)
      announce(fresh.map((line) => lineText(play, line)).join(" "));
    before.current = lines.length;
  }, [lines]);
  const cards = play.recap?.value ?? [];
  const view = play.view.value;
  const hurried = view !== null && (boardOf(play.game)?.hurried?.(view) ?? false);
  if (cards.length > 0 && !hurried && questions(view).length > 0)
    return <Recap play={play} cards={cards} told={told} />;
  const newest = lines.slice(-SHOWN).reverse();
  return (
    <>
      <ol class="happened-lines" aria-label={t("happened")} data-testid="happened">
        {newest.map((line, index) => {
          const seat = line.data["seat"];
          return (
            <li key={`${lines.length} ${index}`}>
              {typeof seat === "number" ? <SeatMark seat={seat} /> : null}
              <span>
                <Told play={play} line={line} />
              </span>
            </li>
          );
        })}
      </ol>
      <SkipToMe play={play} />
    </>
  );
}

/** While bots play: on to one's own next decision, without looking at each answer of theirs. */
function SkipToMe({ play }: { play: Play }) {
  const skip = play.skip?.value ?? "no";
  if (skip === "no") return null;
  return (
    <button
      type="button"
      class="small"
      disabled={skip === "now"}
      aria-label={t("recap-skip")}
      onClick={() => play.skipToMe?.()}
      data-testid="skip-to-me"
    >
      <Icon name="next" /> <span class="wide-only">{t("recap-skip")}</span>
    </button>
  );
}
