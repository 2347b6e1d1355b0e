// Written by `make types` from src/taverne/server/wire and src/taverne/engine/game.py: do not change it here.
// What the fields mean is said there.

/** What one seat, or a spectator, may know; ``table`` is the game's own part. */
export interface View {
  seat: number;
  table: unknown;
  asked: Asked[];
  waiting: number[];
  clocks: Clock[];
  over: boolean;
  result: Result | null;
}

/** A decision of one's own, as a view shows it. */
export interface Asked {
  prompt: string;
  options: string[];
  rule: string;
  data: Record<string, number | string>;
  final: boolean;
  optional: boolean;
}

/** A timer that runs for everybody: which one, and how long from when it was set. */
export interface Clock {
  name: string;
  ms: number;
}

/** How a match ended: each seat's score, who won (several share, nobody may), and what the score is made of. */
export interface Result {
  scores: number[];
  winners: number[];
  parts: Record<string, number>[];
  legacy: string;
}

/** What comes after a match of a campaign: how it stands, and the options of the matches to choose from. */
export interface FollowUp {
  standing: "lost" | "on" | "over" | "won";
  choices: Record<string, number | string | boolean>[];
}

/** The best answers, the best first; ``usual`` is what the bot itself would answer at once. */
export interface Hints {
  prompt: string;
  unit: "points" | "win";
  usual: string;
  answers: Hint[];
}

/** An answer, what it is worth (a chance to win, or points), why, and in how many tries; one tells no error. */
export interface Hint {
  action: string;
  value: Figure;
  why: Ground[];
  tries: number;
}

/** A mean with its standard error. */
export interface Figure {
  mean: number;
  error: number;
}

/** Why, as the key of a sentence and its data. */
export interface Ground {
  key: string;
  data: Record<string, unknown>;
}

/** One option of a game; ``kind`` is ``bool``, ``int``, ``word`` or ``text`` (of up to ``high`` characters); */
export interface OptionInfo {
  key: string;
  kind: string;
  default: number | string | boolean;
  choices: string[];
  low: number;
  high: number;
  also: number[];
  rule: string;
  carried: boolean;
  players: number[];
}

/** A game that can be played here: ``GET /api/games``.  Bots are listed weakest first. */
export interface GameInfo {
  name: string;
  players: number[];
  options: OptionInfo[];
  bots: string[];
  rules_version: string;
  campaign: Opening | null;
  asked_first: string;
  gentle: Record<string, number | string | boolean>;
  puzzles: number;
}

/** How a campaign opens: the options that are not to be chosen (the others are), and for how many it is. */
export interface Opening {
  players: number;
  options: Record<string, number | string | boolean>;
  most: number;
}

/** Who I am: ``GET /api/me``.  ``code`` carries the identity to another device; keep it to yourself. */
export interface Me {
  id: string;
  name: string;
  code: string;
}

/** ``POST /api/me``. */
export interface Rename {
  name: string;
}

/** ``POST /api/me/learned``: a lesson done (``lesson:nerath/first``) or a mark seen (``coach:nerath/battle``). */
export interface Learned {
  what: string;
}

/** One lesson: ``GET /api/lessons``.  Its title is the message ``lesson-<name>`` of the game's lessons. */
export interface LessonInfo {
  game: string;
  name: string;
  minutes: number;
  steps: number;
  done: boolean;
  table: string;
}

/** Where a lesson stands: what is said (keys), what it points at, which answers go on (none in a ``free`` step). */
export interface LessonNow {
  game: string;
  name: string;
  step: number;
  of: number;
  say: string[];
  point: string[];
  accept: string[];
  free: boolean;
  over: boolean;
  next: string;
}

/** ``POST /api/me/carry``: become, on this device, who that code belongs to. */
export interface Carry {
  code: string;
}

/** ``POST /api/tables/{id}/report``: what happened, and at which seat (-1: at none in particular). */
export interface Reporting {
  text: string;
  seat?: number;
}

/** ``kind`` is ``none``, ``move`` (so many seconds each) or ``reserve`` (so many in all, plus some each move). */
export interface ClockPlan {
  kind?: string;
  seconds?: number;
  reserve?: number;
}

/** ``POST /api/tables``.  Each seat is ``me``, ``here`` (another person at my screen), ``open`` or ``bot:<level>``. */
export interface NewTable {
  game: string;
  players: number;
  seats: string[];
  options?: Record<string, number | string | boolean>;
  private?: boolean;
  clock?: ClockPlan;
  away?: number;
  seed?: number | string | null;
  hints?: boolean;
  cover?: string;
  pace?: string;
}

/** ``POST /api/games/{game}/fit``: what goes with so many players and these options. */
export interface Fitting {
  players: number;
  options?: Record<string, number | string | boolean>;
}

