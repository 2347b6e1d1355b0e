// The history by turn: one fold for each, with a picture for every line; the latest is open.
// Which line belongs to which turn is told by turn_log.ts.
import type { Play } from "../../../table/play";
import { HeroTag } from "../pieces";
import { LogLines } from "./log_lines";
import { turnsOf } from "./turn_log";
import type { WorldView } from "../view";
import { say } from "../words";

export function History({ play, table }: { play: Play; table: WorldView }) {
  const turns = turnsOf(play.log.value);
  if (turns.length === 0) return <p class="nothing">{say("no-history")}</p>;
  return (
    <div class="eu-history" data-testid="history">
      {turns
        .map((turn, i) => (
          <details key={i} open={i === turns.length - 1}>
            <summary>
              <span>{say("history-round", { n: turn.round })}</span>
              {turn.seat >= 0 ? <HeroTag hero={table.heroes[turn.seat]?.hero ?? ""} /> : null}
            </summary>
            <LogLines play={play} lines={turn.lines} />
          </details>
        ))
        .reverse()}
    </div>
  );
}
