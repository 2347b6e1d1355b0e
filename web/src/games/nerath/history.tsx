// The history by turn: one fold for each turn of a realm, with what it brought; the latest is open.
// Dice are left to the battle panel and the log.
import { Told } from "../../parts/match/log_line";
import type { Play } from "../../table/play";
import { RealmTag } from "./pieces";
import { gains, turnsOf } from "./match_log";
import { say } from "./words";

export function History({ play }: { play: Play }) {
  const turns = turnsOf(play.log.value);
  if (turns.length === 0) return <p class="nothing">{say("no-history")}</p>;
  return (
    <div class="cn-history" data-testid="history">
      {turns
        .map((turn, i) => {
          const { won, battles } = gains(turn);
          return (
            <details key={`${turn.round} ${turn.realm}`} open={i === turns.length - 1}>
              <summary>
                <span>{say("history-round", { n: turn.round })}</span>
                <RealmTag realm={turn.realm} />
                <small>{say("history-gains", { won, battles })}</small>
              </summary>
              <ol>
                {turn.lines.map((line, j) => (
                  <li key={j} class={`told-${line.kind}`}>
                    <Told play={play} line={line} />
                  </li>
                ))}
              </ol>
            </details>
          );
        })
        .reverse()}
    </div>
  );
}
