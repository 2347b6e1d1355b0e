// The best players of each game, by what is certain of their ratings.
// What counts for a rating, and how much, the server decides.
import { useEffect, useState } from "preact/hooks";
import { games, loadLobby, me } from "../lobby";
import { problemText } from "../parts/page/problem";
import { Shell } from "../parts/page/shell";
import { Icon } from "../ui/icon";
import { Trouble } from "../ui/trouble";
import { api, ApiError } from "../wire/api";
import type { Rated } from "../wire/types";
import { personName } from "../words/people";
import { speak, t } from "../words/words";
import "./learn.css";
import "./daily.css";

/** So many of each game are shown. */
const SHOWN = 10;

export default function Ratings() {
  const [told, setTold] = useState("");
  const [best, setBest] = useState<ReadonlyMap<string, Rated[]>>(new Map());
  useEffect(() => {
    document.title = `${t("ratings")} · Taverne`;
    const load = async () => {
      await loadLobby();
      const names = (games.value ?? []).map((game) => game.name);
      const found = await Promise.all(names.map((name) => api.ratings(name)));
      setBest(new Map(names.map((name, at) => [name, found[at] ?? []])));
    };
    load().catch((error: unknown) => setTold(error instanceof ApiError ? problemText(error) : String(error)));
  }, []);
  return (
    <Shell>
      <section class="learn" data-testid="ratings">
        <header class="parchment learn-head">
          <h1>{t("ratings")}</h1>
          <p class="learn-intro">{t("ratings-text")}</p>
        </header>
        <Trouble text={told} />
        <div class="learn-games">
          {[...best].map(([game, rated]) => (
            <Game key={game} game={game} rated={rated} />
          ))}
        </div>
      </section>
    </Shell>
  );
}

function Game({ game, rated }: { game: string; rated: readonly Rated[] }) {
  const tongue = speak(game);
  const inTenths = new Intl.NumberFormat(tongue.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <section class="parchment learn-game daily" aria-labelledby={`ratings-${game}`}>
      <h2 id={`ratings-${game}`}>
        <Icon name={game} /> {tongue.find("game-title") ?? game}
      </h2>
      {rated.length === 0 ? (
        <p class="hint">{t("ratings-none")}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t("ratings-who")}</th>
              <th scope="col">{t("ratings-rating")}</th>
              <th scope="col">{t("ratings-games")}</th>
            </tr>
          </thead>
          <tbody>
            {rated.slice(0, SHOWN).map((one, at) => (
              <tr key={at} aria-current={one.name === me.value?.name ? "true" : undefined}>
                <th scope="row">{personName(one.name)}</th>
                <td>{inTenths.format(one.rating)}</td>
                <td>{one.games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
