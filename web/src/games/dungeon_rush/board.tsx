// The board of Dungeon Rush: the stage of the present phase, the bosses that wait, and one's own side.
// All variants use it; what differs between them is only what is asked.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Area } from "../../parts/table/area";
import type { Play } from "../../table/play";
import { isOf } from "../../wire/answer";
import type { View } from "../../wire/types";
import { speak, t } from "../../words/words";
import { AttackStage, CountdownStage } from "./fight/attack";
import { BossChips, FinalStage } from "./bosses";
import { cards, wantCards } from "./cards";
import { CountStage } from "./count";
import { DraftStage, SidesStage } from "./heroes/draft";
import "./dungeon.css";
import "./fight/monster.css";
import "./fight/hands.css";
import "./bosses.css";
import "./heroes/hero.css";
import "./heroes/own_side.css";
import "./heroes/seat.css";
import "./fight/results.css";
import "./count.css";
import "./narrow.css";
import "./trial.css";
import "./low.css";
import "./fight/small.css";
import { OwnSide } from "./heroes/own_side";
import { ResultsRead, ResultsStage, resultsWait, sawAttack, unseen } from "./fight/results";
import { useAnswerKeys } from "./answers";
import { TrialLine } from "./trial";
import { dungeon, isRace, tableOf, type DungeonView } from "./view";

export { about } from "./about";
export { SeatSummary } from "./heroes/seat";

export const ownSide = true;

export const coachAt = { draft: "lord:", final: "lord:", place: "panel:mine" };

export function shows(notation: string): boolean {
  return isOf(notation, "claim", "hero", "place", "fight");
}

/** In a race the list of answers stays folded, also when few are left; gains are placed on the heroes themselves, and
 * whom to fight at the end is pressed on the board. */
export function steady(view: View): boolean {
  const table = tableOf(view);
  if (table === null) return false;
  return table.phase === "gains" || table.phase === "final" || (table.phase === "attack" && isRace(table));
}

export function hurried(view: View): boolean {
  const table = tableOf(view);
  return table?.phase === "attack" && isRace(table);
}

export { hintOf as keyHint } from "./answers";

/** Secret answers are given in these phases; a race and turns are open to all eyes. */
export function secret(view: View): boolean {
  const table = tableOf(view);
  if (!table) return true;
  return table.phase === "gains" || table.phase === "final" || (table.phase === "attack" && table.mode === "secret");
}

export function soundOf(kind: string): "claim" | "won" | "lost" | "reveal" | null {
  const sounds: Record<string, "claim" | "won" | "lost" | "reveal"> = {
    claimed: "claim",
    won: "won",
    lost: "lost",
    revealed: "reveal",
    winners: "won",
  };
  return sounds[kind] ?? null;
}

export function Status({ play }: { play: Play }) {
  const table = dungeon(play);
  if (!table) return null;
  const phase = speak("dungeon_rush").text(`phase-${table.phase}`);
  return (
    <p class="status-line" data-testid="status" data-phase={table.phase} data-round={table.round}>
      {table.round > 0 && table.phase !== "over" && table.phase !== "final" ? (
        <span>
          {t("dr-round", { round: table.round, rounds: cards.value?.rounds ?? 9, level: "I".repeat(table.level) })}
        </span>
      ) : null}
      <strong>{phase}</strong>
    </p>
  );
}

function Stage({ play, table }: { play: Play; table: DungeonView }) {
  useEffect(() => {
    if (table.phase === "attack") sawAttack(play, table.round);
  }, [table.phase, table.round]);
  if (unseen(play, table)) return <ResultsStage play={play} />;
  switch (table.phase) {
    case "draft":
      return <DraftStage play={play} />;
    case "sides":
      return <SidesStage play={play} />;
    case "countdown":
      return <CountdownStage play={play} table={table} />;
    case "attack":
      return <AttackStage play={play} table={table} />;
    case "final":
      return <FinalStage play={play} />;
    case "over":
      return <CountStage play={play} />;
    default:
      return <ResultsStage play={play} />;
  }
}

export function Board({ play, prompt }: { play: Play; prompt: ComponentChildren }) {
  useEffect(() => wantCards(), []);
  useAnswerKeys(play);
  const table = dungeon(play);
  if (!table) return null;
  const seat = play.seat.value;
  // Results that wait to be read keep the board of the round they belong to.
  const shown = unseen(play, table) ? "results" : table.phase;
  const racing = play.live && table.phase === "attack" && isRace(table);
  return (
    <div class={`dungeon frame-parts phase-${shown}`} data-phase={table.phase} data-race={racing || undefined}>
      <Area name="board">
        {shown === "final" || shown === "over" ? null : <BossChips play={play} />}
        {play.live && table.phase !== "over" ? <TrialLine play={play} table={table} /> : null}
        <section class="stage" tabIndex={0} aria-label={speak("dungeon_rush").text(`phase-${table.phase}`)}>
          <Stage play={play} table={table} />
        </section>
      </Area>
      {seat >= 0 && table.phase !== "over" ? (
        <Area name="mine">
          <OwnSide play={play} seat={seat} />
        </Area>
      ) : null}
      <Area name="question">{resultsWait(play) ? <ResultsRead play={play} /> : prompt}</Area>
    </div>
  );
}
