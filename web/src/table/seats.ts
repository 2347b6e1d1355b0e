// The seats of a table in sentences: what each is called in the reader's language, and which one is the reader.
// Names that need no words are given in names.ts.
import type { TableInfo } from "../wire/types";
import { personName } from "../words/people";
import type { Seats } from "../words/tongue";
import { t } from "../words/words";
import { seatName } from "./names";

/** What a seat is called, whoever sits there or nobody. */
export const calledSeat = (info: TableInfo | null, seat: number): string =>
  personName(seatName(info, seat)) || t("seat-n", { number: seat + 1 });

/** The seats of a table for sentences, as one of them hears these. */
export const seatsFor = (info: TableInfo | null, mine: number): Seats => ({
  name: (seat) => calledSeat(info, seat),
  you: (seat) => seat === mine,
});
