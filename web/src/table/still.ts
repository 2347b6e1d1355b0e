// A position that stands still, for the same boards that play it: puzzles, and whatever else only shows.
// Nothing can be done in it; seats are called by their numbers.
import { signal } from "@preact/signals";
import type { Candidate, LogLine, OptionValue, Running, TableInfo, View } from "../wire/types";
import type { Seats } from "../words/tongue";
import { t } from "../words/words";
import type { Play, Sent } from "./play";

export class StillPlay implements Play {
  readonly live = false;
  readonly id = "";
  readonly info = signal<TableInfo | null>(null);
  readonly seat = signal(0);
  readonly view = signal<View | null>(null);
  readonly log = signal<readonly LogLine[]>([]);
  readonly candidates = signal<readonly Candidate[]>([]);
  readonly timers = signal<readonly Running[]>([]);
  readonly sent = signal<readonly Sent[]>([]);

  constructor(
    readonly game: string,
    readonly players: number,
    readonly options: Record<string, OptionValue>,
    view: View,
  ) {
    this.view.value = view;
    this.seat.value = view.seat;
  }

  now(): number {
    return Date.now();
  }

  act(): Promise<boolean> {
    return Promise.resolve(false);
  }

  why(): void {}

  seats(): Seats {
    const mine = this.seat.value;
    return { name: (seat) => t("seat-n", { number: seat + 1 }), you: (seat) => seat === mine };
  }
}
