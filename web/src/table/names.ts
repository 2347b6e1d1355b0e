// What seats are called: people by their names, bots as regulars of the tavern, each table its own round of them.
// A bot that the server gave a name of its own keeps it.
import type { TableInfo } from "../wire/types";

const REGULARS = [
  "Otto",
  "Brunhild",
  "Pip",
  "Griselda",
  "Barnabé",
  "Maude",
  "Fenwick",
  "Ysolde",
  "Anselme",
  "Zélie",
  "Borek",
  "Hildegard",
  "Corbin",
  "Ermine",
  "Lothar",
  "Perrine",
];

function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return sum;
}

/** The name of a seat, or "" where it has none. */
export function seatName(info: TableInfo | null, seat: number): string {
  const state = info?.seats[seat];
  if (!info || !state) return "";
  if (state.kind !== "bot" || (state.name !== "" && state.name !== state.level)) return state.name;
  const taken = new Set(info.seats.filter((one) => one.kind === "human").map((one) => one.name));
  const free = REGULARS.filter((name) => !taken.has(name));
  return free[(hash(info.id) + seat) % free.length] ?? state.name;
}
