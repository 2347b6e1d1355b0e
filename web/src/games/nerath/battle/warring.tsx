// Answers of a battle in few presses: which battle is next, fighting on while the odds allow, the cheapest losses.
// What is advised comes from the game; the plan that answers by itself is kept in plan.ts.
import { inTurn } from "../../../table/deeds";
import type { Play } from "../../../table/play";
import { argOf, isOf } from "../../../wire/answer";
import type { Asked } from "../../../wire/types";
import { Answer, round } from "../orders/decision";
import { adviceNow, type Chances } from "../help";
import { fightOn, floor, FLOORS, plan } from "../orders/plan";
import { Art } from "../pieces";
import { DeedButton } from "../map/spaces";
import { UNITS, type WarView } from "../view";
import { actionText, amount, chanceText, list, say } from "../words";

/** Shown while the plan answers: nothing to press but the end of it. */
export function FightingOn() {
  return (
    <p class="cn-fighting-on" data-testid="fighting-on">
      <span>{say("fighting-on", { chance: say("percent", { n: Number(floor.value) }) })}</span>
      <button type="button" data-testid="fight-stop" onClick={() => (plan.value = null)}>
        {say("fight-stop")}
      </button>
    </p>
  );
}

/** From which chance on it is fought by itself. */
export function Floor() {
  return (
    <label class="cn-floor">
      <span>{say("floor")}</span>
      <select
        value={floor.value}
        onChange={(event) => (floor.value = event.currentTarget.value as (typeof FLOORS)[number])}
      >
        {FLOORS.map((one) => (
          <option key={one} value={one}>
            {say("percent", { n: Number(one) })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The battles left, each with its odds and points, and the one press that fights them all. */
export function BattleList({ play, table, asked }: { play: Play; table: WarView; asked: Asked }) {
  return (
    <>
      <div class="answers cn-fight-on">
        <button type="button" class="primary" data-testid="fight-all" onClick={() => fightOn(table, true)}>
          <Art name="attack" /> {say("fight-all", { n: asked.options.length })}
        </button>
        <Floor />
      </div>
      <div class="answers cn-battles">
        {asked.options.map((one) => (
          <DeedButton key={one} play={play} deed={{ notation: one, legal: true }} />
        ))}
      </div>
    </>
  );
}

/** After a round: the odds, and on or back. */
export function GoOn({ play, table, asked }: { play: Play; table: WarView; asked: Asked }) {
  const battle = adviceNow(play)?.battle;
  return (
    <>
      <BattleOdds chances={battle} />
      <div class="answers cn-fight-on">
        <button
          type="button"
          data-testid="fight-on"
          onClick={() => {
            fightOn(table, false);
            void play.act("continue");
          }}
        >
          <Art name="attack" /> {say("fight-on")}
        </button>
        <Floor />
      </div>
      <div class="answers">
        {asked.options.map((one) => (
          <Answer key={one} play={play} option={one} />
        ))}
      </div>
    </>
  );
}

export function BattleOdds({ chances }: { chances: Chances | null | undefined }) {
  if (!chances) return null;
  return (
    <p class="cn-odds-line" data-testid="battle-odds">
      {say("battle-odds", { chance: chanceText(chances.win) })}{" "}
      <small>{say("losses", { ours: round(chances.ours), theirs: round(chances.theirs) })}</small>
    </p>
  );
}

/** Who takes the hits: the cheapest in one press, for this roll or for the whole battle, or one by one. */
export function Casualties({ play, table, asked }: { play: Play; table: WarView; asked: Asked }) {
  const losses = adviceNow(play)?.losses ?? [];
  return (
    <>
      {losses.length > 0 ? (
        <div class="answers cn-fight-on">
          <button type="button" class="primary" data-testid="cheapest" onClick={() => void inTurn(play, losses)}>
            {say("cheapest", { units: lossText(play, losses) })}
          </button>
          {table.fight ? (
            <>
              <button type="button" data-testid="fight-on" onClick={() => fightOn(table, false)}>
                <Art name="attack" /> {say("fight-on")}
              </button>
              <Floor />
            </>
          ) : null}
        </div>
      ) : null}
      <div class="answers">
        {asked.options.map((one) => (
          <Answer key={one} play={play} option={one} />
        ))}
      </div>
    </>
  );
}

/** "2 Footsoldiers and 1 Dragon" for plain losses; else the answers as they are said. */
function lossText(play: Play, losses: readonly string[]): string {
  const kinds = losses.map((one) => argOf(one));
  if (!losses.every((one) => isOf(one, "lose") && (UNITS as readonly string[]).includes(argOf(one))))
    return list([...new Set(losses)].map((one) => actionText(play, one)));
  const found = new Map<string, number>();
  for (const kind of kinds) found.set(kind, (found.get(kind) ?? 0) + 1);
  return list([...found].map(([kind, n]) => amount(kind, n)));
}
