// Which box the pages show: today's, or that of the match at the table, if it began with another.
// What lies in a box is left to the games.
const wanted = new Map<string, string>();
const asked = new Map<string, string>();

/** The box to ask the server for ("": today's). */
export function boxWanted(game: string): string {
  const of = wanted.get(game) ?? "";
  asked.set(game, of);
  return of;
}

/** A table says with which box it is played; pages that have read another begin anew. */
export function noteBox(game: string, of: string): void {
  wanted.set(game, of);
  if (asked.has(game) && asked.get(game) !== of) location.reload();
}
