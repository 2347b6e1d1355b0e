// The types of the wire under the names that the client uses; all are generated from what the server sends.
// Times are server milliseconds; sentences never travel, only keys and data.
export type {
  Account,
  Asked,
  CampaignInfo,
  Candidate,
  Card,
  Changed,
  ClockPlan,
  MatchCourse,
  DailyMatch,
  Figure,
  Fit,
  FollowUp,
  FromClient,
  FromServer,
  GameInfo,
  LessonInfo,
  LessonNow,
  Happened,
  Hints,
  LabQuestion,
  LabReport,
  LabRun,
  Trial as LabTrial,
  LabValue,
  LogLine,
  Me,
  ReplayMoment,
  NewTable,
  OptionInfo,
  Position,
  Problem,
  RefusedMessage,
  Result,
  Review,
  Running,
  Said,
  SeatState,
  PuzzleJudged,
  PuzzleShown,
  Rated,
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
