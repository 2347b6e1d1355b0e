// The board of Euthia: the map that grows, the decision at hand, the fight or the shop while there is one, the hero's board,
// and quests, scenario, spaces, heroes and history one press away. What is legal, and all odds, come from the server.
import type { ComponentChildren } from "preact";
import { lazy } from "preact/compat";
import { useEffect } from "preact/hooks";
import { Area, shownArea } from "../../parts/table/area";
import { Tabs } from "../../parts/table/tabs";
import { questions, type Play } from "../../table/play";
import { kindOf } from "../../wire/answer";
import type { View } from "../../wire/types";
import { box, wantBox } from "./box";
import { FinalCount } from "./course/count";
import { Decision } from "./decision";
import { Aftermath, Duel } from "./duel/duel";
import { useHelp } from "./help";
import { Hero } from "./hero/hero";
import { History } from "./course/history";
import { News, useSeen } from "./course/news";
import { WorldMap } from "./map/map";
import "./map/map.css";
import "./map/ground.css";
import "./map/pieces.css";
import "./map/choices.css";
import "./panels.css";
import "./decision.css";
import "./map/spaces.css";
import "./course/scenario.css";
import "./course/standing.css";
import { Muster } from "./hero/hero_choice";
import { Art } from "./pieces";
import { useFightOn } from "./map/plan";
import { QuestList } from "./hero/quests";
import { ScenarioPage, ScenarioStrip } from "./course/scenario";
import { Shop } from "./goods/shop";
import { Picked, SpaceList } from "./map/spaces";
import { BoardChoice, HeroTable } from "./hero/standing";
import { shown, tab } from "./ui";
import { shownSeat, tableOf, world, type WorldView } from "./view";
import { nameOf, say } from "./words";

export { about } from "./about";
/** Only the page of a campaign needs it. */
export const CampaignPicture = lazy(() => import("./course/campaign").then((page) => page.CampaignPicture));
export { SeatSummary } from "./hero/standing";

const ON_BOARD = new Set([
  "move",
  "portal",
  "teleport",
  "land",
  "lay",
  "raid",
  "golem",
  "emblem",
  "ward",
  "fall",
  "buy",
  "learn",
  "relearn",
  "equip",
  "unequip",
]);

export const layout = "side";

/** The hero's board and the decision show one's own figures. */
export const ownSide = true;

export const coachAt = { arrange: "panel:mine" };

/** Spaces answer on the map, wares in the shop, things on the hero's board. */
export function shows(notation: string): boolean {
  const kind = kindOf(notation);
  return ON_BOARD.has(kind) || kind.startsWith("sell_");
}

/** Hands are secret from the first card to the end, if there are rivals. */
export function secret(view: View): boolean {
  const table = tableOf(view);
  return !table || (table.mode === "competitive" && table.phase !== "over");
}

export function soundOf(kind: string): "claim" | "won" | "lost" | "reveal" | null {
  const sounds: Record<string, "claim" | "won" | "lost" | "reveal"> = {
    moved: "claim",
    bought: "claim",
    learned: "claim",
    territory: "reveal",
    meets: "reveal",
    "quest-done": "won",
    "monster-beaten": "won",
    "goal-reached": "won",
    "goal-missed": "lost",
    died: "lost",
    turn: "reveal",
  };
  return sounds[kind] ?? null;
}

export function Status({ play }: { play: Play }) {
  const table = world(play);
  if (!table) return null;
  return (
    <p
      class="status-line eu-status"
      data-testid="status"
      data-phase={table.phase}
      data-round={table.round}
      data-turn={table.turn}
    >
      <span>{nameOf("scenario", table.scenario)}</span>
      {table.phase === "play" ? <strong>{say("round", { n: table.round, of: table.rounds })}</strong> : null}
    </p>
  );
}

export function Board({ play, prompt }: { play: Play; prompt: ComponentChildren }) {
  useEffect(() => wantBox(), []);
  useHelp(play);
  useSeen(play);
  const table = world(play);
  useFightOn(play, table);
  const met = Object.keys(table?.quests ?? {}).length;
  useEffect(() => {
    // The first quests are shown by themselves, unless one reads something else.
    if (met > 0 && tab(play).peek() === "scenario") tab(play).value = "quests";
  }, [met > 0]);
  const arranging = questions(play.view.value)[0]?.prompt === "arrange";
  useEffect(() => {
    // Where the map and one's own things have one place between them, tiles are arranged in sight.
    shownArea(play).value = arranging ? "mine" : "board";
  }, [arranging]);
  if (!table) return null;
  if (!box.value)
    return (
      <div class="eu-board frame-parts" aria-busy="true">
        <Area name="board">
          <p class="eu-strip nothing">{say("loading")}</p>
        </Area>
      </div>
    );
  const over = play.view.value?.over ?? false;
  const stage = table.duel ? "duel" : table.trade ? "trade" : "map";
  const seat =
    shown(play).value >= 0 && shown(play).value < table.heroes.length ? shown(play).value : shownSeat(play, table);
  return (
    <div
      class={`eu-board frame-parts stage-${stage}`}
      data-testid="board"
      data-phase={table.phase}
      data-stage={stage}
      data-prompt={questions(play.view.value)[0]?.prompt ?? ""}
    >
      <Area name="board">
        <ScenarioStrip table={table} />
        {over ? <FinalCount play={play} table={table} /> : null}
        <div class="eu-ground">
          {table.tiles.length > 0 ? (
            <WorldMap play={play} table={table} box={box.value} />
          ) : (
            <Muster play={play} table={table} />
          )}
          {stage === "map" && play.live && !over ? <Aftermath play={play} /> : null}
          {table.tiles.length > 0 ? <Picked play={play} table={table} /> : null}
          {stage === "duel" ? <Duel play={play} table={table} /> : null}
          {stage === "trade" ? <Shop play={play} table={table} /> : null}
        </div>
      </Area>
      <Area name="question" class="eu-side">
        {over ? prompt : <Decision play={play} table={table} />}
      </Area>
      <Area name="mine" class="eu-side">
        {table.heroes[seat]?.hero ? (
          <section class="eu-own parchment">
            <BoardChoice play={play} table={table} seat={seat} />
            <Hero play={play} table={table} seat={seat} />
          </section>
        ) : null}
        <News play={play} />
        <Panels play={play} table={table} />
      </Area>
    </div>
  );
}

const TABS = [
  ["scenario", "scenario"],
  ["quests", "quests"],
  ["offer", "trade"],
  ["spaces", "spaces"],
  ["heroes", "heroes"],
  ["fight", "combat"],
  ["history", "history"],
] as const;

function Panels({ play, table }: { play: Play; table: WorldView }) {
  return (
    <Tabs prefix="eu" names={TABS} draw={(art) => <Art name={art} />} chosen={tab(play)} say={say}>
      {tab(play).value === "scenario" ? <ScenarioPage play={play} table={table} /> : null}
      {tab(play).value === "quests" ? <QuestList play={play} table={table} /> : null}
      {tab(play).value === "offer" && !table.trade ? <Shop play={play} table={table} /> : null}
      {tab(play).value === "spaces" ? <SpaceList play={play} table={table} /> : null}
      {tab(play).value === "heroes" ? <HeroTable play={play} table={table} /> : null}
      {tab(play).value === "fight" && !table.duel ? <Duel play={play} table={table} /> : null}
      {tab(play).value === "history" ? <History play={play} table={table} /> : null}
    </Tabs>
  );
}
