// Who I am, which games there are and which tables: what the pages before a table share.
// Playing is left to the table's store.
import { signal } from "@preact/signals";
import { api } from "./wire/api";
import type { GameInfo, Me, OptionValue, TableInfo } from "./wire/types";
import { wantAbout } from "./words/words";

export const me = signal<Me | null>(null);
export const games = signal<GameInfo[] | null>(null);

/** Whether this browser is known to the server: two questions at once from one that is not would make two people. */
export const isKnown = signal(false);

/** Ask who I am, alone and first; a server that is away is asked again by the pages. */
export async function introduce(): Promise<void> {
  try {
    me.value = await api.me();
  } catch {
    me.value = null;
  }
  isKnown.value = true;
}

/** Who I am and which games there are: all that a table needs of the house. */
export async function loadHouse(): Promise<void> {
  const [who, what] = await Promise.all([me.value ?? api.me(), games.value ?? api.games()]);
  me.value = who;
  games.value = what;
}

/** The house, and a few words about each game. */
export async function loadLobby(): Promise<void> {
  await loadHouse();
  for (const game of games.value ?? []) wantAbout(game.name);
}

/** A sensible opponent: "normal" where there is one, else the middle of the list. */
export function usualBot(game: GameInfo): string {
  return game.bots.includes("normal") ? "normal" : (game.bots[Math.floor(game.bots.length / 2)] ?? "random");
}

/** A sensible number of players: four, or as near as the game allows. */
export function usualPlayers(game: GameInfo): number {
  const best = [...game.players].sort((a, b) => Math.abs(a - 4) - Math.abs(b - 4) || b - a);
  return best[0] ?? 2;
}

/** Somebody to learn against: the weakest who plays with sense. */
function gentleBot(game: GameInfo): string {
  return game.bots.find((level) => level !== "random") ?? usualBot(game);
}

/** Whether a game has limits of time of its own, whatever clock a table has. */
export const isTimed = (game: GameInfo): boolean => game.options.some((one) => one.key === "limits");

export function playNow(game: GameInfo, gentle = false, chosen: Record<string, OptionValue> = {}): Promise<TableInfo> {
  const players = usualPlayers(game);
  const bot = `bot:${gentle ? gentleBot(game) : usualBot(game)}`;
  const seats = Array.from({ length: players }, (_, index) => (index === 0 ? "me" : bot));
  const options = { ...(gentle ? game.gentle : {}), ...chosen };
  return api.create({ game: game.name, players, seats, private: true, options });
}
