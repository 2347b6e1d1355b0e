// The question of a combat with every answer, and fighting on by the best odds in one press.
// What is legal, what answers come to, and all chances come from the server.
import { useRef } from "preact/hooks";
import { Hint } from "../../parts/match/hint";
import { RuleLink } from "../../parts/page/rules";
import { type Play } from "../../table/play";
import { argOf, isOf, kindOf } from "../../wire/answer";
import type { Asked } from "../../wire/types";
import { speak } from "../../words/words";
import { AnswerButton } from "./answers";
import { Gear, gaarChange } from "./goods/gear";
import { useFocusKept } from "./focus";
import { fightOn, fightsOn, floor, FLOORS, GAIN, plan } from "./map/plan";
import type { DuelView, WorldView } from "./view";
import { say } from "./words";
import "./duel/duel.css";

/** Questions that are answered in the duel itself. */
export const DUEL_PROMPTS: ReadonlySet<string> = new Set([
  ...[
    "prepare",
    "healing",
    "before-monster",
    "after-monster",
    "before-hero",
    "monster-cards",
    "duel",
    "initiative",
    "attack",
    "roll-attack",
    "pick-die",
    "seal",
  ],
]);

interface Questioned {
  play: Play;
  asked: Asked;
  table: WorldView;
  duel: DuelView;
}

/** The question of a combat to the looker, with every answer: it stands where every question of the table stands. */
export function DuelQuestion({ play, asked, table, duel }: Questioned) {
  const leads = play.seat.value === duel.master;
  const home = useRef<HTMLDivElement>(null);
  useFocusKept(play, home);
  return (
    <div
      class="eg eg-asking parchment"
      role="group"
      aria-labelledby="eg-question"
      data-testid="duel-answers"
      data-prompt={asked.prompt}
      tabIndex={-1}
      ref={home}
    >
      <p class="eg-question" id="eg-question">
        {speak(play.game).sentence(`prompt-${asked.prompt}`, asked.data, play.seats())}
        {asked.rule ? <RuleLink game={play.game} rule={asked.rule} /> : null}
      </p>
      {fightsOn(play, table) ? (
        <FightingOn leads={leads} />
      ) : (
        <>
          <Answers play={play} asked={asked} duel={duel} />
          <FightOn table={table} duel={duel} leads={leads} />
          <Hint play={play} />
        </>
      )}
    </div>
  );
}

/** One press for the rest of the combat: the answers with the best odds, while the chance is good enough. */
function FightOn({ table, duel, leads }: { table: WorldView; duel: DuelView; leads: boolean }) {
  const gain = say("percent", { n: GAIN });
  const more = leads
    ? say("lead-on-more", { gain })
    : say("fight-on-more", { n: say("percent", { n: Number(floor.value) }), gain });
  return (
    <div class="eg-fight-on">
      <button
        type="button"
        class="eg-answer"
        data-testid="fight-on"
        data-tip={more}
        aria-description={more}
        onClick={() => fightOn(table, duel)}
      >
        <Gear name="versus" /> {say(leads ? "lead-on" : "fight-on")}
      </button>
      {leads ? null : (
        <label>
          <span>{say("fight-floor")}</span>{" "}
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
      )}
    </div>
  );
}

/** Shown while the plan answers: nothing to press but the end of it. */
function FightingOn({ leads }: { leads: boolean }) {
  return (
    <p class="eg-fight-on" data-testid="fighting-on">
      <span>{say(leads ? "leading-on" : "fighting-on")}</span>
      <button type="button" class="eg-answer" data-testid="fight-stop" onClick={() => (plan.value = null)}>
        {say("fight-stop")}
      </button>
    </p>
  );
}

function Answers({ play, asked, duel }: { play: Play; asked: Asked; duel: DuelView }) {
  const end: string[] = asked.options.filter((one) => one === "pass" || one === "done");
  const rest = asked.options.filter((one) => !end.includes(one));
  const gaar = (one: string) => isOf(one, "gaar", "again", "turn");
  const dice = duel.step === "foe" ? duel.dice : duel.roll;
  // A Gaar also helps whoever spends it: a roll of one's own rises, the other's falls.
  const own = (duel.step === "foe") !== (play.seat.value === duel.seat);
  const words = (one: string): string => {
    const n = Number(argOf(one));
    return gaar(one) && dice[n - 1]
      ? say(`duel-${kindOf(one)}`, { n, face: dice[n - 1] ?? 0, change: gaarChange(own) })
      : "";
  };
  return (
    <div class="eg-answers">
      {rest.map((one) => (
        <AnswerButton key={one} play={play} option={one} text={words(one)} />
      ))}
      {end.map((one) => (
        <AnswerButton
          key={one}
          play={play}
          option={one}
          text={endText(asked.prompt, one)}
          class={asked.prompt === "initiative" ? "" : "primary"}
        />
      ))}
    </div>
  );
}

/** What passing means at each question. */
function endText(prompt: string, option: string): string {
  const known = speak("euthia").find(`board-duel-${option}-${prompt}`);
  return known ?? "";
}
