// A table as this page knows it: everything the server told, as signals, and what may be sent back.
// Positions that are to be shown at one moment everywhere wait for it; the others follow in order.
import { batch, computed, signal } from "@preact/signals";
import type { Seats } from "../words/tongue";
import type { ApiError } from "../wire/api";
import { noteBox } from "../wire/boxes";
import { applied } from "../wire/changes";
import { Line, tableSocketUrl } from "../wire/socket";
import {
  MY_SEAT,
  type Candidate,
  type Card,
  type FromServer,
  type LessonNow,
  type LogLine,
  type Pace,
  type Position,
  type Running,
  type Said,
  type TableInfo,
  type View,
  type Voting,
} from "../wire/types";
import { questions, type Play, type Reason, type Sent } from "./play";
import { latest } from "./recap";
import { seatsFor } from "./seats";

/** A stage that has not told its lines by then is not waited for. */
const LONGEST = 15_000;

type Settle = (accepted: boolean) => void;

export class TableStore implements Play {
  readonly live = true;
  readonly info = signal<TableInfo | null>(null);
  readonly seat = signal(MY_SEAT);
  readonly view = signal<View | null>(null);
  readonly log = signal<readonly LogLine[]>([]);
  readonly candidates = signal<readonly Candidate[]>([]);
  readonly timers = signal<readonly Running[]>([]);
  readonly sent = signal<readonly Sent[]>([]);
  readonly recap = signal<readonly Card[]>([]);
  readonly staged = signal<readonly LogLine[]>([]);
  readonly chat = signal<readonly Said[]>([]);
  readonly voting = signal<Voting | null>(null);
  readonly reason = signal<Reason | null>(null);
  readonly canUndo = signal(false);
  readonly undoKey = signal("");
  readonly position = signal(0);
  /** The bots that are thinking, and whether a window is held open in which others may be asked. */
  readonly thinking = signal<readonly number[]>([]);
  readonly deciding = signal(false);
  /** Where the lesson stands, at a table that is one. */
  readonly lesson = signal<LessonNow | null>(null);
  /** At one screen: who has said to be there, and whose side somebody asked for (-1: nobody). */
  readonly confirmed = signal(-1);
  readonly chosen = signal(-1);
  readonly gone = signal<ApiError | null>(null);
  /** The server cannot write anything down at the moment. */
  readonly unsaved = signal(false);
  readonly mySeats = computed(() =>
    (this.info.value?.seats ?? []).flatMap((seat, index) => (seat.mine ? [index] : [])),
  );
  /** Whether others have to answer who are all bots, so that one may skip to one's own next decision. */
  readonly skip = computed(() => {
    if (this.before.value) return "now";
    const { info, view, seat } = { info: this.info.value, view: this.view.value, seat: this.seat.value };
    if (!info?.pace || !view || view.over || seat < 0 || questions(view).length > 0) return "no";
    return info.seats.every((one) => one.mine || one.kind === "bot") ? "can" : "no";
  });
  readonly line: Line;

  /** The pace that bots go back to once somebody who skips is asked; "" while nobody does. */
  private readonly before = signal<Pace | "">("");
  private seq = -1;
  private wantedSeat: number;
  private ids = 0;
  private readonly helps = new Map<number, (data: unknown) => void>();
  private readonly open = new Map<number, { do: string; settle: Settle; quiet: boolean; again: boolean }>();
  private queue: Position[] = [];
  private latest: Position | null = null;
  private timer: number | undefined;
  private wants: ((lines: readonly LogLine[]) => boolean) | null = null;
  private told: Position | null = null;
  private longest: number | undefined;

  constructor(
    readonly id: string,
    seat = MY_SEAT,
  ) {
    this.wantedSeat = seat;
    this.line = new Line(
      tableSocketUrl(id),
      () => ({ t: "hello", seat: this.wantedSeat, seq: this.seq, changes: true }),
      (message) => this.receive(message),
    );
    // What a lost connection leaves unanswered is settled by the position that comes with the next one.
    this.line.state.subscribe((state) => {
      if (state !== "lost") return;
      this.unsaved.value = false;
      for (const id of [...this.open.keys()]) this.answer(id, false);
      for (const id of [...this.helps.keys()]) this.helped(id, null);
    });
  }

