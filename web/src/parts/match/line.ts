// The text of a line of the log in the reader's language, and which lines are headings.
// How a line is shown is left to the log, the strip of what happened, and the boards.
import type { Play } from "../../table/play";
import type { LogLine } from "../../wire/types";
import { speak } from "../../words/words";

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
