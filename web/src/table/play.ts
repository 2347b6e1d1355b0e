// What a board sees of a match, live or replayed: the view, the log, what may be tried, and ways to act and ask why.
// Boards know nothing else of the table, so that the same board serves play, watching, hot-seat and replay.
import type { ReadonlySignal } from "@preact/signals";
import type { Seats } from "../words/tongue";
import type { Candidate, Card, LogLine, Running, TableInfo, View } from "../wire/types";

/** A message of ours that the server has not answered yet. */
export interface Sent {
  id: number;
  seat: number;
  do: string;
}

/** Why something was refused or would be. */
export interface Reason {
  do: string;
  key: string;
  rule: string;
  data: Record<string, unknown>;
}

export interface Play {
  readonly game: string;
  readonly live: boolean;
  readonly info: ReadonlySignal<TableInfo | null>;
  readonly seat: ReadonlySignal<number>;
  readonly view: ReadonlySignal<View | null>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  readonly candidates: ReadonlySignal<readonly Candidate[]>;
  readonly timers: ReadonlySignal<readonly Running[]>;
  readonly sent: ReadonlySignal<readonly Sent[]>;
  /** Milliseconds of the server, now. */
  now(): number;
  /** Answer a question; resolves to whether it was accepted. */
  act(notation: string): Promise<boolean>;
  /** Show why something cannot be done. */
  why(notation: string): void;
  seats(): Seats;
  /** Whether the last answer can be taken back, and the way to do it; only where a match is played. */
  readonly canUndo?: ReadonlySignal<boolean>;
  undo?(ask: boolean): void;
  /** The bots that are thinking, and whether others may be asked in a window that is held open. */
  readonly thinking?: ReadonlySignal<readonly number[]>;
  readonly deciding?: ReadonlySignal<boolean>;
  /** Lines that a stage tells before the board, the log and the score show what came of them. */
  readonly staged?: ReadonlySignal<readonly LogLine[]>;
  /** Let such lines wait until the stage has told them; null for no stage. */
  stageBy?(wants: ((lines: readonly LogLine[]) => boolean) | null): void;
  /** The stage has told what it had; with `all` also whatever waits behind it is shown at once. */
  release?(all: boolean): void;
  /** Whether the turns of bots can be hurried to the looker's next decision, and are; only against bots alone. */
  readonly skip?: ReadonlySignal<"no" | "can" | "now">;
  skipToMe?(): void;
  /** What happened since the looker's last decision, card by card. */
  readonly recap?: ReadonlySignal<readonly Card[]>;
  /** What the game has to say about the decision at hand (odds and the like), or null. */
  help?(): Promise<unknown>;
  /** What a good bot would do, if the table allows asking. */
  hint?(): Promise<unknown>;
}

/** What the seat that looks is asked and has to answer (false starts and the like aside). */
export function questions(view: View | null) {
  return (view?.asked ?? []).filter((asked) => !asked.optional);
}

/** Whether a stage is telling something, so that nothing can be answered yet. */
export const isStaging = (play: Play): boolean => (play.staged?.value.length ?? 0) > 0;

/** The log with what a stage is telling. */
export function toldLog(play: Play): readonly LogLine[] {
  const staged = play.staged?.value ?? [];
  return staged.length > 0 ? [...play.log.value, ...staged] : play.log.value;
}

/** The candidate of that notation, if the server named one. */
export function candidate(play: Play, notation: string): Candidate | undefined {
  return play.candidates.value.find((one) => one.do === notation);
}
