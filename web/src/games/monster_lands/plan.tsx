// Planning an expedition in one panel: who goes, which dice, traps and tokens, each with what it would make of the odds.
// Every step can be taken back until the expedition sets out.
import { useEffect } from "preact/hooks";
import { RuleLink } from "../../parts/rules";
import type { Play } from "../../table/play";
import { announceNow } from "../../ui/announce";
import { Icon } from "../../ui/icon";
import { speak } from "../../words/words";
import type { Asked } from "../../wire/types";
import { cards, mercenaryCard } from "./cards";
import { Count, Die, DiceRow } from "./dice";
import { effectText, nameOf, say } from "./effects";
import { expeditionText } from "./expedition";
import { adviceNow, mainChance, percent } from "./help";
import { OddsTable } from "./odds";
import { MercToken, TrapFace } from "./pieces";
import { askedPlace, lands, plannedOf, START, type Colour, type ExpeditionView, type LandsView } from "./view";

const PROMPTS = new Set(["expedition", "send", "load", "load-required"]);

/** The question that belongs into the panel, if there is one. */
export function planQuestion(play: Play): Asked | null {
  const asked = play.view.value?.asked.find((one) => !one.optional) ?? null;
  return asked && PROMPTS.has(asked.prompt) ? asked : null;
}

const GROUPS: readonly [string, RegExp][] = [
  ["who", /^(send|at) /],
  ["dice", /^add /],
  ["traps", /^trap /],
  ["tokens", /^(defence|potion|venom)$/],
];

export function PlanPanel({ play, asked }: { play: Play; asked: Asked }) {
  const table = lands(play);
  const text = speak(play.game).sentence(`prompt-${asked.prompt}`, asked.data, play.seats());
  useEffect(() => {
    if (play.live) announceNow(text);
  }, [text]);
  if (!table) return null;
  const advice = adviceNow(play);
  const planned = plannedOf(play);
  const outlook = advice?.expeditions.find((one) => one.planned) ?? null;
  const odds =
    planned !== null && planned.place !== "contract" ? (advice ? (outlook?.chances ?? null) : null) : undefined;
  const ready = asked.options.includes("go");
  return (
    <section class="prompt asked ml-plan" aria-label={say("lands-plan")} data-testid="prompt">
      <div class="ml-plan-head">
        <p class="question-text">
          {text}
          {asked.rule ? <RuleLink game={play.game} rule={asked.rule} /> : null}
        </p>
        <div class="ml-plan-buttons">
          <button
            type="button"
            disabled={!play.canUndo?.value}
            onClick={() => play.undo?.(false)}
            data-testid="plan-back"
          >
            <Icon name="undo" /> {say("lands-plan-back")}
          </button>
          {planned ? (
            <button
              type="button"
              class="primary"
              data-do="go"
              aria-disabled={!ready}
              onClick={() => (ready ? void play.act("go") : play.why("go"))}
            >
              {say("lands-plan-go")}
            </button>
          ) : null}
        </div>
      </div>
      <div class="ml-plan-body">
        <Draft play={play} table={table} asked={asked} />
        <div class="ml-plan-groups">
          {GROUPS.map(([name, pattern]) => {
            const options = asked.options.filter((option) => pattern.test(option));
            if (options.length === 0) return null;
            return (
              <fieldset key={name} class="ml-group">
                <legend class={asked.prompt === "expedition" ? "hidden-text" : ""}>
                  {say(asked.prompt === "expedition" ? "lands-plan" : `lands-plan-${name}`)}
                </legend>
                <div class="answers">
                  {options.map((option) => (
                    <PlanAnswer key={option} play={play} table={table} option={option} />
                  ))}
                </div>
              </fieldset>
            );
          })}
        </div>
        {odds !== undefined ? <OddsTable chances={odds} most={advice?.most} /> : null}
      </div>
    </section>
  );
}

/** How many dice a mission still asks for before its mercenary can set out. */
function missingDice(table: LandsView, one: ExpeditionView): number {
  if (one.place !== "competitive" && one.place !== "contract") return 0;
  const mission = cards.value?.mission.get(table.missions[one.place === "contract" ? 1 : 0] ?? "");
  const laid = one.dice.reduce((sum, n) => sum + n, 0);
  return Math.max(0, (mission?.[one.place].dice ?? laid) - laid);
}

