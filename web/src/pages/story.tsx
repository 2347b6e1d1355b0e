// The story of a match: its course as charts, luck apart from play, turning points, and one's own mistakes asked again.
// The server reckons it when it is first asked for; until it is ready the page shows how far that has come.
import { useEffect, useMemo, useState } from "preact/hooks";
import { problemText } from "../parts/problem";
import { RulesDrawer } from "../parts/rules";
import { Shell } from "../parts/shell";
import { ReplayStore } from "../table/replay";
import { api, ApiError } from "../wire/api";
import type { Review } from "../wire/types";
import { gameWordsReady, speak, t } from "../words/words";
import { useGame } from "./game";
import { Accounts } from "./story/accounts";
import { Charts } from "./story/charts";
import { Learn } from "./story/learn";
import { Moments } from "./story/moments";
import { MadeOf } from "./story/parts";
import { seatsOf, type Told } from "./story/told";
import "./story/story.css";

const AGAIN_MS = 1500;

export default function Story({ id }: { id: string }) {
  const store = useMemo(() => new ReplayStore(id), [id]);
  const [review, setReview] = useState<Review | null>(null);
  const [progress, setProgress] = useState(0);
  const [told, setTold] = useState("");
  useEffect(() => {
    let timer = 0;
    const fail = (error: unknown) => setTold(error instanceof ApiError ? problemText(error) : String(error));
    const ask = () => {
      api.story(id).then((found) => {
        setProgress(found.progress);
        if (found.story) setReview(found.story);
        else timer = window.setTimeout(ask, AGAIN_MS);
      }, fail);
    };
    store.open().then(ask, fail);
    return () => clearTimeout(timer);
  }, [id, store]);
  const game = store.info.value?.game ?? "";
  const title = useGame(game);
  const words = speak(game);
  useEffect(() => {
    document.title = `${words.text("story-title")} · ${title}`;
  }, [title, words]);
  const ready = review && gameWordsReady(game);
  return (
    <Shell>
      {told ? (
        <p class="notice bad" role="alert">
          {told}
        </p>
      ) : null}
      {ready ? (
        <Page told={{ review, words, seats: seatsOf(store), info: store.info.value, id }} title={title} store={store} />
      ) : told ? null : (
        <article class="parchment story-wait" data-testid="story-wait">
          <h1>{words.text("story-title")}</h1>
          <p>{words.text("story-reckoning")}</p>
          <progress max={1} value={progress} aria-label={words.text("story-reckoning")} />
        </article>
      )}
      <RulesDrawer />
    </Shell>
  );
}

function Page({ told, title, store }: { told: Told; title: string; store: ReplayStore }) {
  const { review, words, seats, id } = told;
  return (
    <article class="parchment story" data-testid="story">
      <header>
        <h1>
          {words.text("story-title")} · {title}
        </h1>
        <p data-testid="story-ending">
          {words.sentence(`story-end-${review.ending}`, review.ending_data, seats)}{" "}
          {review.scores.map((n, seat) => words.sentence("story-scores", { seat, n }, seats)).join(" ")}
        </p>
        <p class="row">
          <a class="button small" href={`/t/${id}/replay`}>
            {t("replay")}
          </a>
          <a class="button small" href={`/t/${id}`}>
            {t("to-table")}
          </a>
        </p>
      </header>
      <Moments told={told} title="story-turning" none="story-turning-none" moments={review.turning} />
      <Accounts told={told} />
      <Learn told={told} store={store} />
      <Charts told={told} />
      <MadeOf told={told} />
      <Moments told={told} title="story-lucky" none="story-lucky-none" moments={review.luck} />
      <Moments told={told} title="story-mistakes" none="story-mistakes-none" moments={review.play} />
      <footer class="hint">
        {words.text("story-how", { n: review.playouts })}
        {review.cut ? ` ${words.text("story-cut")}` : ""}
      </footer>
    </article>
  );
}
