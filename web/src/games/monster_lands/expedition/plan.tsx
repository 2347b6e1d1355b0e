// Planning an expedition in one panel: who goes, which dice, traps and tokens, each with what it would make of the odds.
// Pieces are laid in any order and taken off by a press; Escape drops the plan, Enter sets out.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Hint } from "../../../parts/match/hint";
import { RuleLink } from "../../../parts/page/rules";
import type { Play } from "../../../table/play";
import { announceNow } from "../../../ui/announce";
import { argOf, kindOf, readAnswer } from "../../../wire/answer";
import { narrow } from "../../../settings";
import { speak, t } from "../../../words/words";
import type { Asked } from "../../../wire/types";
import { cards, mercenaryCard } from "../cards";
import { Art, Count, Die, DiceRow } from "./dice";
import { effectText, nameOf, say } from "./effects";
import { expeditionText, pathHere } from "./expedition";
import { adviceNow, mainChance, percent } from "../help";
import { OddsTable } from "./odds";
import { diceArray, MercToken, TrapFace } from "../places/pieces";
import { busy, cancel, follow, takeOff } from "./free_plan";
import { usePlanKeys } from "./plan_keys";
import {
  askedPlace,
  COLOURS,
  lands,
  plannedOf,
  poolDice,
  START,
  type Colour,
  type ExpeditionView,
  type LandsView,
} from "../view";

const PROMPTS = new Set(["expedition", "send", "load", "load-required"]);

/** The question that belongs into the panel, if there is one. */
export function planQuestion(play: Play): Asked | null {
  const asked = play.view.value?.asked.find((one) => !one.optional) ?? null;
  return asked && PROMPTS.has(asked.prompt) ? asked : null;
}

/** A plan that promises less is not urged on anybody. */
const HOPE = 0.1;

/** What kinds of answers stand together. */
const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ["who", ["send", "at"]],
  ["dice", ["add"]],
  ["traps", ["trap"]],
  ["tokens", ["defence", "potion", "venom"]],
];

/** Whether my clan has the piece that an answer lays, be it that it does not fit. */
function owned(table: LandsView, seat: number, answer: string): boolean {
  const clan = table.clans[seat];
  if (!clan) return false;
  const { kind, args: what } = readAnswer(answer);
  if (kind === "add") return poolDice(clan.pool).some((die) => die.notation === what.join(" "));
  if (kind === "trap") return clan.traps.includes(what[0] ?? "");
  return kind === "defence" || kind === "potion" || kind === "venom" ? clan[kind] > 0 : kind === "send";
}

