// The question of a combat with every answer, and fighting on by the best odds in one press.
// What is legal, what answers come to, and all chances come from the server.
import { Hint } from "../../parts/match/hint";
import { RuleLink } from "../../parts/page/rules";
import { type Play } from "../../table/play";
import { Icon } from "../../ui/icon";
import { PercentChoice } from "../../ui/percent_choice";
import { argOf, isOf, kindOf } from "../../wire/answer";
import type { Asked } from "../../wire/types";
import { speak } from "../../words/words";
import { AnswerButton } from "./answers";
import { GAIN, promising } from "./duel/best_answer";
import { Gear, gaarChange } from "./goods/gear";
import { adviceNow } from "./help";
import { ANSWERED, fightOn, fightsOn, floor, FLOORS, plan } from "./map/plan";
import type { DuelView, WorldView } from "./view";
import { say } from "./words";
import "./duel/duel.css";
import "./duel/arena.css";
import "./duel/answers.css";

/** Questions that are answered in the duel itself. */
export const DUEL_PROMPTS: ReadonlySet<string> = new Set([...ANSWERED, "pick-die", "seal"]);

interface Questioned {
  play: Play;
  asked: Asked;
  table: WorldView;
  duel: DuelView;
}

/** The question of a combat to the looker, with every answer: it stands where every question of the table stands. */
export function DuelQuestion({ play, asked, table, duel }: Questioned) {
  const leads = play.seat.value === duel.master;
  return (
    <div
      class="eg eg-asking parchment"
      role="group"
      aria-labelledby="eg-question"
      data-testid="duel-answers"
      data-prompt={asked.prompt}
      tabIndex={-1}
    >
      <p class="eg-question" id="eg-question">
        {speak(play.game).sentence(`prompt-${asked.prompt}`, asked.data, play.seats())}
        {asked.rule ? <RuleLink game={play.game} rule={asked.rule} /> : null}
      </p>
      {fightsOn(play, table) ? (
        <FightingOn play={play} leads={leads} />
      ) : (
        <>
          <Answers play={play} asked={asked} duel={duel} />
          <FightOn play={play} table={table} duel={duel} leads={leads} />
          <Back play={play} />
        </>
      )}
    </div>
  );
}

/** What leads back, and what a good bot would do: always the last line of a question. */
export function Back({ play }: { play: Play }) {
  return (
    <div class="back-bar eu-back">
      {play.live && play.canUndo?.value && play.undo ? (
        <button type="button" class="ghost eu-undo" onClick={() => play.undo?.(false)} data-testid="undo-here">
          <Icon name="undo" /> {say("undo")}
        </button>
      ) : null}
      <Hint play={play} />
    </div>
  );
}

/** One press for the rest of the combat: the answers with the best odds, while the chance is good enough. */
function FightOn({ play, table, duel, leads }: { play: Play; table: WorldView; duel: DuelView; leads: boolean }) {
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
        onClick={() => fightOn(play, table, duel)}
      >
        <Gear name="combat" /> {say(leads ? "lead-on" : "fight-on")}
      </button>
      {leads ? null : <PercentChoice label={say("fight-floor")} choices={FLOORS} chosen={floor} say={say} />}
    </div>
  );
}

/** Shown while the plan answers: nothing to press but the end of it. */
function FightingOn({ play, leads }: { play: Play; leads: boolean }) {
  return (
    <p class="eg-fight-on" data-testid="fighting-on">
      <span>{say(leads ? "leading-on" : "fighting-on")}</span>
      <button type="button" class="eg-answer" data-testid="fight-stop" onClick={() => (plan(play).value = null)}>
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
  // Strong is what promises most; where the odds do not tell, nothing is.
  const most = promising(asked.options, adviceNow(play), play.seat.value === duel.master);
  const strong = (one: string): string => (one === most ? "primary" : "");
  return (
    <div class="eg-answers">
      {rest.map((one) => (
        <AnswerButton key={one} play={play} option={one} text={words(one)} class={strong(one)} />
      ))}
      {end.map((one) => (
        <AnswerButton key={one} play={play} option={one} text={endText(asked.prompt, one)} class={strong(one)} />
      ))}
    </div>
  );
}

/** What passing means at each question. */
function endText(prompt: string, option: string): string {
  const known = speak("euthia").find(`board-duel-${option}-${prompt}`);
  return known ?? "";
}
