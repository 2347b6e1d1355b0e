// The matches of the day: the same seed for everybody who plays alone, one's own match, and the table of results.
// What others did is shown once one has finished; the seed is the server's secret until then.
import { useEffect, useState } from "preact/hooks";
import { problemText } from "../parts/page/problem";
import { Shell } from "../parts/page/shell";
import { go } from "../router";
import { api, ApiError } from "../wire/api";
import type { DailyMatch, OptionValue } from "../wire/types";
import { speak, wantGame } from "../words/words";
import { Icon } from "../ui/icon";
import { Trouble } from "../ui/trouble";
import "./learn.css";
import "./daily.css";

export default function Daily() {
  const [matches, setMatches] = useState<DailyMatch[] | null>(null);
  const [told, setTold] = useState("");
  const words = speak();
  const fail = (error: unknown) => setTold(error instanceof ApiError ? problemText(error) : String(error));
  useEffect(() => {
    api.daily().then(setMatches, fail);
  }, []);
  useEffect(() => {
    document.title = words.text("daily-title");
  }, [words]);
  const play = (game: string) => void api.playDaily(game).then((table) => go(`/t/${table.id}`), fail);
  return (
    <Shell>
      <section class="learn" data-testid="daily">
        <header class="parchment learn-head">
          <h1>{words.text("daily-title")}</h1>
          <p class="learn-intro">{words.text("daily-help")}</p>
        </header>
        <Trouble text={told} />
        <div class="learn-games">
          {matches?.map((match) => (
            <Match key={match.game} match={match} play={() => play(match.game)} />
          ))}
        </div>
      </section>
    </Shell>
  );
}

function Match({ match, play }: { match: DailyMatch; play: () => void }) {
  useEffect(() => wantGame(match.game), [match.game]);
  const words = speak();
  const tongue = speak(match.game);
  const title = tongue.find("game-title") ?? match.game;
  const played = Object.fromEntries(Object.entries(match.options).map(([key, value]) => [key, inWords(value)]));
  const known = match.titles.filter((key) => tongue.has(key));
  return (
    <section class="parchment learn-game daily" aria-label={title} data-testid={`daily-${match.game}`}>
      <h2>
        <Icon name={match.game} /> {title}
      </h2>
      <h3>{known.map((key) => tongue.text(key, played)).join(" · ")}</h3>
      <p class="daily-about">{known.map((key) => tongue.attribute(key, "help", played) ?? "").join(" ")}</p>
      <p class="hint">{words.text("daily-players", { n: match.players })}</p>
      {match.finished ? null : (
        <button type="button" class="primary" onClick={play}>
          {words.text(match.table ? "daily-on" : "daily-play")}
        </button>
      )}
      {match.results.length > 0 ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.text("daily-who")}</th>
              <th scope="col">{words.text("daily-score")}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {match.results.map((one) => (
              <tr key={one.table} aria-current={one.mine ? "true" : undefined}>
                <th scope="row">{one.name}</th>
                <td>{one.score}</td>
                <td>
                  <a href={`/t/${one.table}/replay`}>{words.text("daily-replay", { name: one.name })}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p class="hint">{words.text("daily-after")}</p>
      )}
    </section>
  );
}

/** A value of an option as sentences take it. */
const inWords = (value: OptionValue): string | number => (typeof value === "boolean" ? String(value) : value);
