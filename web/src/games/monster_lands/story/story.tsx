// The Adventure told scene by scene: each line with its drawing and its dice, at a pace that can be followed or skipped.
// It lies over the Citadel, where nothing happens meanwhile, so that no place on the board moves.
import { signal } from "@preact/signals";
import { perTable } from "../../../table/per_table";
import { useEffect, useRef, useState } from "preact/hooks";
import { Told } from "../../../parts/match/log_line";
import { moves } from "../../../settings";
import { isStaging, questions, toldLog, type Play } from "../../../table/play";
import { SeatMark } from "../../../ui/mark";
import type { LogLine } from "../../../wire/types";
import { cards } from "../cards";
import { Icon } from "../../../ui/icon";
import { t } from "../../../words/words";
import { Art, Die, PipDie } from "../expedition/dice";
import { nameOf, say } from "../expedition/effects";
import { scenesOf, weightOf, type Scene } from "./scenes";
import { Duel, MissionRoll } from "../expedition/duel";
import { artOf, isFought, lastAdventure, type Tale } from "./adventure_log";
import type { LandsView } from "../view";

const PACE = 620;
/** What somebody at this screen chose to see, against what shows by itself: by seat, turn and which of the two it was. */
const chosen = perTable(() => signal<Readonly<Record<string, boolean>>>({}));
/** How many lines of which Adventure have been told. */
const reached = perTable(() => signal({ turn: 0, told: 0 }));

interface Opening {
  tale: Tale | null;
  /** Whether it is shown, over the Citadel. */
  open: boolean;
  /** Lines not told yet. */
  left: number;
  show: (open: boolean) => void;
}

/** The tale of the last Adventure shows itself while one is on or being told, and folds away before the next decision. */
export function openingOf(play: Play, table: LandsView): Opening {
  const tale = lastAdventure(toldLog(play));
  const at = reached(play).value;
  const count = tale?.lines.length ?? 0;
  const left = tale && at.turn === tale.turn ? Math.max(0, count - at.told) : 0;
  const abroad = table.phase === "adventure" || table.phase === "cleanup" || table.phase === "over";
  const deciding = questions(play.view.value).length > 0;
  const wanted = abroad || (play.live && (isStaging(play) || (!deciding && left > 0)));
  const which = `${play.seat.value} ${tale?.turn ?? 0} ${wanted}`;
  const show = (open: boolean) => (chosen(play).value = { ...chosen(play).peek(), [which]: open });
  return { tale, open: count > 0 && (chosen(play).value[which] ?? wanted), left, show };
}

/** How many lines have been told; all at once in replay, when nothing may move, or when the page came later. */
function useTold(play: Play, tale: Tale | null): [number, () => void] {
  const count = tale?.lines.length ?? 0;
  const [told, setTold] = useState(count);
  const turn = useRef(tale?.turn ?? 0);
  useEffect(() => {
    if (turn.current === (tale?.turn ?? 0)) return;
    turn.current = tale?.turn ?? 0;
    setTold(0);
  }, [tale?.turn]);
  const staging = isStaging(play);
  const asked = questions(play.view.value).length > 0 && !staging;
  useEffect(() => {
    // Whoever has to decide knows all that led there; others are told at a pace that grows with what is left.
    if (!play.live || !moves.value || asked || play.view.value?.over) return setTold(count);
    if (told >= count) {
      if (!staging) return;
      const rest = setTimeout(() => play.release?.(false), PACE);
      return () => clearTimeout(rest);
    }
    const timer = setTimeout(() => setTold((before) => before + 1), count - told > 12 ? PACE / 3 : PACE);
    return () => clearTimeout(timer);
  }, [count, told, asked, staging]);
  const skip = () => {
    setTold(count);
    play.release?.(true);
  };
  return [Math.min(told, count), skip];
}

/** Fights are told here before the board, the log and the score show them; at once where nothing may move. */
function useStage(play: Play): void {
  const may = play.live && moves.value;
  useEffect(() => {
    play.stageBy?.(may ? (lines) => lines.some(isFought) : null);
    return () => play.stageBy?.(null);
  }, [play, may]);
}

export function Story({ play, table }: { play: Play; table: LandsView }) {
  useStage(play);
  const { tale, open, show } = openingOf(play, table);
  const [told, skip] = useTold(play, tale);
  useEffect(() => {
    reached(play).value = { turn: tale?.turn ?? 0, told };
  }, [tale?.turn, told]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const last = box.current?.querySelector<HTMLElement>(".ml-line.last");
    if (box.current && last)
      box.current.scrollTop += last.getBoundingClientRect().bottom - box.current.getBoundingClientRect().bottom + 20;
  }, [told, open]);
  if (!tale || !open) return null;
  const left = tale.lines.length - told;
  const scenes = scenesOf(tale.lines.slice(0, told));
  const now = scenes.at(-1);
  const title = say("lands-tale-title", { turn: tale.turn });
  return (
    <section class="ml-story" data-testid="story" data-area="tale" aria-label={title}>
      <header>
        <h2 class="ml-heading">{title}</h2>
        {left > 0 ? <span class="ml-none">{say("lands-tale-wait", { n: left })}</span> : null}
        {left > 0 || isStaging(play) ? (
          <button type="button" class="small" onClick={skip} data-testid="stage-skip">
            {say("lands-tale-skip")}
          </button>
        ) : null}
        <button type="button" class="small ml-tale-close" aria-label={t("close")} onClick={() => show(false)}>
          <Icon name="cancel" />
        </button>
      </header>
      <div class="ml-moment">{now ? <Stage play={play} scene={now} current={tale.turn === table.turn} /> : null}</div>
      <div class="ml-scenes" ref={box} tabIndex={0} role="group" aria-label={title}>
        {scenes.map((scene, index) => (
          <SceneCard key={index} play={play} scene={scene} last={index === scenes.length - 1} />
        ))}
      </div>
    </section>
  );
}

