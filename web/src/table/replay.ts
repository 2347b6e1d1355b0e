// A match as it stood at some position, for the same boards that play it: nothing can be done, all can be seen.
// Positions are fetched one by one and kept, with the next one asked for ahead.
import { batch, signal } from "@preact/signals";
import { api } from "../wire/api";
import {
  SPECTATOR,
  type Candidate,
  type LogLine,
  type Moment,
  type Running,
  type TableInfo,
  type View,
} from "../wire/types";
import { personName } from "../words/people";
import { t } from "../words/words";
import type { Seats } from "../words/tongue";
import { seatName } from "./names";
import type { Play, Sent } from "./play";

const ignore = () => undefined;

export class ReplayStore implements Play {
  readonly live = false;
  readonly info = signal<TableInfo | null>(null);
  readonly seat = signal(SPECTATOR);
  readonly view = signal<View | null>(null);
  readonly log = signal<readonly LogLine[]>([]);
  readonly candidates = signal<readonly Candidate[]>([]);
  readonly timers = signal<readonly Running[]>([]);
  readonly sent = signal<readonly Sent[]>([]);
  readonly positions = signal(0);
  /** Whether there are only lines here and no board: the rules of that time are gone. */
  readonly told = signal(false);
  /** The whole log as the looker's seat may know it, for marks and for the panel. */
  readonly whole = signal<readonly LogLine[]>([]);
  private readonly kept = new Map<string, Promise<Moment>>();
  private wanted = "";

  constructor(readonly id: string) {}

  get game(): string {
    return this.info.value?.game ?? "";
  }

  async open(): Promise<void> {
    this.info.value = await api.table(this.id);
  }

  private fetch(position: number, seat: number): Promise<Moment> {
    const key = `${position} ${seat}`;
    let moment = this.kept.get(key);
    if (!moment) {
      moment = api.moment(this.id, position, seat);
      this.kept.set(key, moment);
      moment.catch(() => this.kept.delete(key));
    }
    return moment;
  }

  async show(position: number, seat: number): Promise<void> {
    this.wanted = `${position} ${seat}`;
    const moment = await this.fetch(position, seat);
    if (this.wanted !== `${position} ${seat}`) return;
    batch(() => {
      this.seat.value = seat;
      this.view.value = moment.view;
      this.told.value = moment.view === null;
      this.log.value = moment.log;
      this.positions.value = moment.positions;
    });
    void this.fetch(moment.positions, seat).then((last) => {
      if (this.seat.value === seat) this.whole.value = last.log;
    }, ignore);
    if (position < moment.positions) void this.fetch(position + 1, seat).catch(ignore);
  }

  now(): number {
    return Date.now();
  }

  act(): Promise<boolean> {
    return Promise.resolve(false);
  }

  why(): void {}

  seats(): Seats {
    const info = this.info.value;
    const mine = this.seat.value;
    return {
      name: (seat) => personName(seatName(info, seat)) || t("seat-n", { number: seat + 1 }),
      you: (seat) => seat === mine,
    };
  }
}
