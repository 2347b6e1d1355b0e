// The log in the reader's language, each line with the rule it follows. New lines are told by the strip below the board.
// Rounds and the like are not known here: a line is a line.
import { useEffect, useRef } from "preact/hooks";
import type { Play } from "../../table/play";
import type { LogLine } from "../../wire/types";
import { SeatMark } from "../../ui/mark";
import { speak, t } from "../../words/words";
import { RuleLink } from "../page/rules";

const SHOWN = 250;

/** Sentences that were made before, for the same words and the same people. */
const made = new WeakMap<LogLine, { tongue: unknown; people: string; text: string }>();

export function lineText(play: Play, line: LogLine): string {
  const tongue = speak(play.game);
  const people = `${play.seat.value} ${play.info.value?.seats.map((seat) => seat.name).join()}`;
  const known = made.get(line);
  if (known && known.tongue === tongue && known.people === people) return known.text;
  const text = tongue.sentence(`event-${line.kind}`, line.data, play.seats());
  made.set(line, { tongue, people, text });
  return text;
}

/** Whether a line opens a turn or a round: a heading of the log, a mark of the replay. */
export function isHeading(line: LogLine): boolean {
  return line.kind === "turn" || line.kind === "winners" || line.kind === "round";
}

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
  const start = Math.max(0, lines.length - SHOWN);
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={t("log")}>
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
                {lineText(play, line)}
              </button>
            ) : (
              <span>{lineText(play, line)}</span>
            )}
            {line.rule ? <RuleLink game={play.game} rule={line.rule} /> : null}
          </li>
        );
      })}
    </ol>
  );
}