  get game(): string {
    return this.info.value?.game ?? "";
  }

  now(): number {
    return this.line.clock.now();
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.longest);
    this.line.close();
  }

  /** There is no such table, or it may not be looked at: nothing more is to be heard of it. */
  leave(why: ApiError): void {
    this.gone.value = why;
    this.close();
  }

  seats(): Seats {
    return seatsFor(this.info.value, this.seat.value);
  }

  act(notation: string): Promise<boolean> {
    return this.put(notation, false);
  }

  private put(notation: string, again: boolean): Promise<boolean> {
    const id = ++this.ids;
    const seat = this.seat.value;
    return new Promise((resolve) => {
      this.open.set(id, { do: notation, settle: resolve, quiet: false, again });
      this.sent.value = [...this.sent.value, { id, seat, do: notation }];
      if (!this.line.send({ t: "act", id, seat, do: notation, seq: this.seq })) {
        this.answer(id, false);
        this.reason.value = { do: notation, key: "offline", rule: "", data: {} };
      }
    });
  }

  why(notation: string): void {
    const known = this.candidates.value.find((one) => one.do === notation && !one.ok);
    if (known) {
      this.reason.value = { do: notation, key: known.key, rule: known.rule, data: known.data };
      return;
    }
    const id = ++this.ids;
    this.open.set(id, { do: notation, settle: () => undefined, quiet: false, again: true });
    this.line.send({ t: "why", id, seat: this.seat.value, do: notation });
  }

  undo(ask: boolean): void {
    const id = ++this.ids;
    this.open.set(id, { do: "undo", settle: () => undefined, quiet: false, again: true });
    this.line.send({ t: "undo", id, seat: this.seat.value, ask });
  }

  help(): Promise<unknown> {
    return this.asked(false);
  }

  stageBy(wants: ((lines: readonly LogLine[]) => boolean) | null): void {
    this.wants = wants;
    if (!wants) this.release(true);
  }

  release(all: boolean): void {
    const next = this.queue[0];
    if (!next || this.staged.peek().length === 0) return;
    this.told = all ? (this.queue.at(-1) ?? next) : next;
    this.drain();
  }

  /** Whether a position waits for a stage to tell it: never long, and never while the looker's clock runs. */
  private waits(next: Position): boolean {
    if (this.staged.peek().length > 0 && this.told === null) return true;
    if (this.told !== null) {
      if (this.told === next) this.told = null;
      return false;
    }
    const hurried = next.whole || this.before.peek() !== "" || next.timers.some((timer) => timer.seat === next.seat);
    if (hurried || !this.wants?.(next.log)) return false;
    this.staged.value = next.log;
    this.longest = window.setTimeout(() => this.release(true), LONGEST);
    return true;
  }

  hint(): Promise<unknown> {
    return this.asked(true);
  }

  private asked(hint: boolean): Promise<unknown> {
    const id = ++this.ids;
    return new Promise((resolve) => {
      this.helps.set(id, resolve);
      if (!this.line.send({ t: "help", id, seat: this.seat.value, hint })) this.helped(id, null);
    });
  }

  private helped(id: number, data: unknown): boolean {
    const resolve = this.helps.get(id);
    this.helps.delete(id);
    resolve?.(data);
    return resolve !== undefined;
  }

  /** Agree, or no longer, that a match whose rules are gone is played on under today's. */
  playAnew(yes: boolean): void {
    this.line.send({ t: "anew", id: ++this.ids, seat: this.mySeats.value[0] ?? this.seat.value, yes });
  }

  vote(seat: number, yes: boolean): void {
    this.line.send({ t: "vote", id: ++this.ids, seat, yes });
  }

  take(seat: number, back: boolean): void {
    this.line.send({ t: "take", id: ++this.ids, seat, back });
  }

  hurry(pace: Pace): void {
    this.line.send({ t: "pace", id: ++this.ids, seat: this.seat.value, pace });
  }

  skipToMe(): void {
    if (this.skip.peek() !== "can") return;
    this.before.value = (this.info.peek()?.pace || "calm") as Pace;
    this.hurry("fierce");
    this.release(true);
  }

  /** Whoever has skipped is asked, or it is over: bots go at their pace again. */
  private arrive(position: Position): void {
    const pace = this.before.peek();
    if (!pace || (questions(position.view).length === 0 && !position.view?.over)) return;
    this.before.value = "";
    this.hurry(pace);
  }

  askAll(on: boolean): void {
    this.line.send({ t: "ask-all", id: ++this.ids, seat: this.seat.value, on });
  }

  say(text: string): void {
    this.line.send({ t: "chat", text });
  }

  look(seat: number): void {
    this.wantedSeat = seat;
    this.line.send({ t: "look", seat });
  }

  private answer(id: number, accepted: boolean): void {
    const asked = this.open.get(id);
    if (!asked) return;
    this.open.delete(id);
    this.sent.value = this.sent.value.filter((sent) => sent.id !== id);
    asked.settle(accepted);
  }

  private receive(message: FromServer): void {
    switch (message.t) {
      case "position":
        this.latest = message;
        this.line.clock.hint(message.now);
        this.queue.push(message);
        return this.drain();
      case "changed":
        // Whoever was told another position last has missed something.
        if (this.latest?.now !== message.since) return this.look(this.wantedSeat);
        return this.receive(applied(this.latest, message));
      case "info":
        this.info.value = message.info;
        return;
      case "ack":
        return this.answer(message.id, true);
      case "helped":
        this.helped(message.id, message.data);
        return;
      case "refused":
        if (this.helped(message.id, null)) return;
        return this.refused(message.id, { do: "", key: message.key, rule: message.rule, data: message.data });
      case "voting":
        this.voting.value = message.open ? message : null;
        return;
      case "saving":
        this.unsaved.value = !message.ok;
        return;
      case "said":
        this.chat.value = [...this.chat.value, message];
        return;
      default:
        return;
    }
  }

  private refused(id: number, reason: Reason): void {
    const asked = this.open.get(id);
    if (asked && reason.key === "stale" && !asked.again && this.stillAsked(asked.do)) {
      // Somebody else moved in between, but the same question still stands: put the answer once more.
      void this.put(asked.do, true).then((accepted) => this.answer(id, accepted));
      return;
    }
    this.reason.value = { ...reason, do: asked?.do ?? "" };
    this.answer(id, false);
  }

  private stillAsked(notation: string): boolean {
    return (this.view.value?.asked ?? []).some((asked) => asked.options.includes(notation));
  }

  private drain(): void {
    clearTimeout(this.timer);
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      const wait = next.show_at - this.now();
      if (next.show_at > 0 && wait > 2 && wait < 10_000) {
        this.timer = window.setTimeout(() => this.drain(), wait);
        return;
      }
      if (this.waits(next)) return;
      clearTimeout(this.longest);
      this.queue.shift();
      this.show(next);
    }
  }

  private show(position: Position): void {
    const known = this.seat.peek() === position.seat ? this.recap.peek() : [];
    noteBox(position.info.game, position.info.box);
    batch(() => {
      this.seq = position.seq;
      this.staged.value = [];
      this.info.value = position.info;
      this.seat.value = position.seat;
      this.view.value = position.view;
      this.recap.value = latest(known, position.recap ?? []);
      this.log.value = position.whole ? position.log : [...this.log.value, ...position.log];
      this.candidates.value = withOptions(position);
      this.timers.value = position.timers;
      this.canUndo.value = position.can_undo;
      this.undoKey.value = position.undo_key;
      this.position.value = position.position;
      this.thinking.value = position.thinking ?? [];
      this.deciding.value = position.deciding ?? false;
      this.lesson.value = position.lesson ?? null;
      if (position.whole || position.chat.length > this.chat.value.length) this.chat.value = position.chat;
    });
    this.arrive(position);
  }
}

/** What the seat might try: the options of its view, which travel only there, and what the server names besides. */
function withOptions(position: Position): Candidate[] {
  const named = new Set(position.candidates.map((one) => one.do));
  const options = (position.view?.asked ?? []).flatMap((asked) => asked.options).filter((option) => !named.has(option));
  return [...options.map((option) => ({ do: option, ok: true, key: "", rule: "", data: {} })), ...position.candidates];
}
