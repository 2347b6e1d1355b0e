// A combat told line by line, the hero's deeds on one side and the monster's on the other, newest round first; its end.
// From the log, so that nobody misses what was played while he looked elsewhere.
import { Told } from "../../../parts/match/log_line";
import type { Play } from "../../../table/play";
import type { LogLine } from "../../../wire/types";
import { diceOf, sideOf, type FightRound, type FightTale } from "./fight";
import { Die, Gear } from "../goods/gear";
import { say } from "../words";

export function FightTold({ play, tale }: { play: Play; tale: FightTale }) {
  const rounds = tale.rounds.filter((round) => round.lines.length > 0).reverse();
  if (rounds.length === 0) return null;
  return (
    <section class="eg-told" data-testid="told">
      <h4>{say("duel-told")}</h4>
      {rounds.map((round, i) => (
        <details key={round.n} open={i === 0}>
          <summary>{round.n === 0 ? say("duel-before") : say("duel-round", { n: round.n })}</summary>
          <Lines play={play} tale={tale} round={round} />
        </details>
      ))}
    </section>
  );
}

function Lines({ play, tale, round }: { play: Play; tale: FightTale; round: FightRound }) {
  return (
    <ol class="eg-told-lines">
      {round.lines.map((line, i) => (
        <li key={i} class={`told-${sideOf(line, tale, round.lines[i - 1])} kind-${line.kind}`}>
          {diceOf(line).map((face, j) => (
            <span key={j} aria-hidden="true">
              <Die face={face} />
            </span>
          ))}
          <span class="eg-told-text">
            <Told play={play} line={line} />
          </span>
          <SumOf line={line} />
        </li>
      ))}
    </ol>
  );
}

/** What wounds or damage were made of, if anything was added or taken off. */
function SumOf({ line }: { line: LogLine }) {
  if (line.kind !== "wounded" && line.kind !== "struck") return null;
  const { plain = 0, more = 0, less = 0, spared = 0, n = 0 } = line.data as Record<string, number>;
  if (!more && !less && !spared) return null;
  const parts = [
    String(plain),
    more ? `+ ${more}` : "",
    less ? `− ${less}` : "",
    spared ? say("duel-spared", { n: spared }) : "",
  ];
  return (
    <small class="eg-arithmetic">
      {parts.filter(Boolean).join(" ")} = {n}
    </small>
  );
}

/** How a combat ended. */
export function Verdict({ play, tale, as = "verdict" }: { play: Play; tale: FightTale; as?: string }) {
  if (tale.end.length === 0) return null;
  const lost = tale.end.some((line) => line.kind === "died" || line.kind === "fell" || line.kind === "struck-dead");
  return (
    <ul class={lost ? "eg-verdict lost" : "eg-verdict won"} data-testid={as}>
      {tale.end.map((line, i) => (
        <li key={i}>
          {i === 0 ? <Gear name={lost ? "deaths" : "win"} /> : null} <Told play={play} line={line} />
        </li>
      ))}
    </ul>
  );
}