export function PlanPanel({ play, asked }: { play: Play; asked: Asked }) {
  const table = lands(play);
  const text = speak(play.game).sentence(`prompt-${asked.prompt}`, asked.data, play.seats());
  useEffect(() => {
    if (play.live) announceNow(text);
  }, [text]);
  const ready = asked.options.includes("go");
  usePlanKeys(play, ready);
  if (!table) return null;
  const advice = adviceNow(play);
  const filling = advice?.filling ?? [];
  const most = advice?.most ? mainChance(advice.most) : null;
  const tried = [
    ...asked.options,
    ...play.candidates.value.filter((one) => !one.ok && owned(table, play.seat.value, one.do)).map((one) => one.do),
  ];
  const planned = plannedOf(play);
  const outlook = advice?.expeditions.find((one) => one.planned) ?? null;
  const odds =
    planned !== null && planned.place !== "contract" ? (advice ? (outlook?.chances ?? null) : null) : undefined;
  // What promises most is strong: all that helps while it betters the odds, else setting out; nothing if all is in vain.
  const now = outlook?.chances ? mainChance(outlook.chances) : null;
  const better = filling.length > 0 && most !== null && most > (now ?? 0);
  const hopeful = (better ? most : (now ?? 1)) >= HOPE;
  // On a phone the columns of the board are the answers: the list of them leaves the board its room.
  const folded = narrow.value && asked.prompt === "expedition" && asked.options.length > 1;
  return (
    <section
      class={`prompt asked ml-plan ${folded ? "choosing" : ""}`}
      aria-busy={busy(play).value}
      aria-label={say("lands-plan")}
      data-testid="prompt"
    >
      <div class="ml-plan-head">
        <p class="question-text">
          {text}
          {asked.rule ? <RuleLink game={play.game} rule={asked.rule} /> : null}
        </p>
        <div class="ml-plan-buttons">
          {filling.length > 0 ? (
            <button
              type="button"
              class={better && hopeful ? "primary" : ""}
              disabled={busy(play).value}
              onClick={() => void follow(play, filling)}
              data-testid="plan-fill"
            >
              {say("lands-plan-fill")}
              {most !== null ? <strong> {say("lands-percent", { n: percent(most) })}</strong> : null}
            </button>
          ) : null}
          {planned ? (
            <button
              type="button"
              class={ready && !better && hopeful ? "primary" : ""}
              data-do="go"
              aria-disabled={!ready}
              disabled={busy(play).value}
              onClick={() => (ready ? void play.act("go") : play.why("go"))}
            >
              {say("lands-plan-go")}
            </button>
          ) : null}
        </div>
      </div>
      <div class="ml-plan-body">
        <Draft play={play} table={table} asked={asked}>
          <button
            type="button"
            class="ml-plan-cancel small"
            onClick={() => void cancel(play)}
            disabled={busy(play).value}
            data-testid="plan-cancel"
          >
            {say("lands-plan-cancel")} <kbd class="wide-only">Esc</kbd>
          </button>
        </Draft>
        <div class="ml-plan-groups">
          {GROUPS.map(([name, kinds]) => {
            const options = tried.filter((option) => kinds.includes(kindOf(option)));
            if (options.length === 0) return null;
            const answers = (
              <div class="answers">
                {options.map((option) => (
                  <PlanAnswer
                    key={option}
                    play={play}
                    table={table}
                    option={option}
                    fits={asked.options.includes(option)}
                  />
                ))}
              </div>
            );
            if (folded)
              return (
                <details key={name} class="all-answers">
                  <summary>{t("as-list", { count: options.length })}</summary>
                  {answers}
                </details>
              );
            return (
              <fieldset key={name} class="ml-group">
                <legend class={name === "who" ? "hidden-text" : ""}>
                  {say(asked.prompt === "expedition" ? "lands-plan" : `lands-plan-${name}`)}
                </legend>
                {answers}
              </fieldset>
            );
          })}
        </div>
        {odds !== undefined ? <OddsTable chances={odds} /> : null}
      </div>
      <Hint play={play} />
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

interface DraftProps {
  play: Play;
  table: LandsView;
  asked: Asked;
  /** What leads back, beside the name of the place. */
  children: ComponentChildren;
}

/** What the plan holds so far. */
function Draft({ play, table, asked, children }: DraftProps) {
  const planned = plannedOf(play);
  const place = planned?.place ?? askedPlace(play.view.value);
  const number = planned?.number ?? (asked.prompt === "send" ? Number(asked.data["n"]) : 0);
  if (!place) return <div class="ml-draft">{children}</div>;
  const one = number > 0 ? table.expeditions[START[place] + number - 1] : undefined;
  const title =
    number > 0 ? say("lands-plan-where", { place: say(`place-${place}`), n: number }) : say(`place-${place}`);
  return (
    <div
      class="ml-draft"
      data-tip={one ? expeditionText(play, table, one) : ""}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void follow(play, [event.dataTransfer?.getData("text/plain") ?? ""]);
      }}
    >
      {children}
      {one && !planned ? null : <h3 class="capital">{title}</h3>}
      {planned && one ? (
        <div class="ml-draft-row">
          <MercToken id={one.mercenary} seat={one.seat} />
          <strong>{nameOf("mercenary", one.mercenary)}</strong>
          <DiceRow dice={fixedDice(table, one)} />
          <Laid play={play} table={table} one={one} />
          {Array.from({ length: missingDice(table, one) }, (_, i) => (
            <span key={i} class="ml-die-wanted" aria-hidden="true" />
          ))}
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

/** The dice that the expedition requires: they came with the mercenary and stay. */
function fixedDice(table: LandsView, one: ExpeditionView): number[] {
  const path = pathHere(table, one);
  return diceArray(path?.required);
}

/** What was laid by choice, each piece a button that takes it off again. */
function Laid({ play, table, one }: { play: Play; table: LandsView; one: ExpeditionView }) {
  const fixed = fixedDice(table, one);
  const pieces: { key: string; piece: string; name: string; face: ComponentChildren }[] = [];
  COLOURS.forEach((colour, index) => {
    for (let n = fixed[index] ?? 0; n < (one.dice[index] ?? 0); n++)
      pieces.push({
        key: `${colour}${n}`,
        piece: `add ${colour}`,
        name: say(`die-${colour}`),
        face: <Die colour={colour} />,
      });
  });
  one.traps.forEach((id, n) =>
    pieces.push({ key: `trap${n}`, piece: `trap ${id}`, name: nameOf("trap", id), face: <TrapFace id={id} /> }),
  );
  for (const [what, n] of [
    ["defence", one.defence],
    ["potion", one.potions],
    ["venom", one.venoms],
  ] as const)
    for (let i = 0; i < n; i++)
      pieces.push({ key: `${what}${i}`, piece: what, name: say(`resource-${what}`), face: <Art name={what} /> });
  return (
    <>
      {pieces.map(({ key, piece, name, face }) => (
        <button
          type="button"
          key={key}
          class="ml-laid"
          disabled={busy(play).value}
          aria-label={say("lands-plan-remove", { name })}
          data-tip={say("lands-plan-remove", { name })}
          data-off={piece}
          onClick={() => void takeOff(play, piece)}
        >
          {face}
        </button>
      ))}
    </>
  );
}

interface AnswerProps {
  play: Play;
  table: LandsView;
  option: string;
  fits: boolean;
}

/** Whoever is chosen is planned for piece by piece; the button beside sends them out at once with all that helps. */
function PlanAnswer(props: AnswerProps) {
  const { play, option, fits } = props;
  const filling = fits && kindOf(option) === "send" ? adviceNow(play)?.fillings?.[option] : undefined;
  if (!filling) return <Piece {...props} />;
  const name = nameOf("mercenary", argOf(option));
  return (
    <span class="ml-volunteer">
      <Piece {...props} />
      <button
        type="button"
        class="ml-at-once"
        disabled={!play.live || busy(play).value}
        data-tip={say("lands-plan-at-once", { name })}
        aria-label={say("lands-plan-at-once", { name })}
        data-testid={`at-once-${argOf(option)}`}
        onClick={() => void follow(play, [option, ...filling, "go"])}
      >
        {say("lands-plan-go")}
      </button>
    </span>
  );
}

function Piece({ play, table, option, fits }: AnswerProps) {
  const chances = adviceNow(play)?.options[option];
  const chance = chances ? mainChance(chances) : null;
  const pending = play.sent.value.some((sent) => sent.do === option);
  const label = speak(play.game).action(option, play.seats());
  const figure = chance === null ? "" : say("lands-percent", { n: percent(chance) });
  const atBest = kindOf(option) === "send" || (chances?.lacking ?? 0) > 0;
  const then =
    chance === 0 && !atBest
      ? say("lands-plan-not-yet")
      : figure && say(atBest ? "lands-plan-best" : "lands-plan-then", { chance: figure });
  return (
    <button
      type="button"
      class={`answer ml-answer ${fits ? "" : "cannot"}`}
      data-do={option}
      aria-disabled={!fits}
      disabled={!play.live || pending || busy(play).value}
      draggable={fits}
      onDragStart={(event) => event.dataTransfer?.setData("text/plain", option)}
      onClick={() => (fits ? void play.act(option) : play.why(option))}
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
  const { kind: verb, args } = readAnswer(option);
  const [what = "", more = ""] = args;
  if (verb === "add") return <Die colour={what as Colour} value={Number(more) || 0} />;
  if (verb === "trap")
    return (
      <>
        <TrapFace id={what} />
        <span class="ml-face-text">{effectText(cards.value?.trap.get(what)?.effect)}</span>
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
      <span class="ml-face-text">{say(`resource-${verb}`)}</span>
    </>
  );
}
