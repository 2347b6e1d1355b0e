// A position that stands still, for the same boards that play it: puzzles, replays, and whatever else only shows.
// Nothing can be done in it.
import { signal } from "@preact/signals";
import {
  SPECTATOR,
  type Candidate,
  type LogLine,
  type OptionValue,
  type Running,
  type TableInfo,
  type View,
} from "../wire/types";
import type { Seats } from "../words/tongue";
import { speak, t } from "../words/words";
import type { Play, Sent } from "./play";

/** What everything that only shows has in common. */
export abstract class Still {
  readonly live = false;
  readonly info = signal<TableInfo | null>(null);
  readonly seat = signal(SPECTATOR);
  readonly view = signal<View | null>(null);
  readonly log = signal<readonly LogLine[]>([]);
  readonly candidates = signal<readonly Candidate[]>([]);
  readonly timers = signal<readonly Running[]>([]);
  readonly sent = signal<readonly Sent[]>([]);

  now(): number {
    return Date.now();
  }

  act(): Promise<boolean> {
    return Promise.resolve(false);
  }

  why(): void {}
}

/** One position alone; its seats are called by what they play, or by their numbers. */
export class StillPlay extends Still implements Play {
  readonly id = "";

  constructor(
    readonly game: string,
    readonly players: number,
    readonly options: Record<string, OptionValue>,
    view: View,
    /** The messages that name what each seat plays. */
    readonly roles: readonly (readonly string[])[] = [],
  ) {
    super();
    this.view.value = view;
    this.seat.value = view.seat;
  }

  seats(): Seats {
    const mine = this.seat.value;
    const role = (seat: number) => {
      const [only = "", ...others] = this.roles[seat] ?? [];
      return others.length === 0 ? speak(this.game).find(only) : null;
    };
    return { name: (seat) => role(seat) ?? t("seat-n", { number: seat + 1 }), you: (seat) => seat === mine };
  }
}
