// The matches of the day: the same seed for everybody who plays alone, one's own match, and the table of results.
// What others did is shown once one has finished; the seed is the server's secret until then.
import { useEffect, useState } from "preact/hooks";
import { problemText } from "../parts/page/problem";
import { Shell } from "../parts/page/shell";
import { go } from "../router";
import { api, ApiError } from "../wire/api";
import type { DailyMatch } from "../wire/types";
import { speak } from "../words/words";
import { Trouble } from "../ui/trouble";
import { useGame } from "./game";
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
      <Trouble text={told} />
      <article class="parchment daily" data-testid="daily">
        <h1>{words.text("daily-title")}</h1>
        <p>{words.text("daily-help")}</p>
        {matches?.map((match) => (
          <Match key={match.game} match={match} play={() => play(match.game)} />
        ))}
      </article>
    </Shell>
  );
}

function Match({ match, play }: { match: DailyMatch; play: () => void }) {
  const words = speak();
  const title = useGame(match.game);
  const scenario = `option-scenario-${String(match.options["scenario"])}`;
  const what = words.find(`daily-what-${match.game}`, { n: Number(match.options["scenario"]) });
  const own = match.game === "monster_lands" ? speak(match.game) : null;
  const name = own?.find(scenario);
  return (
    <section aria-label={title} data-testid={`daily-${match.game}`}>
      <h2>
        {title}
        {what ? ` · ${what}` : ""}
        {name ? ` · ${name}` : ""}
      </h2>
      <p class="daily-about">
        {words.text(`daily-about-${match.game}`)} {own?.attribute(scenario, "help") ?? ""}
      </p>
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
