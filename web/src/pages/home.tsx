// The home page: what is under way for whoever comes back, the games with one click to play, and the other tables.
// Setting a table up in detail is left to the page "create".
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { known, loadLearned } from "../learned";
import { games, loadLobby, playNow } from "../lobby";
import { CampaignList } from "../parts/page/campaigns";
import { factsOf } from "../parts/page/facts";
import { AskFirst } from "../parts/setup/first";
import { LessonOffer } from "../parts/setup/offer";
import { problemText } from "../parts/page/problem";
import { openRules, RulesDrawer } from "../parts/page/rules";
import { Scene } from "../parts/page/scene";
import { Shell } from "../parts/page/shell";
import { go } from "../router";
import { api, ApiError } from "../wire/api";
import type { CampaignInfo, GameInfo, LessonInfo, OptionValue, TableInfo } from "../wire/types";
import { seatName } from "../table/names";
import { Icon } from "../ui/icon";
import { SeatMark } from "../ui/mark";
import { Trouble } from "../ui/trouble";
import { personName } from "../words/people";
import { aboutReady, speak, t } from "../words/words";

const WHICH = ["mine", "open", "watch"] as const;
const lists = signal<Record<(typeof WHICH)[number], TableInfo[]>>({ mine: [], open: [], watch: [] });
const campaigns = signal<CampaignInfo[]>([]);
const lessons = signal<LessonInfo[]>([]);
/** Whether all is known that the page shows: then it is shown at once, so that nothing that came later pushes it about. */
const loaded = signal(false);
const failed = signal("");

async function loadTables(): Promise<void> {
  const [series, mine, open, watch] = await Promise.all([api.campaigns(), ...WHICH.map((which) => api.tables(which))]);
  campaigns.value = series;
  lists.value = { mine: mine ?? [], open: open ?? [], watch: watch ?? [] };
}

export function Home() {
  useEffect(() => {
    document.title = "Taverne";
    let told = false;
    const learn = async () => {
      [lessons.value] = await Promise.all([api.lessons(), loadLearned()]);
      told = true;
    };
    const load = async () => {
      try {
        await Promise.all([loadLobby(), loadTables(), told ? null : learn()]);
        failed.value = "";
      } catch (error) {
        failed.value = error instanceof ApiError ? problemText(error) : String(error);
      }
      loaded.value = true;
    };
    void load();
    const again = setInterval(() => void load(), 10_000);
    return () => clearInterval(again);
  }, []);
  const mine = lists.value.mine.filter((table) => !givenUp(table));
  const underWay = mine.filter((table) => table.phase !== "over" && !table.shelved);
  const shelved = mine.filter((table) => table.shelved && table.phase !== "over");
  const over = mine.filter((table) => table.phase === "over");
  const ready = loaded.value && (games.value ?? []).every((game) => aboutReady(game.name));
  const goingOn = campaigns.value.filter((one) => one.standing === "on");
  return (
    <Shell>
      <section class={underWay.length + goingOn.length > 0 ? "welcome slim" : "welcome"}>
        <Scene />
        <div class="welcome-words">
          <h1>{t("welcome")}</h1>
          <p>{t("welcome-text")}</p>
        </div>
      </section>
      <Trouble text={failed.value} />
      {ready ? null : <div class="loading-page" />}
      {ready && underWay.length + goingOn.length > 0 ? (
        <div class="table-lists first">
          <CampaignList campaigns={goingOn} />
          {underWay.length > 0 ? <TableList which="mine" tables={underWay} /> : null}
        </div>
      ) : null}
      <section aria-labelledby="games-heading">
        <h2 id="games-heading" class="hidden-text">
          {t("games")}
        </h2>
        <div class="game-cards">
          {ready ? games.value?.map((game) => <GameCard key={game.name} game={game} />) : null}
        </div>
      </section>
      {ready && games.value ? (
        <div class="table-lists">
          {shelved.length > 0 ? <TableList which="shelved" tables={shelved} /> : null}
          {over.length > 0 ? (
            <TableList which="done" tables={over} />
          ) : underWay.length + shelved.length === 0 ? (
            <TableList which="mine" tables={[]} />
          ) : null}
          <TableList which="open" tables={lists.value.open.filter((table) => !isMine(table) && !givenUp(table))} />
          <TableList which="watch" tables={lists.value.watch.filter((table) => !isMine(table))} />
        </div>
      ) : null}
      <RulesDrawer />
    </Shell>
  );
}

const isMine = (table: TableInfo): boolean => table.seats.some((seat) => seat.mine);

/** Whether a table was a game of a campaign of mine that I have given up. */
const givenUp = (table: TableInfo): boolean =>
  table.phase !== "over" && campaigns.value.some((one) => one.id === table.campaign && one.playing !== table.id);

