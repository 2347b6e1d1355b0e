// The story of a match: its course as charts, luck apart from play, turning points, and one's own mistakes asked again.
// The server reckons it when it is first asked for: the course comes at once, luck and play when they are ready.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { problemText } from "../../parts/page/problem";
import { RulesDrawer } from "../../parts/page/rules";
import { Shell } from "../../parts/page/shell";
import { ReplayStore } from "../../table/replay";
import { api, ApiError, noTable } from "../../wire/api";
import type { StoryTold, TableInfo } from "../../wire/types";
import { gameWordsReady, speak, t } from "../../words/words";
import { Trouble } from "../../ui/trouble";
import { Nothing } from "../notfound";
import { useGame } from "../game";
import { Accounts } from "./accounts";
import { Charts } from "./charts";
import { Learn } from "./learn";
import { Moments } from "./moments";
import { MadeOf } from "./parts";
import { seatsOf, type Told } from "./told_match";
import "./story.css";
import { joined } from "../../ui/title";

const AGAIN_MS = 1500;
/** A match that still runs, or a busy server, is asked less often. */
const LATER_MS = 5000;
const BUSY = 503;

export default function Story({ id }: { id: string }) {
  const store = useMemo(() => new ReplayStore(id), [id]);
  const revealed = useMemo(() => signal<ReadonlySet<number>>(new Set()), [id]);
  const [found, setFound] = useState<StoryTold | null>(null);
  const [told, setTold] = useState("");
  const [gone, setGone] = useState(false);
  useEffect(() => {
    let timer = 0;
    const again = (ms: number) => (timer = window.setTimeout(ask, ms));
    const fail = (error: unknown) => {
      if (error instanceof ApiError && error.status === BUSY) again(LATER_MS);
      else if (noTable(error)) setGone(true);
      else setTold(error instanceof ApiError ? problemText(error) : String(error));
    };
    const look = (now: StoryTold) => {
      setFound(now);
      if (!now.story) again(AGAIN_MS);
    };
    const ask = () =>
      void store.open().then(() => {
        if (store.info.value?.phase === "over") api.story(id).then(look, fail);
        else again(LATER_MS);
      }, fail);
    ask();
    return () => clearTimeout(timer);
  }, [id, store]);
  const info = store.info.value;
  const game = info?.game ?? "";
  const title = useGame(game);
  const words = speak(game);
  useEffect(() => {
    document.title = joined(words.text("story-title"), title);
  }, [title, words]);
  const review = found?.story ?? found?.draft;
  return (
    <Shell>
      <Trouble text={told} />
      {review && gameWordsReady(game) ? (
        <Page
          told={{ review, words, seats: seatsOf(store), info, id, revealed }}
          title={title}
          store={store}
          waiting={found?.story ? null : <Waiting found={found} />}
        />
      ) : gone ? (
        <Nothing why={t("why-no-table")} />
      ) : told ? null : (
        <article class="parchment story-wait" data-testid="story-wait">
          <h1>{words.text("story-title")}</h1>
          {info && info.phase !== "over" ? <Running info={info} /> : <Waiting found={found} />}
        </article>
      )}
      <RulesDrawer />
    </Shell>
  );
}

/** The match is not over: bots alone play on only while somebody looks on. */
function Running({ info }: { info: TableInfo }) {
  const bots = info.seats.every((seat) => seat.kind !== "human" && seat.kind !== "open");
  return (
    <>
      <p data-testid="story-running">{speak().text(bots ? "story-running-bots" : "story-running")}</p>
      <p>
        <a class="button primary" href={`/t/${info.id}`}>
          {t("to-table")}
        </a>
      </p>
    </>
  );
}

function Waiting({ found }: { found: StoryTold | null }) {
  const words = speak();
  const ahead = found?.ahead ?? 0;
  return (
    <section class="story-wait" data-testid="story-reckoning">
      <p role="status">
        {words.text("story-reckoning")} {ahead > 0 ? words.text("story-ahead", { n: ahead }) : ""}
      </p>
      <progress max={1} value={found?.progress ?? 0} aria-label={words.text("story-reckoning")} />
    </section>
  );
}

interface Shown {
  told: Told;
  title: string;
  store: ReplayStore;
  /** Stands where luck and play will be told. */
  waiting: ComponentChildren;
}

function Page({ told, title, store, waiting }: Shown) {
  const { review, words, seats, id } = told;
  return (
    <article class="parchment story" data-testid="story">
      <header>
        <h1>
          {words.text("story-title")}
          {"\u00a0"}· {title}
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
      {waiting ?? (
        <>
          <Moments told={told} title="story-turning" none="story-turning-none" moments={review.turning} />
          <Accounts told={told} />
          <Learn told={told} store={store} />
        </>
      )}
      <Charts told={told} />
      <MadeOf told={told} />
      {waiting ? null : (
        <>
          <Moments told={told} title="story-lucky" none="story-lucky-none" moments={review.luck} />
          <Moments told={told} title="story-mistakes" none="story-mistakes-none" moments={review.play} />
          <footer class="hint">
            {words.text("story-how", { n: review.playouts })}
            {review.cut ? ` ${words.text("story-cut")}` : ""}
          </footer>
        </>
      )}
    </article>
  );
}
