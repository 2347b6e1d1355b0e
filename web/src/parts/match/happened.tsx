// What just happened, in one strip below the board: while others play the newest lines of the log, told to screen readers
// too; when it is one's own turn again, what happened since.
// The whole log is in the panel that the strip's buttons open.
import { useEffect, useRef } from "preact/hooks";
import { questions, type Play } from "../../table/play";
import { announce } from "../../ui/announce";
import { SeatMark } from "../../ui/mark";
import { t } from "../../words/words";
import { lineText } from "./log";
import { Recap } from "./recap";

/** Lines in the strip; those that do not fit are clipped, the newest stands first. */
const SHOWN = 4;

export function Happened({ play }: { play: Play }) {
  const lines = play.log.value;
  const before = useRef(lines.length);
  useEffect(() => {
    const fresh = lines.slice(before.current);
    if (play.live && fresh.length > 0 && fresh.length < 40)
      announce(fresh.map((line) => lineText(play, line)).join(" "));
    before.current = lines.length;
  }, [lines]);
  const cards = play.recap?.value ?? [];
  if (cards.length > 0 && questions(play.view.value).length > 0) return <Recap play={play} cards={cards} />;
  const newest = lines.slice(-SHOWN).reverse();
  return (
    <ol class="happened-lines" aria-label={t("happened")} data-testid="happened">
      {newest.map((line, index) => {
        const seat = line.data["seat"];
        return (
          <li key={`${lines.length} ${index}`}>
            {typeof seat === "number" ? <SeatMark seat={seat} /> : null}
            <span>{lineText(play, line)}</span>
          </li>
        );
      })}
    </ol>
  );
}