function GameCard({ game }: { game: GameInfo }) {
  const [busy, setBusy] = useState(false);
  const tongue = speak(game.name);
  const title = tongue.find("game-title") ?? game.name;
  const [offered, setOffered] = useState(false);
  const lesson = lessons.value.find((one) => one.game === game.name);
  const gentle = !lists.value.mine.some((table) => table.game === game.name && table.phase === "over");
  const start = async (make: () => Promise<TableInfo>) => {
    setBusy(true);
    try {
      const table = await make();
      go(`/t/${table.id}`);
    } catch (error) {
      failed.value = error instanceof ApiError ? problemText(error, game.name) : String(error);
    } finally {
      setBusy(false);
    }
  };
  const [asking, setAsking] = useState(false);
  const begin = (options: Record<string, OptionValue> = {}) => void start(() => playNow(game, gentle, options));
  const match = () => (game.asked_first ? setAsking(true) : begin());
  const learn = () =>
    lesson?.table ? go(`/t/${lesson.table}`) : void start(() => api.beginLesson(game.name, lesson?.name ?? ""));
  const first = lesson && gentle && !known.value.has(`offer:${game.name}`);
  return (
    <article class="game-card parchment">
      <div class={`game-art art-${game.name}`}>
        <Icon name={game.name} />
      </div>
      <div class="game-text">
        <h3>{title}</h3>
        <p>{tongue.find("game-blurb") ?? ""}</p>
        <p class="hint">
          {t("players-range", { low: Math.min(...game.players), high: Math.max(...game.players) })}{" "}
          <button type="button" class="rule-link" onClick={() => openRules(game.name)}>
            {t("primer")}
          </button>{" "}
          {lesson ? (
            <button type="button" class="rule-link" disabled={busy} onClick={learn} data-testid={`lesson-${game.name}`}>
              {t("learn-card", { n: lesson.minutes })}
            </button>
          ) : null}{" "}
          {game.puzzles ? (
            <a class="rule-link" href={`/puzzles/${game.name}`}>
              {t("puzzles-card", { n: game.puzzles })}
            </a>
          ) : null}
        </p>
        {asking ? <AskFirst game={game} choose={begin} onClose={() => setAsking(false)} /> : null}
        {offered && lesson ? (
          <LessonOffer
            game={game.name}
            minutes={lesson.minutes}
            lesson={learn}
            match={match}
            onClose={() => setOffered(false)}
          />
        ) : null}
        <div class="row">
          <button
            type="button"
            class="primary big"
            disabled={busy}
            onClick={() => (first ? setOffered(true) : match())}
            aria-label={t("play-now-game", { game: title })}
          >
            <Icon name="play" /> {t("play-now")}
          </button>
          <a class="button big" href={`/new/${game.name}`}>
            {t("set-up")}
          </a>
          {game.campaign ? (
            <a class="button big" href={`/campaigns/${game.name}`}>
              {t("campaign")}
            </a>
          ) : null}
        </div>
      </div>
    </article>
  );
}

type List = (typeof WHICH)[number] | "done" | "shelved";

/** So many tables of a list are shown at once, and so many at most when it is unfolded. */
const FIRST = 4;
const MOST = 24;

function TableList({ which, tables }: { which: List; tables: TableInfo[] }) {
  return (
    <section class="parchment table-list" aria-labelledby={`list-${which}`}>
      <h2 id={`list-${which}`}>{t(`tables-${which}`)}</h2>
      {tables.length === 0 ? <p class="hint">{t(`tables-${which}-none`)}</p> : null}
      <Rows which={which} tables={tables.slice(0, FIRST)} />
      {tables.length > FIRST ? (
        <details>
          <summary>{t("tables-more", { n: Math.min(tables.length, MOST) - FIRST })}</summary>
          <Rows which={which} tables={tables.slice(FIRST, MOST)} />
        </details>
      ) : null}
    </section>
  );
}

function Rows({ which, tables }: { which: List; tables: TableInfo[] }) {
  return (
    <ul>
      {tables.map((table) => (
        <TableRow key={table.id} which={which} table={table} />
      ))}
    </ul>
  );
}

function TableRow({ which, table }: { which: List; table: TableInfo }) {
  const title = speak(table.game).find("game-title") ?? table.game;
  const yourTurn = table.phase === "playing" && table.waiting.some((seat) => table.seats[seat]?.mine);
  const invited = table.phase === "waiting" && table.seats.some((seat) => seat.free && seat.name !== "");
  const state = yourTurn ? "your-turn" : invited ? "invited" : `phase-${table.phase}`;
  return (
    <li class="table-row">
      <a href={`/t/${table.id}`}>
        <span class="table-title">
          {title} <span class={`tag ${yourTurn || invited ? "tag-turn" : ""}`}>{t(state)}</span>
        </span>
        <span class="table-facts">{factsOf(table).join(" · ")}</span>
        <span class="table-people">
          {table.seats.map((seat, index) => (
            <span key={index} class={seat.kind === "open" ? "person open" : "person"}>
              <SeatMark seat={index} />
              {seat.kind === "open" && !seat.name ? t("seat-open") : personName(seatName(table, index))}
            </span>
          ))}
        </span>
        <span class="table-go">
          {table.phase === "over" ? t("go-over") : invited ? t("go-open") : t(`go-${which}`)}
        </span>
      </a>
    </li>
  );
}
