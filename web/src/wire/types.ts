// The types of the wire, as src/taverne/server/wire/ and engine/game.py have them.
// Times are server milliseconds; sentences never travel, only keys and data.

export type OptionValue = number | string | boolean;
export type Data = Record<string, unknown>;

/** The viewpoint of somebody who only watches. */
export const SPECTATOR = -3;
/** "My own first seat", in a greeting. */
export const MY_SEAT = -4;

export interface OptionInfo {
  key: string;
  kind: "bool" | "int" | "word" | "text";
  default: OptionValue;
  choices: string[];
  low: number;
  high: number;
  also: number[];
  rule: string;
  /** Only a campaign sets it, from match to match. */
  carried: boolean;
}

export interface GameInfo {
  name: string;
  players: number[];
  options: OptionInfo[];
  bots: string[];
  rules_version: string;
  /** How a campaign opens, if the game has any: for how many (or any number up to `most`), and the options that are not to be chosen. */
  campaign: { players: number; most: number; options: Record<string, OptionValue> } | null;
}

export interface Me {
  id: string;
  name: string;
  code: string;
}

export interface ClockPlan {
  kind: "none" | "move" | "reserve";
  seconds: number;
  reserve: number;
}

export interface NewTable {
  game: string;
  players: number;
  seats: string[];
  options?: Record<string, OptionValue>;
  private?: boolean;
  clock?: ClockPlan;
  away?: number;
  seed?: number | string;
}

export interface SeatState {
  name: string;
  kind: "human" | "open" | "bot";
  level: string;
  mine: boolean;
  online: boolean;
  standin: boolean;
}

export interface Result {
  scores: number[];
  winners: number[];
  parts: Record<string, number>[];
  /** What players take into the next match of a campaign, as their game reads it. */
  legacy?: string;
}

/** How fast bots play outside races: with the house's pause, a third of it, or none. */
export const PACES = ["calm", "brisk", "at-once"] as const;
export type Pace = (typeof PACES)[number];

export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  seats: SeatState[];
  private: boolean;
  phase: "waiting" | "playing" | "over";
  host: boolean;
  clock: ClockPlan;
  away: number;
  created: number;
  seq: number;
  position: number;
  waiting: number[];
  commitment: string;
  result: Result | null;
  unrated: string;
  /** The campaign that the match belongs to, "" if none. */
  campaign: string;
  /** Why this version of the program can only show the match line by line, "" if it can play it. */
  stuck: string;
  /** "" where nobody can choose it: no bot plays, or people race. */
  pace: Pace | "";
}

export interface Asked {
  prompt: string;
  options: string[];
  rule: string;
  data: Data;
  final: boolean;
  optional: boolean;
}

export interface View {
  seat: number;
  table: unknown;
  asked: Asked[];
  waiting: number[];
  clocks: { name: string; ms: number }[];
  over: boolean;
  result: Result | null;
}

export interface LogLine {
  position: number;
  kind: string;
  data: Data;
  rule: string;
}

export interface Moment {
  position: number;
  positions: number;
  /** Null where the match can only be looked at line by line. */
  view: View | null;
  log: LogLine[];
}

/** What comes after a match of a campaign. */
export interface FollowUp {
  standing: "on" | "won" | "lost" | "over";
  choices: Record<string, OptionValue>[];
}

/** A campaign; `page` is what its game shows of it. */
export interface CampaignInfo {
  id: string;
  game: string;
  players: number;
  standing: "on" | "won" | "lost" | "over" | "left";
  games: { options: Record<string, OptionValue>; result: Result; resigned: boolean; table: string }[];
  choices: Record<string, OptionValue>[];
  /** The table of the game under way, "" if none. */
  playing: string;
  created: number;
  updated: number;
  page: unknown;
  /** Whether I began it; others only play in it. */
  mine: boolean;
}

export interface Problem {
  key: string;
  detail: string;
  rule: string;
  data: Data;
}

export interface Candidate {
  do: string;
  ok: boolean;
  key: string;
  rule: string;
  data: Data;
}

export interface Running {
  name: string;
  ends: number;
  ms: number;
  seat: number;
}

export interface Said {
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Position {
  t: "position";
  seq: number;
  position: number;
  seat: number;
  info: TableInfo;
  view: View | null;
  log: LogLine[];
  whole: boolean;
  candidates: Candidate[];
  timers: Running[];
  can_undo: boolean;
  undo_key: string;
  now: number;
  show_at: number;
  chat: Said[];
}

export interface Refused {
  t: "refused";
  id: number;
  key: string;
  rule: string;
  data: Data;
}

export interface Voting {
  t: "voting";
  seat: number;
  to: number;
  yes: number[];
  open: boolean;
}

export type FromServer =
  | Position
  | { t: "info"; info: TableInfo }
  | { t: "ack"; id: number; seq: number }
  | Refused
  | { t: "helped"; id: number; seq: number; data: unknown }
  | Voting
  | ({ t: "said" } & Said)
  | { t: "ping"; n: number }
  | { t: "saving"; ok: boolean }
  | { t: "time"; c: number; s: number };

export type FromClient =
  | { t: "hello"; seat: number; seq: number }
  | { t: "look"; seat: number }
  | { t: "act"; id: number; seat: number; do: string; seq: number }
  | { t: "why"; id: number; seat: number; do: string }
  | { t: "help"; id: number; seat: number }
  | { t: "undo"; id: number; seat: number; ask: boolean }
  | { t: "vote"; id: number; seat: number; yes: boolean }
  | { t: "take"; id: number; seat: number; back: boolean }
  | { t: "pace"; id: number; seat: number; pace: Pace }
  | { t: "chat"; text: string }
  | { t: "pong"; n: number }
  | { t: "time"; c: number };