/** What can be chosen: ``barred`` are values (as text) by option, with the reason, without one where the value means */
export interface Fit {
  barred: Record<string, Record<string, Problem | null>>;
  problem: Problem | null;
  seats: string[][];
}

/** Why a request was refused: the key of a sentence, its arguments, a rule, and plain English for programs. */
export interface Problem {
  key: string;
  detail: string;
  rule: string;
  data: Record<string, unknown>;
}

/** A seat: ``kind`` is ``human``, ``open`` or ``bot``; ``standin`` says that a bot plays for its human now. */
export interface SeatState {
  name: string;
  kind: string;
  level: string;
  mine: boolean;
  online: boolean;
  standin: boolean;
  free: boolean;
  conceded: boolean;
}

/** A match whose rules are gone could be played on under today's, from decision ``position`` of ``of``. */
export interface PlayAnewInfo {
  position: number;
  of: number;
  agreed: number[];
  missing: number[];
}

/** A table: ``GET /api/tables/{id}``.  ``phase`` is ``waiting``, ``playing`` or ``over``. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, number | string | boolean>;
  seats: SeatState[];
  private: boolean;
  phase: string;
  host: boolean;
  clock: ClockPlan;
  away: number;
  created: number;
  seq: number;
  position: number;
  waiting: number[];
  commitment: string;
  result: Result | null;
  hints: boolean;
  unrated: string;
  campaign: string;
  stuck: string;
  anew: PlayAnewInfo | null;
  pace: string;
  box: string;
  lesson: string;
  cover: string;
  asks: number[];
  round: number;
  updated: number;
  places: number[];
  rematch: string;
  rematch_by: string;
  shelved: boolean;
}

/** ``POST /api/tables/{id}/join``: take an open seat, any if -1. */
export interface Join {
  seat?: number;
}

/** ``POST /api/tables/{id}/shelve``: put a table of mine away (``on``), or take it up again. */
export interface Shelve {
  on?: boolean;
}

/** ``POST /api/tables/{id}/fork``: a new table that plays on from a position of a finished match. */
export interface Fork {
  position: number;
  seats: string[];
}

/** Something that happened, as the receiver may know it. */
export interface LogLine {
  position: number;
  kind: string;
  data: Record<string, unknown>;
  rule: string;
}

/** ``GET /api/tables/{id}/replay/{position}?seat=``: the match as it stood, seen from a seat (-3: spectator). */
export interface ReplayMoment {
  position: number;
  positions: number;
  view: View | null;
  log: LogLine[];
}

/** ``GET /api/tables/{id}/course``: how a finished match went, turn by turn, and why it ended when it did. */
export interface MatchCourse {
  ending: string;
  data: Record<string, unknown>;
  figures: string[];
  turns: Turn[];
}

/** How the match stood when a turn began (the last one: at the end), after ``position`` decisions. */
export interface Turn {
  round: number;
  seat: number;
  position: number;
  seq: number;
  chances: number[];
  figures: Record<string, number>[];
  parts: Record<string, number>[];
}

