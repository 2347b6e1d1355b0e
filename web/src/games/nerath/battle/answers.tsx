// Answers of a battle in few presses: which battle is next, fighting on while the odds allow, the cheapest losses.
// What is advised comes from the game; the plan that answers by itself is kept in plan.ts.
import { Told } from "../../../parts/match/log_line";
import { inTurn } from "../../../table/answers";
import type { Play } from "../../../table/play";
import { PercentChoice } from "../../../ui/percent_choice";
import { readAnswer } from "../../../wire/answer";
import type { Asked } from "../../../wire/types";
import { Answer, round } from "../orders/answers";
import { adviceNow, type Chances } from "../help";
import { proposals } from "../match_log";
import { fightOn, floor, FLOORS, plan } from "../orders/plan";
import { Art } from "../pieces";
import { DeedButton } from "../map/spaces";
import { realmOf, UNITS, type WarView } from "../view";
import { actionText, amount, chanceText, list, realmName, say } from "../words";

/** Shown while the plan answers: nothing to press but the end of it. */
export function FightingOn({ play }: { play: Play }) {
  return (
    <p class="cn-fighting-on" data-testid="fighting-on">
      <span>{say("fighting-on", { chance: say("percent", { n: Number(floor.value) }) })}</span>
      <button type="button" data-testid="fight-stop" onClick={() => (plan(play).value = null)}>
        {say("fight-stop")}
      </button>
    </p>
  );
}

/** From which chance on it is fought by itself. */
export function Floor() {
  return <PercentChoice label={say("floor")} choices={FLOORS} chosen={floor} say={say} class="cn-floor" />;
}

/** The battles left, each with its odds and points, and the one press that fights them all. */
export function BattleList({ play, table, asked }: { play: Play; table: WarView; asked: Asked }) {
  return (
    <>
      <div class="answers cn-fight-on">
        <button type="button" class="primary" data-testid="fight-all" onClick={() => fightOn(play, table, true)}>
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
  const good = battle ? battle.win * 100 >= Number(floor.value) : false;
  return (
    <>
      <BattleOdds chances={battle} />
      <div class="answers cn-fight-on">
        {good || !battle ? (
          <button
            type="button"
            class={good ? "primary" : ""}
            data-testid="fight-on"
            onClick={() => {
              fightOn(play, table, false);
              void play.act("continue");
            }}
          >
            <Art name="attack" /> {say("fight-on")}
          </button>
        ) : (
          <span class="cn-below" data-testid="below-floor">
            <Art name="attack" /> {say("fight-below")}
          </span>
        )}
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

function BattleOdds({ chances }: { chances: Chances | null | undefined }) {
  // Its line is kept while the odds are reckoned, so that no answer moves under the hand.
  if (!chances) return <p class="cn-odds-line">{"\u00a0"}</p>;
  return (
    <p class="cn-odds-line" data-testid="battle-odds">
      {say("battle-odds", { chance: chanceText(chances.win) })}{" "}
      <small>{say("losses", { ours: round(chances.ours), theirs: round(chances.theirs) })}</small>
    </p>
  );
}

/** Who takes the hits: the cheapest in one press, for this roll or for the whole battle, or one by one. */
export function Casualties({ play, table, asked }: { play: Play; table: WarView; asked: Asked }) {
  const advice = adviceNow(play);
  const losses = advice?.losses ?? [];
  const attacks = realmOf(table, table.fight?.attacker ?? "")?.seat === play.seat.value;
  return (
    <>
      {losses.length > 0 || !advice ? (
        <div class="answers cn-fight-on">
          <button
            type="button"
            class="primary"
            data-testid="cheapest"
            disabled={!advice}
            onClick={() => void inTurn(play, losses)}
          >
            {advice ? say("cheapest", { units: lossText(play, losses) }) : say("cheapest-soon")}
          </button>
          {table.fight ? (
            <>
              <button type="button" data-testid="fight-on" onClick={() => fightOn(play, table, false)}>
                <Art name="attack" /> {say("fight-on")}
              </button>
              {attacks ? <Floor /> : null}
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

/** "2 Footsoldiers and 1 Dragon" for plain losses, with their realm among allies; else the answers as they are said. */
function lossText(play: Play, losses: readonly string[]): string {
  const units = losses
    .map((one) => readAnswer(one))
    .map(({ kind, args }) => ({
      kind: (kind === "lose_of" ? args[1] : args[0]) ?? "",
      realm: kind === "lose_of" ? (args[0] ?? "") : "",
      plain: (kind === "lose" && args.length === 1) || (kind === "lose_of" && args.length === 2),
    }));
  if (!units.every((one) => one.plain && (UNITS as readonly string[]).includes(one.kind)))
    return list([...new Set(losses)].map((one) => actionText(play, one)));
  const found = new Map<string, { kind: string; realm: string; n: number }>();
  for (const { kind, realm } of units) {
    const known = found.get(`${realm} ${kind}`) ?? { kind, realm, n: 0 };
    found.set(`${realm} ${kind}`, { ...known, n: known.n + 1 });
  }
  return list(
    [...found.values()].map(({ kind, realm, n }) =>
      realm ? say("cheapest-of", { units: amount(kind, n), realm: realmName(realm) }) : amount(kind, n),
    ),
  );
}

/** What the ally proposes, word for word, and whether it is agreed to. */
export function Agreement({ play, asked }: { play: Play; asked: Asked }) {
  return (
    <>
      <ul class="cn-told cn-proposal" data-testid="proposal">
        {proposals(play.log.value).map((line, i) => (
          <li key={i}>
            <Told play={play} line={line} />
          </li>
        ))}
      </ul>
      <div class="answers">
        {asked.options.map((one) => (
          <Answer key={one} play={play} option={one} />
        ))}
      </div>
    </>
  );
}
