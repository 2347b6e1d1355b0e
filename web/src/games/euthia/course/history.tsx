// The history by turn: one fold for each, with a picture for every line; the latest is open.
import { Told } from "../../../parts/match/told";
import type { Play } from "../../../table/play";
import { Art, HeroTag } from "../pieces";
import { pictureOf, turnsOf } from "./tale";
import type { WorldView } from "../view";
import { say } from "../words";

export function History({ play, table }: { play: Play; table: WorldView }) {
  const turns = turnsOf(play.log.value);
  if (turns.length === 0) return <p class="eu-none">{say("no-history")}</p>;
  return (
    <div class="eu-history" data-testid="history">
      {turns
        .map((turn, i) => (
          <details key={i} open={i === turns.length - 1}>
            <summary>
              <span>{say("history-round", { n: turn.round })}</span>
              {turn.seat >= 0 ? <HeroTag hero={table.heroes[turn.seat]?.hero ?? ""} /> : null}
            </summary>
            <ol>
              {turn.lines.map((line, j) => (
                <li key={j} class={`told-${line.kind}`}>
                  <Art name={pictureOf(line.kind)} />{" "}
                  <span>
                    <Told play={play} line={line} />
                  </span>
                </li>
              ))}
            </ol>
          </details>
        ))
        .reverse()}
    </div>
  );
}