/** One line of ``GET /api/ratings/{game}``; ``rating`` is what is certain: mu less three sigma. */
export interface Rated {
  name: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

/** ``GET /health``, ``GET /ready``; ``saving``: whether the latest thing could be written down. */
export interface Health {
  ok: boolean;
  saving: boolean;
  version: string;
  engine: string;
}

/** The rules that a search is about, by number, the best first; ``whole`` unless only some of its words were found. */
export interface RulesFound {
  rules: string[];
  whole: boolean;
  instead: string[];
}

/** The story of a finished match, or how much of it is reckoned (0 to 1) and how many others come first. */
export interface StoryTold {
  progress: number;
  ahead: number;
  story: Review | null;
  draft: Review | null;
}

/** The story of a match.  ``unit``: ``win`` (chances from 0 to 1) among rivals, else ``points``. */
export interface Review {
  version: number;
  game: string;
  seats: string[];
  unit: "points" | "win";
  scores: number[];
  winners: number[];
  ending: string;
  ending_data: Record<string, unknown>;
  course: string[];
  turns: Turn[];
  accounts: Account[];
  luck: Happened[];
  play: Happened[];
  turning: Happened[];
  playouts: number;
  cut: boolean;
}

/** Where a seat's result comes from: luck, its own answers beside those of a good bot, the answers of the others. */
export interface Account {
  luck: Figure;
  play: Figure;
  others: Figure;
}

/** A moment that moved the match: luck, or a decision beside the best answer tried. */
export interface Happened {
  kind: "luck" | "play";
  position: number;
  seq: number;
  round: number;
  turn: number;
  seat: number;
  worth: Figure[];
  given: string[];
  lines: ToldLine[];
  prompt: string;
  data: Record<string, unknown>;
  options: string[];
  better: TriedAnswer[];
}

/** What was told at the table: the key of a sentence and its data. */
export interface ToldLine {
  kind: string;
  data: Record<string, unknown>;
}

/** One answer that was tried: what it is worth to the seat beside the answer that was given. */
export interface TriedAnswer {
  action: string;
  gain: Figure;
}

/** ``POST /api/campaigns``: begin one of mine.  ``options`` are those that its opening leaves open, ``players`` how */
export interface NewCampaign {
  game: string;
  options?: Record<string, number | string | boolean>;
  players?: number;
}

/** ``POST /api/campaigns/{id}/next``: play on.  ``options`` choose where there is a choice; seats as in a new table, */
export interface NextGame {
  options?: Record<string, number | string | boolean>;
  seats?: string[];
  private?: boolean;
}

/** A match of a campaign that is over; ``table`` is where it was played ("" if not here). */
export interface CampaignGame {
  options: Record<string, number | string | boolean>;
  result: Result;
  resigned: boolean;
  table: string;
}

/** A campaign: ``GET /api/campaigns/{id}``.  ``standing`` is ``on``, ``won``, ``lost``, ``over`` (the last game says */
export interface CampaignInfo {
  id: string;
  game: string;
  players: number;
  standing: "left" | "lost" | "on" | "over" | "won";
  games: CampaignGame[];
  choices: Record<string, number | string | boolean>[];
  playing: string;
  created: number;
  updated: number;
  page: unknown;
  mine: boolean;
}

/** What somebody made of the match of a day; ``table`` leads to the replay, once one may see it. */
export interface DailyResult {
  name: string;
  score: number;
  won: boolean;
  mine: boolean;
  table: string;
}

/** The match of a day: what is played, one's own table ("" if none), and the results once one has finished. */
export interface DailyMatch {
  game: string;
  day: string;
  options: Record<string, number | string | boolean>;
  titles: string[];
  table: string;
  finished: boolean;
  players: number;
  results: DailyResult[];
}

/** A puzzle: the position as its seat sees it, the goal, every answer, and the messages that name what each seat */
export interface PuzzleShown {
  id: string;
  game: string;
  players: number;
  options: Record<string, number | string | boolean>;
  seat: number;
  figure: string;
  least: number;
  chance: number;
  answers: string[];
  roles: string[][];
  view: View;
}

/** ``POST /api/puzzles/{game}/{name}``. */
export interface PuzzleAnswer {
  answer: string;
}

/** What an answer earns: stars (0 to 3), how often it reaches the goal, and once it is solved the best answer. */
export interface PuzzleJudged {
  stars: number;
  share: number;
  best: string;
}

/** A number of a game's box that the lab can vary, as the box has it: ``GET /api/lab/{game}``. */
export interface LabValue {
  key: string;
  value: number;
}

/** ``POST /api/lab``: which values are tried (all combinations), in how many games each, with which bots. */
export interface LabQuestion {
  game: string;
  varied: Record<string, string[]>;
  players?: number;
  bots?: string[];
  options?: Record<string, number | string | boolean>;
  games?: number;
  seed?: number;
}

/** How far the lab is with its last question; ``key`` says why there is no report, if none will come. */
export interface LabRun {
  question: LabQuestion | null;
  running: boolean;
  done: number;
  total: number;
  report: LabReport | null;
  key: string;
  data: Record<string, unknown>;
}

/** All settings that were tried, in the order of their values. */
export interface LabReport {
  game: string;
  rules_version: string;
  players: number;
  bots: string[];
  seed: number;
  games: number;
  trials: Trial[];
}

/** What came of one setting: how long games were, and by seat the share of victories and the score. */
export interface Trial {
  values: Record<string, string>;
  options: Record<string, number | string | boolean>;
  games: number;
  decisions: Figure;
  shares: Figure[];
  scores: Figure[];
  best_score: Figure;
  nobody: Figure;
  marks: Record<string, number>;
  parts: Record<string, Figure>;
  roles: RoleLine[];
  ends: Record<string, Figure>;
  figures: Record<string, Figure>;
  happened: Record<string, Figure>;
  errors: number;
  failures: Failure[];
}

/** How one hero, clan or realm fared: games it was in, its part of their victories, the score of who played it. */
export interface RoleLine {
  kind: string;
  role: string;
  games: number;
  share: Figure;
  score: Figure;
}

/** A game that broke: its number and seed, with which it can be played again, and what happened. */
export interface Failure {
  game: number;
  seed: number;
  error: string;
}

/** The first message: as which seat I look (-3: spectator, -4: my own first seat), what I have seen already. */
export interface Hello {
  t: "hello";
  seat?: number;
  seq?: number;
  changes?: boolean;
}

/** Look from another of my seats (hot-seat). */
export interface Look {
  t: "look";
  seat: number;
}

/** Do something.  ``id`` numbers my messages; ``seq`` is the latest I know: an older question is refused. */
export interface Act {
  t: "act";
  id: number;
  seat: number;
  do: string;
  seq: number;
}

/** Ask why something cannot be done; answered by ``refused`` (or ``ack`` if it can be). */
export interface Why {
  t: "why";
  id: number;
  seat: number;
  do: string;
}

/** Ask for help with what is to be decided, as far as the seat may know; answered by ``helped``. */
export interface Help {
  t: "help";
  id: number;
  seat: number;
  guess?: boolean;
  hint?: boolean;
}

/** Step back.  Beyond what I may take back alone, ``ask`` puts it to the others. */
export interface Undo {
  t: "undo";
  id: number;
  seat: number;
  ask?: boolean;
}

/** Agree, or not, to somebody's step back. */
export interface Vote {
  t: "vote";
  id: number;
  seat: number;
  yes: boolean;
}

/** Take my seat back from the bot that plays for me (``back``), or let a bot play for me. */
export interface Take {
  t: "take";
  id: number;
  seat: number;
  back?: boolean;
}

/** Choose how fast bots are, in races and outside: ``calm``, ``brisk`` or ``fierce``. */
export interface Pace {
  t: "pace";
  id: number;
  seat: number;
  pace: string;
}

/** Be asked at every window, though the table could answer by itself (``on``), or no longer. */
export interface AskAll {
  t: "ask-all";
  id: number;
  seat: number;
  on?: boolean;
}

/** Say something to the table. */
export interface Chat {
  t: "chat";
  text: string;
}

/** Ask for the server's time; ``c`` comes back as it was. */
export interface Time {
  t: "time";
  c: number;
}

/** Agree, or no longer, that a match whose rules are gone is played on under today's, for all my seats. */
export interface PlayAnew {
  t: "anew";
  id: number;
  seat: number;
  yes?: boolean;
}

/** Something the receiver might try: legal (``ok``) or not, and then why not. */
export interface Candidate {
  do: string;
  ok: boolean;
  key: string;
  rule: string;
  data: Record<string, unknown>;
}

/** A timer: ``name`` as in ``clock-<name>``, when it ends; ``seat`` if it is one player's own clock. */
export interface Running {
  name: string;
  ends: number;
  ms: number;
  seat: number;
}

/** Where the match stands for the receiver.  ``whole`` says that ``log`` is all of it, else only what is new. */
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
  deciding: boolean;
  thinking: number[];
  show_at: number;
  chat: Said[];
  recap: Card[];
  lesson: LessonNow | null;
}

