// The games that have puzzles, each with how many there are.
// The puzzles themselves are a page of their own.
import { useEffect } from "preact/hooks";
import { games, loadLobby } from "../../lobby";
import { Shell } from "../../parts/page/shell";
import { Icon } from "../../ui/icon";
import { speak, t } from "../../words/words";
import "../learn.css";

export default function PuzzleGames() {
  useEffect(() => {
    document.title = `${t("puzzles")} · Taverne`;
    void loadLobby().catch(() => undefined);
  }, [t("puzzles")]);
  return (
    <Shell>
      <section class="learn">
        <header class="parchment learn-head">
          <h1>{t("puzzles")}</h1>
          <p class="learn-intro">{t("puzzles-text")}</p>
        </header>
        <div class="learn-games">
          {(games.value ?? [])
            .filter((game) => game.puzzles > 0)
            .map((game) => (
              <section key={game.name} class="parchment learn-game" aria-labelledby={`puzzles-${game.name}`}>
                <h2 id={`puzzles-${game.name}`}>
                  <Icon name={game.name} /> {speak(game.name).find("game-title") ?? game.name}
                </h2>
                <p>
                  <a class="button primary" href={`/puzzles/${game.name}`}>
                    {t("puzzles-card", { n: game.puzzles })}
                  </a>
                </p>
              </section>
            ))}
        </div>
      </section>
    </Shell>
  );
}
