// What all parts of a story share: its words, who is who, and how figures are written.
// What the figures mean is left to the server's review.
import type { Signal } from "@preact/signals";
import type { ReplayStore } from "../../table/replay";
import type { Figure, Happened, Review, TableInfo } from "../../wire/types";
import type { Seats, Tongue } from "../../words/tongue";

export interface Told {
  review: Review;
  words: Tongue;
  seats: Seats;
  info: TableInfo | null;
  id: string;
  /** The reader's own mistakes whose better answers have been shown, by position; the others are asked first. */
  revealed: Signal<ReadonlySet<number>>;
}

/** Names as at the table; the reader's own seats are "you". */
export function seatsOf(store: ReplayStore): Seats {
  const names = store.seats();
  return { name: (seat) => names.name(seat), you: (seat) => store.info.value?.seats[seat]?.mine ?? false };
}

/** Whether a moment is an answer of the reader's own. */
export const isMine = (told: Told, one: Happened): boolean =>
  one.kind === "play" && (told.info?.seats[one.seat]?.mine ?? false);

export function reveal(told: Told, position: number): void {
  told.revealed.value = new Set([...told.revealed.value, position]);
}

export const isKept = (told: Told, one: Happened): boolean =>
  isMine(told, one) && !told.revealed.value.has(one.position);

export const clear = (figure: Figure): boolean => figure.mean !== 0 && Math.abs(figure.mean) > 2 * figure.error;

/** A chance as a percentage, or points. */
export function value(told: Told, n: number): string {
  if (told.review.unit === "win") return told.words.text("story-win", { n: Math.round(100 * n) });
  return told.words.text("story-points", { n: Math.round(10 * n) / 10 });
}

export const signed = (told: Told, n: number): string => (n > 0 ? "+" : "−") + value(told, Math.abs(n));

/** Whether a figure is lost in its error, and that error is large enough to be told. */
export const vague = (told: Told, figure: Figure): boolean =>
  !clear(figure) && value(told, figure.error) !== value(told, 0);

/** A figure with its error; one that is not clear says so. */
export function figureText(told: Told, figure: Figure): string {
  const [n, error, nothing] = [signed(told, figure.mean), value(told, figure.error), value(told, 0)];
  if (!clear(figure)) return vague(told, figure) ? told.words.text("story-unclear", { error }) : nothing;
  return error === nothing ? n : told.words.text("story-give-or-take", { n, error });
}

export function turnName(told: Told, round: number, seat: number, last = false): string {
  if (last || round < 1) return told.words.text(last ? "story-end" : "story-start");
  return seat < 0
    ? told.words.text("story-round", { round })
    : told.words.sentence("story-round-of", { round, seat }, told.seats);
}

export const seatName = (told: Told, seat: number): string =>
  told.seats.you(seat) ? told.words.text("seat-you") : told.seats.name(seat);
