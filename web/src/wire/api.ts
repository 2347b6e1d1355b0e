// REST calls: the lobby, identity, records. A refusal becomes an error that carries the key of its sentence.
// What the answers mean is left to the pages.
import { boxWanted, noteBox } from "./boxes";
import type {
  CampaignInfo,
  MatchCourse,
  DailyMatch,
  Data,
  Fit,
  FollowUp,
  GameInfo,
  LessonInfo,
  LabQuestion,
  LabRun,
  LabValue,
  Me,
  ReplayMoment,
  NewTable,
  OptionValue,
  Problem,
  PuzzleJudged,
  PuzzleShown,
  Rated,
  RulesFound,
  StoryTold,
  TableInfo,
} from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly rule: string,
    readonly data: Data,
    detail: string,
  ) {
    super(detail);
  }
}

/** Whether the table that was asked for does not exist, or is not for everybody. */
export const noTable = (error: unknown): boolean => error instanceof ApiError && error.key === "no-table";

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "offline", "", {}, "no answer");
  }
  if (!answer.ok) {
    const told = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    throw new ApiError(
      answer.status,
      told.key ?? "",
      told.rule ?? "",
      told.data ?? {},
      told.detail ?? answer.statusText,
    );
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export const api = {
  games: () => call<GameInfo[]>("GET", "/api/games"),
  me: () => call<Me>("GET", "/api/me"),
  rename: (name: string) => call<Me>("POST", "/api/me", { name }),
  revoke: () => call<Me>("POST", "/api/me/revoke"),
  forget: () => call<Me>("DELETE", "/api/me"),
  dataUrl: "/api/me/data",
  report: (id: string, seat: number, text: string) =>
    call<null>("POST", `/api/tables/${encodeURIComponent(id)}/report`, { seat, text }),
  carry: (code: string) => call<Me>("POST", "/api/me/carry", { code }),
  tables: (which: "mine" | "open" | "watch") => call<TableInfo[]>("GET", `/api/tables?list=${which}`),
  table: async (id: string) => {
    const info = await call<TableInfo>("GET", `/api/tables/${encodeURIComponent(id)}`);
    noteBox(info.game, info.box);
    return info;
  },
  fit: (game: string, players: number, options: Record<string, OptionValue>) =>
    call<Fit>("POST", `/api/games/${encodeURIComponent(game)}/fit`, { players, options }),
  create: (table: NewTable) => call<TableInfo>("POST", "/api/tables", table),
  join: (id: string, seat = -1) => call<TableInfo>("POST", `/api/tables/${encodeURIComponent(id)}/join`, { seat }),
  leave: (id: string) => call<TableInfo>("POST", `/api/tables/${encodeURIComponent(id)}/leave`),
  fill: (id: string) => call<TableInfo>("POST", `/api/tables/${encodeURIComponent(id)}/fill`),
  nameSeat: (id: string, seat: number, name: string) =>
    call<TableInfo>("POST", `/api/tables/${encodeURIComponent(id)}/seats/${seat}`, { name }),
  fork: (id: string, position: number, seats: string[]) =>
    call<TableInfo>("POST", `/api/tables/${encodeURIComponent(id)}/fork`, { position, seats }),
  rematch: (id: string) => call<TableInfo>("POST", `/api/tables/${encodeURIComponent(id)}/rematch`),
  concede: (id: string) => call<TableInfo>("POST", `/api/tables/${encodeURIComponent(id)}/concede`),
  shelve: (id: string, on: boolean) => call<TableInfo>("POST", `/api/tables/${encodeURIComponent(id)}/shelve`, { on }),
  course: (id: string) => call<MatchCourse>("GET", `/api/tables/${encodeURIComponent(id)}/course`),
  lessons: () => call<LessonInfo[]>("GET", "/api/lessons"),
  beginLesson: (game: string, name: string) =>
    call<TableInfo>("POST", `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`),
  learned: () => call<string[]>("GET", "/api/me/learned"),
  learn: (what: string) => call<undefined>("POST", "/api/me/learned", { what }),
  lab: () => call<LabRun>("GET", "/api/lab"),
  labValues: (game: string) => call<LabValue[]>("GET", `/api/lab/${encodeURIComponent(game)}`),
  beginLab: (question: LabQuestion) => call<LabRun>("POST", "/api/lab", question),
  stopLab: () => call<LabRun>("DELETE", "/api/lab"),
  campaigns: () => call<CampaignInfo[]>("GET", "/api/campaigns"),
  campaign: (id: string) => call<CampaignInfo>("GET", `/api/campaigns/${encodeURIComponent(id)}`),
  beginCampaign: (game: string, options: Record<string, OptionValue>, players: number) =>
    call<CampaignInfo>("POST", "/api/campaigns", { game, options, players }),
  nextGame: (id: string, options: Record<string, OptionValue>, seats: readonly string[]) =>
    call<TableInfo>("POST", `/api/campaigns/${encodeURIComponent(id)}/next`, { options, seats }),
  resignGame: (id: string) => call<CampaignInfo>("POST", `/api/campaigns/${encodeURIComponent(id)}/resign`),
  leaveCampaign: (id: string) => call<CampaignInfo>("POST", `/api/campaigns/${encodeURIComponent(id)}/leave`),
  campaignUrl: (id: string) => `/api/campaigns/${encodeURIComponent(id)}/record`,
  next: (id: string) => call<FollowUp | null>("GET", `/api/tables/${encodeURIComponent(id)}/next`),
  moment: (id: string, position: number, seat: number) =>
    call<ReplayMoment>("GET", `/api/tables/${encodeURIComponent(id)}/replay/${position}?seat=${seat}`),
  ratings: (game: string) => call<Rated[]>("GET", `/api/ratings/${encodeURIComponent(game)}`),
  daily: () => call<DailyMatch[]>("GET", "/api/daily"),
  playDaily: (game: string) => call<TableInfo>("POST", `/api/daily/${encodeURIComponent(game)}`),
  puzzles: (game: string) => call<string[]>("GET", `/api/puzzles/${encodeURIComponent(game)}`),
  puzzle: (game: string, name: string) =>
    call<PuzzleShown>("GET", `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(name)}`),
  judge: (game: string, name: string, answer: string) =>
    call<PuzzleJudged>("POST", `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(name)}`, { answer }),
  searchRules: (lang: string, game: string, typed: string) =>
    call<RulesFound>("GET", `/api/rules/${lang}/${encodeURIComponent(game)}?q=${encodeURIComponent(typed)}`),
  story: (id: string) => call<StoryTold>("GET", `/api/tables/${encodeURIComponent(id)}/story`),
  box: <Box>(game: string) => {
    const of = boxWanted(game);
    const query = of ? `?of=${encodeURIComponent(of)}` : "";
    return call<Box>("GET", `/api/games/${encodeURIComponent(game)}/box${query}`);
  },
  recordUrl: (id: string) => `/api/tables/${encodeURIComponent(id)}/log`,
  async words(path: string): Promise<string> {
    const answer = await fetch(`/api/words/${path}`, { credentials: "same-origin" });
    return answer.ok ? answer.text() : "";
  },
};
