// The scenario: its goal, the rounds, how it stands, its special rules; the stack, monster decks, bounty and challenges.
// Figures and sentences come from the server's view, the box and the ledger.
import { thing } from "../../../things/thing";
import { useSignal } from "@preact/signals";
import { RuleLink, RuleText } from "../../../parts/page/rules";
import type { Play } from "../../../table/play";
import { readRules } from "../../../words/rules";
import { rulesText, speak } from "../../../words/words";
import { box } from "../box";
import { Art } from "../pieces";
import { monsterLines } from "../map/spaces";
import { ELEMENTS, type WorldView } from "../view";
import { foeName, GAME, linesOf, nameOf, say } from "../words";

/** The line above the map: scenario, rounds, goal. */
export function ScenarioStrip({ table }: { table: WorldView }) {
  return (
    <section class="eu-strip" aria-label={nameOf("scenario", table.scenario)} data-testid="strip">
      <strong class="inline-row">
        <Art name="scenario" /> {nameOf("scenario", table.scenario)}
      </strong>
      <RoundTrack table={table} />
      <Goal table={table} />
    </section>
  );
}

/** Every round as a small stone: past ones filled, this one ringed. */
function RoundTrack({ table }: { table: WorldView }) {
  const state = (n: number) =>
    n < table.round || table.phase === "over" ? "past" : n === table.round ? "now" : "next";
  return (
    <ol class="eu-rounds" aria-label={say("track")}>
      {Array.from({ length: table.rounds }, (_, i) => i + 1).map((n) => (
        <li
          key={n}
          class={state(n)}
          aria-current={state(n) === "now" ? "step" : undefined}
          data-tip={say(`round-${state(n)}`, { n })}
        >
          <span class="hidden-text">{say(`round-${state(n)}`, { n })}</span>
          <span aria-hidden="true">{n}</span>
        </li>
      ))}
    </ol>
  );
}

/** What the heroes strive for and how near they are; among rivals, who wins. */
function Goal({ table }: { table: WorldView }) {
  const { count = 0, goal = 0 } = table.story;
  const info = box.value?.scenarios.get(table.scenario);
  if (goal === 0) return <span class="eu-goal">{say("goal-rivals")}</span>;
  const text = speak(GAME).text(`goal-${info?.goal.count ?? ""}`);
  const part = Math.max(0, Math.min(1, count / goal));
  return (
    <span class="eu-goal" data-tip={text}>
      <span>{text}</span>
      <span
        class="eu-goal-bar"
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={goal}
        aria-valuenow={Math.max(0, Math.min(count, goal))}
      >
        <span style={{ transform: `scaleX(${part})` }} />
      </span>
      <strong>{say("goal-done", { n: count, of: goal })}</strong>
    </span>
  );
}

