// A match as it stood at some position, for the same boards that play it: nothing can be done, all can be seen.
// Positions are fetched one by one and kept, with the next one asked for ahead.
import { batch, signal } from "@preact/signals";
import { api } from "../wire/api";
import type { LogLine, ReplayMoment } from "../wire/types";
import type { Seats } from "../words/tongue";
import type { Play } from "./play";
import { seatsFor } from "./seats";
import { Still } from "./still_play";

const ignore = () => undefined;

export class ReplayStore extends Still implements Play {
  readonly positions = signal(0);
  /** Whether there are only lines here and no board: the rules of that time are gone. */
  readonly told = signal(false);
  /** The whole log as the looker's seat may know it, for marks and for the panel. */
  readonly whole = signal<readonly LogLine[]>([]);
  private readonly kept = new Map<string, Promise<ReplayMoment>>();
  private wanted = "";

  constructor(readonly id: string) {
    super();
  }

  get game(): string {
    return this.info.value?.game ?? "";
  }

  async open(): Promise<void> {
    this.info.value = await api.table(this.id);
  }

  private fetch(position: number, seat: number): Promise<ReplayMoment> {
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

  seats(): Seats {
    return seatsFor(this.info.value, this.seat.value);
  }
}
