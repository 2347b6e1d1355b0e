// The board of Monster Lands: the track, the Citadel, the Outside, one's own clan, and the decision at hand always in sight.
// On a narrow screen one area is shown at a time; the question stays below.
import { signal } from "@preact/signals";
import { perTable } from "../../table/per_table";
import type { ComponentChildren } from "preact";
import { lazy } from "preact/compat";
import { useEffect, useRef } from "preact/hooks";
import { Area } from "../../parts/table/area";
import { moves, narrowFrame } from "../../settings";
import { isStaging, questions, type Play } from "../../table/play";
import { isOf } from "../../wire/answer";
import type { View } from "../../wire/types";
import { CampaignNext } from "./story/campaign";
import { cards, wantCards } from "./cards";
import { Citadel } from "./places/citadel";
import { OwnClan, OwnStrip } from "./clan/clan";
import { FinalCount } from "./story/count";
import { Fit, partsApart } from "./expedition/fit";
import { say } from "./expedition/effects";
import { FightOn, useFightingOn } from "./expedition/fight_on";
import { FoundingPanel, foundingQuestion } from "./clan/new_clan";
import { useHelp } from "./help";
import "./lands.css";
import "./decision.css";
import "./narrow.css";
import "./expedition/laid.css";
import "./places/citadel.css";
import "./places/outside.css";
import "./places/presses.css";
import "./clan/clans.css";
import "./expedition/plan.css";
import "./clan/new_clan.css";
import "./story/solo.css";
import "./story/story.css";
import "./story/campaign.css";
import { Outside } from "./places/outside";
import { PlanPanel, planQuestion } from "./expedition/plan";
import { SoloPanel } from "./story/solo";
import { openingOf, Story, TaleButton } from "./story/story";
import { Track } from "./clan/track";
import { askedPlace, lands, plannedOf, tableOf, type LandsView, type Place } from "./view";

export { about } from "./about";
/** Only the page of a campaign needs it. */
export const CampaignPicture = lazy(() => import("./clan/progress").then((page) => page.CampaignPicture));
export { SeatSummary } from "./clan/seat";

export const layout = "side";

export const ownSide = true;

export { noteOf } from "./story/notes";

export const coachAt = { deploy: "panel:citadel", recruit: "building:tavern" };

/** Places are many and all on the board; everything else is listed. */
export function shows(notation: string): boolean {
  return isOf(notation, "deploy");
}

/** One's own traps lie face up before oneself only, from the first turn to the end. */
export function secret(view: View): boolean {
  const table = tableOf(view);
  return !table || (table.phase !== "over" && table.clans.length > 1);
}

export function soundOf(kind: string): "claim" | "won" | "lost" | "reveal" | null {
  const sounds: Record<string, "claim" | "won" | "lost" | "reveal"> = {
    sent: "claim",
    captured: "won",
    killed: "won",
    conquered: "won",
    died: "lost",
    wounded: "lost",
    turn: "reveal",
    winners: "won",
  };
  return sounds[kind] ?? null;
}

export function Status({ play }: { play: Play }) {
  const table = lands(play);
  if (!table) return null;
  const turns = table.solo?.turns ?? cards.value?.turns ?? 6;
  return (
    <p class="status-line" data-testid="status" data-phase={table.phase} data-round={table.turn}>
      {table.phase !== "over" ? <span>{say("lands-turn", { turn: table.turn, turns })}</span> : null}
      <strong>{say(`phase-${table.phase}`)}</strong>
    </p>
  );
}

type Part = "citadel" | "outside" | "tale";
const area = perTable(() => signal<Part>("citadel"));

const PLANNING = ["expedition", "send", "load", "load-required"];

/** The area that a question is about, so that a narrow screen shows it. */
function areaOf(prompt: string, telling: boolean): Part | null {
  if (telling && !["loot", "target"].includes(prompt)) return "tale";
  if ([...PLANNING, "loot", "target"].includes(prompt)) return "outside";
  return ["traps", "recruit", "gear", "slot", "deploy", "die"].includes(prompt) ? "citadel" : null;
}

/** The buildings whose wares a question is about. */
const SELLERS: Record<string, string> = { traps: "lair", recruit: "tavern", gear: "bazaar" };

/** The place that an expedition is planned for, or where the battle is that somebody has to decide in. */
function placeInSight(play: Play, table: LandsView | null): Place | null {
  if (!table || !play.live) return null;
  return (
    plannedOf(play)?.place ??
    askedPlace(play.view.value) ??
    (questions(play.view.value).length > 0 ? ((table.battle?.place as Place | undefined) ?? null) : null)
  );
}