/** A line of chat; ``seat`` is -3 for a spectator. */
export interface Said {
  t: "said";
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** One turn, or what one player did in a round: whose it was, what is told of it, and its range of the log. */
export interface Card {
  seat: number;
  lines: Sentence[];
  first: number;
  last: number;
}

/** The key of a message with its data, what it is about (``space:skalgard``), and where in the log it belongs. */
export interface Sentence {
  key: string;
  data: Record<string, unknown>;
  things: string[];
  position: number;
}

/** Something of a position is another now; ``way`` leads to it by names of fields and places in lists. */
export interface Change {
  way: (string | number)[];
  to: unknown;
}

/** The next position, as what is different from that which was told last: its ``now`` was ``since``. */
export interface Changed {
  t: "changed";
  since: number;
  now: number;
  log: LogLine[];
  set: Change[];
}

/** The table around the match changed: seats, presence, phase. */
export interface Info {
  t: "info";
  info: TableInfo;
}

/** Message ``id`` was accepted and is safely written down. */
export interface Ack {
  t: "ack";
  id: number;
  seq: number;
}

/** Message ``id`` (-1: not readable) was refused; nothing changed. */
export interface RefusedMessage {
  t: "refused";
  id: number;
  key: string;
  rule: string;
  data: Record<string, unknown>;
}

/** The help asked for by message ``id``, of the position ``seq``: the game's own, or null if it has none. */
export interface Helped {
  t: "helped";
  id: number;
  seq: number;
  data: unknown;
}

/** Somebody asks to step back; ``yes`` are the seats that agree so far; ``open`` is False once it is settled. */
export interface Voting {
  t: "voting";
  seat: number;
  to: number;
  yes: number[];
  open: boolean;
}

/** Whether anything can be written down at the moment; told when that changes, and to whoever comes meanwhile. */
export interface Saving {
  t: "saving";
  ok: boolean;
}

/** The server's time. */
export interface TimeIs {
  t: "time";
  c: number;
  s: number;
}

export type FromServer = Position | Changed | Info | Ack | RefusedMessage | Helped | Voting | Said | Saving | TimeIs;

export type FromClient = Hello | Look | Act | Why | Help | Undo | Vote | Take | Pace | AskAll | PlayAnew | Chat | Time;
