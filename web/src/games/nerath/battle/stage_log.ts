// Battles are told on the stage before the map, the log and the score show what came of them: throw by throw.
// What is told comes from the log; at once where nothing may move.
import { useEffect, useState } from "preact/hooks";
import { moves } from "../../../settings";
import { isStaging, type Play } from "../../../table/play";
import type { LogLine } from "../../../wire/types";

/** How long the dice of one throw are looked at. */
const THROW_MS = 1000;
const ROLLED = new Set(["rolled", "guardian-rolled"]);

/** Where the telling rests: after each row of throws that is followed by something else, and at the end. */
export function rests(lines: readonly LogLine[]): number[] {
  const found = lines.flatMap((line, i) =>
    ROLLED.has(line.kind) && !ROLLED.has(lines[i + 1]?.kind ?? "") ? [i + 1] : [],
  );
  return found.at(-1) === lines.length ? found : [...found, lines.length];
}

/** Let battles of interest wait for the stage; returns the log as far as it is told, and the way to have all of it. */
export function useTelling(play: Play, mine: (log: readonly LogLine[]) => boolean): [readonly LogLine[], () => void] {
  const may = play.live && moves.value;
  const staged = play.staged?.value ?? [];
  const [step, setStep] = useState(0);
  useEffect(() => {
    play.stageBy?.(
      may ? (lines) => lines.some((line) => ROLLED.has(line.kind)) && mine([...play.log.peek(), ...lines]) : null,
    );
    return () => play.stageBy?.(null);
  }, [play, may]);
  useEffect(() => setStep(0), [staged]);
  const stops = rests(staged);
  useEffect(() => {
    if (!isStaging(play)) return;
    const last = step + 1 >= stops.length;
    const timer = setTimeout(() => (last ? play.release?.(false) : setStep(step + 1)), THROW_MS);
    return () => clearTimeout(timer);
  }, [staged, step]);
  const told =
    staged.length > 0 ? [...play.log.value, ...staged.slice(0, stops[step] ?? staged.length)] : play.log.value;
  return [told, () => play.release?.(true)];
}
