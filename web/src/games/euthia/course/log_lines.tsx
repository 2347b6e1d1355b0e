// Lines of the log with a picture before each: the news and every turn of the history are made of them.
// Which lines those are is left to turn_log.ts.
import { Told } from "../../../parts/match/log_line";
import type { Play } from "../../../table/play";
import type { LogLine } from "../../../wire/types";
import { Art } from "../pieces";
import { pictureOf } from "./turn_log";

export function LogLines({ play, lines, first = 0 }: { play: Play; lines: readonly LogLine[]; first?: number }) {
  return (
    <ol>
      {lines.slice(first).map((line, i) => (
        <li key={first + i} class={`told-${line.kind}`}>
          <Art name={pictureOf(line.kind)} />{" "}
          <span>
            <Told play={play} line={line} />
          </span>
        </li>
      ))}
    </ol>
  );
}