export function Board({ play, prompt }: { play: Play; prompt: ComponentChildren }) {
  useEffect(() => wantCards(), []);
  useHelp(play);
  const table = lands(play);
  useFightingOn(play, table);
  const asked = questions(play.view.value)[0];
  const phase = table?.phase ?? "setup";
  const telling = table !== null && openingOf(play, table).open;
  const before = useRef("");
  useEffect(() => {
    const prompt = asked?.prompt ?? "";
    // Whoever drops a plan stays where it was made.
    const dropped = prompt === "deploy" && PLANNING.includes(before.current);
    before.current = prompt;
    const wanted = dropped ? null : areaOf(prompt, telling);
    if (wanted) area(play).value = wanted;
    else if (area(play).peek() === "tale" && !telling) area(play).value = "citadel";
  }, [asked?.prompt, phase, telling]);
  const place = placeInSight(play, table);
  const seller = SELLERS[asked?.prompt ?? ""];
  // Where a column is asked for, the columns are what must be in sight.
  const column = place && asked?.prompt === "expedition" ? " .ml-expeditions" : "";
  const sought =
    place && phase === "deployment" ? `[data-place=${place}]${column}` : seller ? `[data-building=${seller}]` : "";
  useEffect(() => {
    if (!sought || !play.live || !partsApart()) return;
    // On a narrow screen the part that it lies in is shown only now.
    const soon = setTimeout(
      () =>
        document
          .querySelector(`.ml-board ${sought}`)
          ?.scrollIntoView({ block: "nearest", behavior: moves.value ? "smooth" : "auto" }),
      60,
    );
    return () => clearTimeout(soon);
  }, [sought, asked?.prompt]);
  if (!table) return null;
  const seat = play.seat.value;
  const plan = play.live ? planQuestion(play) : null;
  const founding = play.live ? foundingQuestion(play) : null;
  const over = table.phase === "over";
  const clan = seat >= 0 ? <OwnClan key="clan" play={play} table={table} seat={seat} /> : null;
  return (
    <div class={`ml-board frame-parts phase-${table.phase}`} data-phase={table.phase} data-shown={area(play).value}>
      <Area name="board">
        <Track table={table} />
        {over ? <FinalCount play={play} /> : null}
        {over && table.solo ? <CampaignNext play={play} /> : null}
        <SoloPanel play={play} table={table} />
        <Areas play={play} table={table} />
        <Fit key={narrowFrame.value ? area(play).value : ""}>
          <div class="ml-home">
            <Citadel play={play} table={table}>
              <TaleButton play={play} table={table} />
            </Citadel>
            <Story play={play} table={table} />
          </div>
          <Outside play={play} table={table} />
        </Fit>
      </Area>
      <Area name="question" class="ml-decision">
        {over ? (
          prompt
        ) : (
          <>
            {plan || founding ? null : <FightOn play={play} table={table} />}
            {isStaging(play) ? (
              <p class="prompt waiting-for" data-testid="prompt">
                {say("lands-stage-tells")}
              </p>
            ) : plan ? (
              <PlanPanel play={play} asked={plan} />
            ) : founding ? (
              <FoundingPanel play={play} asked={founding} />
            ) : (
              prompt
            )}
            {seat >= 0 && narrowFrame.value && !plan ? <OwnStrip play={play} table={table} seat={seat} /> : null}
          </>
        )}
      </Area>
      {clan ? <Area name="mine">{clan}</Area> : null}
    </div>
  );
}

/** What is not seen while the other part of the board is shown: a teacher who speaks of it points at the button. */
const HIDDEN: Record<Part, string> = { citadel: "building", outside: "monster place expedition", tale: "" };

function Areas({ play, table }: { play: Play; table: LandsView }) {
  const { tale, open, show } = openingOf(play, table);
  const all: readonly (readonly [Part, string])[] = [
    ["citadel", say("lands-citadel")],
    ["outside", say("lands-outside")],
    ["tale", say("lands-tale")],
  ];
  return (
    <nav class="ml-areas" aria-label={say("lands-clans")}>
      {all.map(([name, text]) => (
        <button
          type="button"
          key={name}
          aria-pressed={area(play).value === name}
          disabled={name === "tale" && !tale}
          onClick={() => {
            area(play).value = name;
            if (open !== (name === "tale")) show(name === "tale");
          }}
          data-area-button={name}
          data-hides={area(play).value === name ? undefined : HIDDEN[name] || undefined}
        >
          {text}
        </button>
      ))}
    </nav>
  );
}
