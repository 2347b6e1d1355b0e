// The types of the wire, as src/taverne/server/wire/ and engine/game.py have them.
// Times are server milliseconds; sentences never travel, only keys and data.
import type { Changed, Position, Refused, Said, TableInfo, Voting } from "./generated/wire";

export type {
  Account,
  Asked,
  CampaignInfo,
  Candidate,
  Card,
  Changed,
  ClockPlan,
  Course,
  DailyMatch,
  Figure,
  Fit,
  GameInfo,
  LessonInfo,
  LessonNow,
  Happened,
  LabQuestion,
  LabReport,
  LabRun,
  Trial as LabTrial,
  LabValue,
  LogLine,
  Me,
  Moment,
  NewTable,
  OptionInfo,
  Position,
  Problem,
  Refused,
  Result,
  Review,
  Running,
  Said,
  SeatState,
  PuzzleJudged,
  PuzzleShown,
  RulesFound,
  StoryTold,
  TableInfo,
  View,
  Voting,
} from "./generated/wire";

export type OptionValue = number | string | boolean;
export type Data = Record<string, unknown>;

/** The viewpoint of somebody who only watches. */
export const SPECTATOR = -3;
/** "My own first seat", in a greeting. */
export const MY_SEAT = -4;

/** How fast bots play outside races: with the house's pause, a third of it, or none. */
export const PACES = ["calm", "brisk", "fierce"] as const;
export type Pace = (typeof PACES)[number];

/** What comes after a match of a campaign. */
export interface FollowUp {
  standing: "on" | "won" | "lost" | "over";
  choices: Record<string, OptionValue>[];
}

export type FromServer =
  | Position
  | Changed
  | { t: "info"; info: TableInfo }
  | { t: "ack"; id: number; seq: number }
  | Refused
  | { t: "helped"; id: number; seq: number; data: unknown }
  | Voting
  | ({ t: "said" } & Said)
  | { t: "saving"; ok: boolean }
  | { t: "time"; c: number; s: number };

export type FromClient =
  | { t: "hello"; seat: number; seq: number; changes: boolean }
  | { t: "look"; seat: number }
  | { t: "anew"; id: number; seat: number; yes: boolean }
  | { t: "act"; id: number; seat: number; do: string; seq: number }
  | { t: "why"; id: number; seat: number; do: string }
  | { t: "help"; id: number; seat: number; hint: boolean }
  | { t: "undo"; id: number; seat: number; ask: boolean }
  | { t: "vote"; id: number; seat: number; yes: boolean }
  | { t: "take"; id: number; seat: number; back: boolean }
  | { t: "pace"; id: number; seat: number; pace: Pace }
  | { t: "ask-all"; id: number; seat: number; on: boolean }
  | { t: "chat"; text: string }
  | { t: "time"; c: number };