/** The way to the tale of the last Adventure and back, in a place of its own from the first turn on. */
export function TaleButton({ play, table }: { play: Play; table: LandsView }) {
  const { tale, open, show } = openingOf(play, table);
  return (
    <button
      type="button"
      class="small ml-tale-button"
      aria-expanded={open}
      disabled={!tale || tale.lines.length === 0}
      onClick={() => show(!open)}
      data-testid="tale"
    >
      <Art name="conquest" /> {say("lands-tale")}
    </button>
  );
}

/** The latest moment, large: both sides of a battle with their dice, or the last roll of a mission. */
function Stage({ play, scene, current }: { play: Play; scene: Scene; current: boolean }) {
  const rolled = scene.lines.filter((line) => Array.isArray(line.data["dice"])).at(-1);
  return (
    <>
      <SceneTitle scene={scene} />
      {scene.kind === "battle" ? <Duel play={play} scene={scene} /> : null}
      {scene.kind === "competitive" ? <MissionRoll play={play} scene={scene} current={current} /> : null}
      {scene.kind !== "battle" && scene.kind !== "competitive" && rolled ? (
        <span class="ml-duel-dice" aria-hidden="true">
          {(rolled.data["dice"] as unknown[]).map((value, index) => (
            <PipDie key={`${index} ${String(value)}`} value={Number(value)} />
          ))}
        </span>
      ) : null}
    </>
  );
}

function SceneTitle({ scene }: { scene: Scene }) {
  return (
    <h3>
      <Art name={sceneArt(scene)} />
      <span>
        <span class="capital">{sceneTitle(scene)}</span>
        {scene.monster ? <Monster id={scene.monster} /> : null}
      </span>
    </h3>
  );
}

function SceneCard({ play, scene, last }: { play: Play; scene: Scene; last: boolean }) {
  return (
    <section class={`ml-scene scene-${scene.kind} ${last ? "now" : ""}`}>
      <SceneTitle scene={scene} />
      <ol>
        {scene.lines.map((line, index) => (
          <Line key={index} play={play} line={line} last={last && index === scene.lines.length - 1} />
        ))}
      </ol>
    </section>
  );
}

function sceneArt(scene: Scene): string {
  if (scene.monster) return `monster-${scene.monster}`;
  if (scene.kind === "battle") return scene.place === "gates" ? "gates" : "conquest";
  return scene.kind === "cleanup" ? "first" : `mission-${scene.kind}`;
}

function sceneTitle(scene: Scene): string {
  if (scene.kind === "cleanup") return say("phase-cleanup");
  const place = say(`place-${scene.place ?? "gates"}`);
  return scene.monster ? say("lands-scene-monster", { place, monster: nameOf("monster", scene.monster) }) : place;
}

/** What it takes to capture or kill: with it a roll can be judged. */
function Monster({ id }: { id: string }) {
  const card = cards.value?.monster.get(id);
  if (!card) return null;
  return (
    <span class="ml-scene-values">
      <Value what="capture" n={card.capture_value} />
      <Value what="kill" n={card.kill_value} />
    </span>
  );
}

function Value({ what, n }: { what: "capture" | "kill"; n: number }) {
  const text = say(`lands-scene-${what}`, { n });
  return (
    <span data-tip={text}>
      <span class="hidden-text">{text}</span>
      <span aria-hidden="true">
        <Art name={what} /> {n}
      </span>
    </span>
  );
}

export function Line({ play, line, last = false }: { play: Play; line: LogLine; last?: boolean }) {
  const seat = line.data["seat"];
  const art = artOf(line.kind);
  const dice = Array.isArray(line.data["dice"]) ? (line.data["dice"] as unknown[]).map(Number) : [];
  const attack = line.kind === "attack-roll";
  return (
    <li class={`ml-line line-${line.kind} ${weightOf(line.kind)} ${last ? "last" : ""}`}>
      <span class="ml-line-art" aria-hidden="true">
        {art ? <Art name={art} /> : null}
      </span>
      <span class="ml-line-text">
        {typeof seat === "number" && !attack ? <SeatMark seat={seat} /> : null} <Told play={play} line={line} />
      </span>
      {dice.length > 0 ? (
        <span class="ml-dice big" aria-hidden="true">
          {dice.map((value, index) => (
            <Die key={index} colour={attack ? "attack" : "plain"} value={value} hit={attack && value >= 3} />
          ))}
        </span>
      ) : null}
    </li>
  );
}