/** The whole page of the scenario. */
export function ScenarioPage({ play, table }: { play: Play; table: WorldView }) {
  const info = box.value?.scenarios.get(table.scenario);
  const tongue = speak(GAME);
  const lines = (table.story.lines ?? []).map((line) => tongue.sentence(String(line["say"]), line, play.seats()));
  const rules = [...new Set((info?.hooks ?? []).map((hook) => hook.rule))];
  const event = (table.story.lines ?? []).find((line) => line["say"] === "story-event");
  return (
    <div class="eu-scenario" data-testid="scenario">
      <h3>
        <Art name="scenario" /> {nameOf("scenario", table.scenario)}
      </h3>
      <p>{tongue.attribute(`option-scenario-${table.scenario}`, "help") ?? ""}</p>
      {table.mode !== "competitive" ? (
        <p class="small-tip">{say("difficulty", { what: nameOf("option-difficulty", table.difficulty) })}</p>
      ) : null}
      <Goal table={table} />
      {info?.final_round ? <p>{say("final-round")}</p> : null}
      {lines.length > 0 ? (
        <Block title={say("stands")}>
          <ul class="eu-facts">
            {lines.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
            {event ? linesOf(String(event["event"])).map((line) => <li key={line}>{line}</li>) : null}
          </ul>
        </Block>
      ) : null}
      <Block title={say("special-rules")}>
        {rules.length === 0 ? <p class="nothing">{say("no-special")}</p> : null}
        <ul class="eu-rules">
          {rules.map((rule) => (
            <li key={rule}>
              <RuleText game={GAME} rule={rule} /> <RuleLink game={GAME} rule={rule} />
            </li>
          ))}
        </ul>
        <AllRules cited={[...rules, ...(info?.add_ons ?? [])]} />
      </Block>
      {table.phase === "setup" ? null : (
        <>
          <Block title={say("stack")}>
            <Stack table={table} />
          </Block>
          <Block title={say("backs")}>
            <Backs table={table} />
          </Block>
        </>
      )}
      {table.elites ? (
        <Block title={say("bounty")}>
          <BountyCard table={table} />
        </Block>
      ) : null}
      <Scores table={table} />
      <Challenges />
    </div>
  );
}

/** The chapters of the ledger in which a scenario's special rules stand, whole, for those who unfold them. */
function AllRules({ cited }: { cited: readonly string[] }) {
  const open = useSignal(false);
  const rules = open.value ? readRules(rulesText(GAME), speak(GAME)) : [];
  const chapters = new Set(rules.filter((rule) => cited.includes(rule.id)).map((rule) => rule.chapter));
  if (cited.length === 0) return null;
  return (
    <details onToggle={(event) => (open.value = event.currentTarget.open)} data-testid="all-rules">
      <summary>{say("all-rules")}</summary>
      <ul class="eu-rules">
        {rules
          .filter((rule) => chapters.has(rule.chapter))
          .map((rule) => (
            <li key={rule.id}>
              {rule.text} <RuleLink game={GAME} rule={rule.id} />
            </li>
          ))}
      </ul>
    </details>
  );
}

function Block({ title, children }: { title: string; children: preact.ComponentChildren }) {
  return (
    <section class="eu-block">
      <h4>{title}</h4>
      {children}
    </section>
  );
}

function Stack({ table }: { table: WorldView }) {
  const left = table.stack.flatMap((n, i) => (n > 0 ? [{ chapter: i + 1, n }] : []));
  if (left.length === 0) return <p>{say("stack-empty")}</p>;
  return (
    <ul class="eu-stack">
      {left.map(({ chapter, n }) => (
        <li key={chapter} class={`chapter-${chapter}`} data-tip={say("stack-left", { chapter, n })}>
          <span class="hidden-text">{say("stack-left", { chapter, n })}</span>
          <span aria-hidden="true">
            {["I", "II", "III", "IV", "V"][chapter - 1]} <strong>×{n}</strong>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Backs({ table }: { table: WorldView }) {
  return (
    <ul class="eu-backs">
      {table.backs.map((back) => {
        const [first = "", ...lines] = monsterLines(table, back.level);
        return (
          <li
            key={back.level}
            class={`level-${back.level}`}
            data-testid={`back-${back.level}`}
            {...thing("foe", `back-${back.level}`, first)}
          >
            <Art name={`monster-${back.level}`} />
            <div>
              <strong>{first}</strong>
              {lines.map((line) => (
                <small key={line}>{line}</small>
              ))}
            </div>
          </li>
        );
      })}
      {table.mode !== "competitive" ? (
        <li>
          <Art name="silver" />
          <div>
            <strong>{say("reserves")}</strong>
            <small>{say("reserve-silver", { n: table.silver_reserve })}</small>
            <small>{say("reserve-gold", { n: table.gold_reserve })}</small>
          </div>
        </li>
      ) : null}
    </ul>
  );
}

function BountyCard({ table }: { table: WorldView }) {
  return (
    <>
      {table.bounty ? (
        <div class="eu-card" data-testid="bounty">
          <p class="inline-row">
            <Art name="bounty" /> <strong>{foeName(table.bounty)}</strong>
          </p>
          <ul class="eu-facts">
            {[...linesOf(`bounty-${table.bounty}`), ...linesOf(`elite-${table.bounty}`)].map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        </div>
      ) : (
        <p class="nothing">{say("no-bounty")}</p>
      )}
      <p class="small-tip">{say("bounties-left", { n: table.bounties_left })}</p>
    </>
  );
}

const ROWS = ["hero_tokens", "interaction_tokens", "trade_tokens", "rival_tokens", "quests", "elites"] as const;

/** What counts at the end: the rows of the score table, from one on; those that cannot come up are left out. */
function Scores({ table }: { table: WorldView }) {
  const scoring = box.value?.scoring;
  if (!scoring) return null;
  const rows = ROWS.filter(
    (row) => (row !== "elites" || table.elites) && (row !== "rival_tokens" || table.mode === "competitive"),
  );
  return (
    <details class="eu-block eu-scores">
      <summary>{say("scores")}</summary>
      <p class="small-tip">{say("scores-means", { n: scoring.gold_for_rep })}</p>
      <ul class="eu-facts">
        {rows.map((row) => (
          <li key={row}>
            {say("scores-row", { what: nameOf("score", row), values: scoring[row].slice(1).join(", ") })}
          </li>
        ))}
        <li>{say("scores-deaths", { n: box.value?.death["rep_scoring"] ?? 0 })}</li>
      </ul>
    </details>
  );
}

/** What a roll against each elemental brings. */
function Challenges() {
  return (
    <details class="eu-block eu-challenges">
      <summary>{say("challenges")}</summary>
      {ELEMENTS.map((element) => (
        <div key={element} class={`eu-card of-${element}`}>
          <p class="inline-row">
            <Art name={`element-${element}`} /> <strong>{nameOf("elemental", element)}</strong>
          </p>
          <ul class="eu-facts">
            {linesOf(`elemental-${element}`).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
