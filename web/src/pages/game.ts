// What every page about one game needs: its words, board and style sheets, its title in the looker's language.
// Which board belongs to which game is the registry's.
import { useEffect, useLayoutEffect } from "preact/hooks";
import { loadBoard } from "../games/registry";
import { speak, wantGame } from "../words/words";

/** Fetch a game's words and board and let its style sheets hold; return its title, "" while it is not known. */
export function useGame(game: string): string {
  useLayoutEffect(() => {
    document.documentElement.dataset.game = game;
    return () => delete document.documentElement.dataset.game;
  }, [game]);
  useEffect(() => {
    if (!game) return;
    wantGame(game);
    void loadBoard(game);
  }, [game]);
  return game ? (speak(game).find("game-title") ?? "") : "";
}
