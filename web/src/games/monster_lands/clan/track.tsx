// The track of turns with the Attack dice that each adds, and the phases of the turn.
// Slim, at the head of the board.
import { SeatMark } from "../../../ui/mark";
import { cards } from "../cards";
import { Die } from "../expedition/dice";
import { say } from "../expedition/effects";
import type { LandsView } from "../view";

const PHASES = ["preparation", "deployment", "adventure", "cleanup"] as const;

export function Track({ table }: { table: LandsView }) {
  const turns = table.solo?.turns ?? cards.value?.turns ?? 6;
  const dice = cards.value?.attackDice.get(table.difficulty) ?? [];
  return (
    <div class="ml-track">
      <ol class="ml-turns" data-thing="panel:turns" aria-label={say("lands-track")}>
        {Array.from({ length: turns }, (_, index) => {
          const n = dice[index] ?? 0;
          return (
            <li
              key={index}
              class={index + 1 === table.turn ? "now" : index + 1 < table.turn ? "past" : ""}
              aria-current={index + 1 === table.turn ? "step" : undefined}
              data-tip={say("lands-attack-more", { n })}
            >
              <span>{index + 1}</span>
              {n > 0 ? (
                <span class="ml-turn-dice">
                  <span aria-hidden="true">+{n}</span>
                  <Die colour="attack" />
                  <span class="hidden-text">{say("lands-attack-more", { n })}</span>
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
      <ol class="ml-phases" data-thing="panel:phases">
        {PHASES.map((phase) => (
          <li
            key={phase}
            class={phase === table.phase ? "now" : ""}
            aria-current={phase === table.phase ? "step" : undefined}
          >
            {say(`phase-${phase}`)}
          </li>
        ))}
      </ol>
      {table.solo ? null : <GloryTrack table={table} />}
      <span class="ml-difficulty">{say(`difficulty-${table.difficulty}`)}</span>
    </div>
  );
}

/** How near the end is: the clan that leads in glory, on the way to the glory that ends the game (ML-203). */
function GloryTrack({ table }: { table: LandsView }) {
  const end = cards.value?.endGlory ?? 30;
  const best = Math.max(0, ...table.clans.map((clan) => clan.glory));
  const text = say("lands-glory-track", { n: best, end });
  return (
    <span class={`ml-glory-track ${best >= end ? "over" : ""}`} data-tip={text} data-testid="glory-track">
      <span class="hidden-text">{text}</span>
      <span class="ml-glory-way" aria-hidden="true">
        {table.clans.map((clan, seat) => (
          <span
            key={seat}
            class={`ml-glory-mark seat-edge-${seat % 6}`}
            style={{ left: `${Math.min(100, (100 * clan.glory) / end)}%` }}
          >
            <SeatMark seat={seat} />
          </span>
        ))}
      </span>
      <span aria-hidden="true">
        {best}/{end}
      </span>
    </span>
  );
}