/** What the plan holds so far. */
function Draft({ play, table, asked }: { play: Play; table: LandsView; asked: Asked }) {
  const planned = plannedOf(play);
  const place = planned?.place ?? askedPlace(play.view.value);
  const number = planned?.number ?? (asked.prompt === "send" ? Number(asked.data["n"]) : 0);
  if (!place) return null;
  const one = number > 0 ? table.expeditions[START[place] + number - 1] : undefined;
  const title =
    number > 0 ? say("lands-plan-where", { place: say(`place-${place}`), n: number }) : say(`place-${place}`);
  return (
    <div class="ml-draft" data-tip={one ? expeditionText(play, table, one) : ""}>
      <h3 class="capital">{title}</h3>
      {planned && one ? (
        <div class="ml-draft-row">
          <MercToken id={one.mercenary} seat={one.seat} />
          <strong>{nameOf("mercenary", one.mercenary)}</strong>
          <DiceRow dice={one.dice} />
          {Array.from({ length: missingDice(table, one) }, (_, i) => (
            <span key={i} class="ml-die-wanted" aria-hidden="true" />
          ))}
          {one.traps.map((id, i) => (
            <TrapFace key={i} id={id} />
          ))}
          {one.defence > 0 ? <Count what="defence" n={one.defence} /> : null}
          {one.potions > 0 ? <Count what="potion" n={one.potions} /> : null}
          {one.venoms > 0 ? <Count what="venom" n={one.venoms} /> : null}
          {missingDice(table, one) > 0 ? (
            <p class="ml-lacking">{say("lands-plan-lacking", { n: missingDice(table, one) })}</p>
          ) : null}
        </div>
      ) : one ? (
        <p class="hint">{expeditionText(play, table, one)}</p>
      ) : null}
    </div>
  );
}

function PlanAnswer({ play, table, option }: { play: Play; table: LandsView; option: string }) {
  const chances = adviceNow(play)?.options[option];
  const chance = chances ? mainChance(chances) : null;
  const pending = play.sent.value.some((sent) => sent.do === option);
  const label = speak(play.game).action(option, play.seats());
  const figure = chance === null ? "" : say("lands-percent", { n: percent(chance) });
  const then =
    chance === 0
      ? say("lands-plan-not-yet")
      : figure && say((chances?.lacking ?? 0) > 0 ? "lands-plan-best" : "lands-plan-then", { chance: figure });
  return (
    <button
      type="button"
      class="answer ml-answer"
      data-do={option}
      disabled={!play.live || pending}
      onClick={() => void play.act(option)}
      data-tip={label}
    >
      <span class="hidden-text">
        {label} {then}
      </span>
      <span class="ml-answer-face" aria-hidden="true">
        <Face play={play} table={table} option={option} />
        {then ? <span class="ml-then">{then}</span> : null}
      </span>
    </button>
  );
}

function Face({ play, table, option }: { play: Play; table: LandsView; option: string }) {
  const [verb = "", what = "", more = ""] = option.split(" ");
  if (verb === "add") return <Die colour={what as Colour} value={Number(more) || 0} />;
  if (verb === "trap")
    return (
      <>
        <TrapFace id={what} />
        <span>{effectText(cards.value?.trap.get(what)?.effect)}</span>
      </>
    );
  if (verb === "send") {
    const card = mercenaryCard(what);
    const member = table.clans[play.seat.value]?.members.find((one) => one.member === what);
    return (
      <>
        <MercToken id={what} seat={play.seat.value} wounded={member?.wounded ?? false} />
        <span class="ml-who">
          <strong>{nameOf("mercenary", what)}</strong>
          <small>{effectText(card?.talent)}</small>
        </span>
      </>
    );
  }
  if (verb === "at") {
    const place = askedPlace(play.view.value);
    const one = place ? table.expeditions[START[place] + Number(what) - 1] : undefined;
    return <span class="ml-path-text">{one ? expeditionText(play, table, one) : what}</span>;
  }
  return (
    <>
      <Count what={verb} n={1} />
      <span>{say(`resource-${verb}`)}</span>
    </>
  );
}
