// Which board belongs to which game; boards are loaded when a table of theirs is opened.
// A game without a board is played with the fallback, which lists what may be done.
import { signal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import type { Layout } from "../parts/table/area";
import type { Play } from "../table/play";
import type { About } from "../things/card";
import type { CampaignInfo, OptionValue, View } from "../wire/types";

interface BoardModule {
  /** The board: a root of class "frame-parts" whose children are areas; the prompt belongs into the question. */
  Board: ComponentType<{ play: Play; prompt: ComponentChildren }>;
  /** Where the question stands on a wide screen: beside the board or below it (which is what is taken else). */
  layout?: Layout;
  /** What a seat's panel shows of the game. */
  SeatSummary?: ComponentType<{ play: Play; seat: number }>;
  /** One line for the head of the page: round, phase. */
  Status?: ComponentType<{ play: Play }>;
  /** Whether the board shows the looker's own side, so that the strip of seats need not. */
  ownSide?: boolean;
  /** Whether an answer can be given on the board itself. */
  shows?(notation: string): boolean;
  /** Whether what is asked must keep its shape on the page however few answers are left: nothing may move in a race. */
  steady?(view: View): boolean;
  /** Whether a clock leaves no time to be told what happened before: the newest lines are shown alone. */
  hurried?(view: View): boolean;
  /** What an answer costs, gives or risks, in a few words beside it. */
  noteOf?(play: Play, notation: string): string;
  /** The key that gives an answer, as it is printed, where the board listens for one. */
  keyHint?(play: Play, notation: string): string;
  /** The crest of what a seat plays, by the message that names it, where that is settled before the match. */
  crestOf?(title: string): ComponentChildren;
  /** Whether the looker's view holds a secret that others at the same screen must not see. */
  secret?(view: View): boolean;
  /** The picture of a campaign: its way so far, the games behind, and those to choose from. */
  CampaignPicture?: ComponentType<CampaignPictureProps>;
  /** What can be said of a thing on this board now, for its info card. */
  about?(play: Play, kind: string, id: string): About;
  /** Which thing ("panel:mine"), or the first of a kind ("lord:"), a question is about, for advice beside it. Where none
   * is named or in sight, advice stands beside the question. */
  coachAt?: Readonly<Record<string, string>>;
  /** How the match ended for the looker, where a place says too little; "" where it says enough. */
  endedFor?(play: Play): string;
  /** A sound for a new line of the log. */
  soundOf?(kind: string): "claim" | "won" | "lost" | "reveal" | null;
}

export interface CampaignPictureProps {
  campaign: CampaignInfo;
  /** Begin one of the games to choose from. */
  begin: (options: Record<string, OptionValue>) => void;
  busy: boolean;
}

const loaders: Record<string, () => Promise<BoardModule>> = {
  dungeon_rush: () => import("./dungeon_rush/board"),
  monster_lands: () => import("./monster_lands/board"),
  nerath: () => import("./nerath/board"),
  euthia: () => import("./euthia/board"),
};

const modules = signal<ReadonlyMap<string, BoardModule>>(new Map());

export function boardOf(game: string): BoardModule | null {
  return modules.value.get(game) ?? null;
}

export async function loadBoard(game: string): Promise<void> {
  if (!game || modules.value.has(game)) return;
  const module = await (loaders[game] ?? (() => import("./fallback")))();
  modules.value = new Map(modules.value).set(game, module);
}

export function boardShows(game: string, notation: string): boolean {
  return boardOf(game)?.shows?.(notation) ?? false;
}
