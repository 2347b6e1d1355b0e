// The Adventure told scene by scene: each line with its drawing and its dice, at a pace that can be followed or skipped.
// It opens when an Adventure begins and stays until one plays on.
import { signal } from "@preact/signals";
import { perTable } from "../../../table/own";
import { useEffect, useRef, useState } from "preact/hooks";
import { Told } from "../../../parts/match/told";
import { moves } from "../../../settings";
import { isStaging, questions, toldLog, type Play } from "../../../table/play";
import { SeatMark } from "../../../ui/mark";
import type { LogLine } from "../../../wire/types";
import { cards } from "../cards";
import { Art, Die } from "../expedition/dice";
import { nameOf, say } from "../expedition/effects";
import { scenesOf, weightOf, type Scene } from "./scenes";
import { Duel } from "../expedition/duel";
import { artOf, isFought, lastAdventure, type Tale } from "./tale";
import type { LandsView } from "../view";

const PACE = 620;
/** Adventures that somebody at this screen has closed, or has played on after: by seat and turn. */
const closed = perTable(() => signal<ReadonlySet<string>>(new Set()));
const close = (play: Play, which: string): void => {
  const all = closed(play);
  all.value = new Set(all.peek()).add(which);
};

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
  const tale = lastAdventure(toldLog(play));
  const [told, skip] = useTold(play, tale);
  const box = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDetailsElement>(null);
  const sent = play.sent.value.length > 0;
  const which = `${play.seat.value} ${tale?.turn ?? 0}`;
  const abroad = table.phase === "adventure" || table.phase === "cleanup";
  useEffect(() => {
    const last = box.current?.querySelector<HTMLElement>(".ml-line.last");
    if (box.current && last)
      box.current.scrollTop += last.getBoundingClientRect().bottom - box.current.getBoundingClientRect().bottom + 20;
  }, [told]);
  useEffect(() => {
    if (sent && table.phase === "deployment") close(play, which);
  }, [sent]);
  if (!tale || tale.lines.length === 0) return null;
  const deciding = table.phase === "deployment" && questions(play.view.value).length > 0;
  const open = abroad || table.phase === "over" || (play.live && !deciding && !closed(play).value.has(which));
  const left = tale.lines.length - told;
  const scenes = scenesOf(tale.lines.slice(0, told));
  return (
    <details class="ml-story" open={open} data-testid="story" ref={whole}>
      <summary onClick={() => close(play, which)}>
        <strong>{say("lands-tale-title", { turn: tale.turn })}</strong>
        {left > 0 ? <span class="ml-none">{say("lands-tale-wait", { n: left })}</span> : null}
      </summary>
      <div
        class="ml-scenes"
        ref={box}
        tabIndex={0}
        role="group"
        aria-label={say("lands-tale-title", { turn: tale.turn })}
      >
        {scenes.map((scene, index) => (
          <SceneCard key={index} play={play} scene={scene} last={index === scenes.length - 1} />
        ))}
      </div>
      {left > 0 || isStaging(play) ? (
        <button type="button" class="small" onClick={skip} data-testid="stage-skip">
          {say("lands-tale-skip")}
        </button>
      ) : null}
    </details>
  );
}

function SceneCard({ play, scene, last }: { play: Play; scene: Scene; last: boolean }) {
  return (
    <section class={`ml-scene scene-${scene.kind} ${last ? "now" : ""}`}>
      <h3>
        <Art name={sceneArt(scene)} />
        <span>
          <span class="capital">{sceneTitle(scene)}</span>
          {scene.monster ? <Monster id={scene.monster} /> : null}
        </span>
      </h3>
      {last && scene.kind === "battle" ? <Duel play={play} scene={scene} /> : null}
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
