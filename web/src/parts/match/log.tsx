// The log in the reader's language, each line with the rule it follows. New lines are told by the strip below the board.
// Rounds and the like are not known here: a line is a line.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Play } from "../../table/play";
import type { LogLine } from "../../wire/types";
import { SeatMark } from "../../ui/mark";
import { t } from "../../words/words";
import { RuleLink } from "../page/rules";
import { isHeading } from "./line";
import { goToNamed, Told } from "./log_line";

/** Lines shown at first; those before them are one press away. */
const SHOWN = 250;

interface Props {
  play: Play;
  /** What a press on a line does, in a replay. */
  onPick?: (line: LogLine) => void;
}

export function Log({ play, onPick }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const lines = play.log.value;
  useEffect(() => {
    // Once a frame is soon enough: several positions may come in one.
    const frame = requestAnimationFrame(() => {
      const box = list.current;
      if (box) box.scrollTop = box.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [lines]);
  const [whole, setWhole] = useState(false);
  const start = whole ? 0 : Math.max(0, lines.length - SHOWN);
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={t("log")} onKeyDown={goToNamed}>
      {start > 0 ? (
        <li class="log-line">
          <span class="log-dot" aria-hidden="true" />
          <button type="button" class="small ghost" onClick={() => setWhole(true)} data-testid="log-earlier">
            {t("log-earlier", { n: start })}
          </button>
        </li>
      ) : null}
      {lines.slice(start).map((line, index) => {
        const seat = line.data["seat"];
        const heading = isHeading(line);
        return (
          <li key={start + index} class={heading ? "log-line log-head" : "log-line"}>
            {typeof seat === "number" && !heading ? (
              <SeatMark seat={seat} />
            ) : (
              <span class="log-dot" aria-hidden="true" />
            )}
            {onPick ? (
              <button type="button" class="log-pick" onClick={() => onPick(line)}>
                <Told play={play} line={line} pressed />
              </button>
            ) : (
              <span>
                <Told play={play} line={line} />
              </span>
            )}
            {line.rule ? <RuleLink game={play.game} rule={line.rule} /> : null}
          </li>
        );
      })}
    </ol>
  );
}
