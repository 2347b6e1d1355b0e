// What people are called on the page: by the name they gave, or as guests in the reader's language.
// Seats and bots get their names in table/names.ts.
import { t } from "./words";

const GUEST = /^Guest (\d{4})( \d+)?$/;

/** Whether somebody goes by the name that the server gave. */
export const isGuest = (name: string): boolean => GUEST.test(name);

/** A name as the server knows it; "Guest 1234" is the server's word for somebody who has given none. */
export function personName(name: string): string {
  const guest = GUEST.exec(name);
  return guest ? t("guest", { number: guest[1] ?? "" }) + (guest[2] ?? "") : name;
}
