// The page of a table: connection, seats, board, prompt, log and chat, and what lies around a match.
// Everything about a particular game comes from its board module.
import { useEffect, useMemo } from "preact/hooks";
import { boardOf } from "../games/registry";
import { loadLearned } from "../learned";
import { loadHouse } from "../lobby";
import { Area } from "../parts/table/area";
import { Banners, HeaderBanners } from "../parts/table/banners";
import { CoachMark } from "../parts/match/coach";
import { Curtain } from "../parts/match/curtain";
import { End } from "../parts/match/end";
import { TableFrame } from "../parts/table/frame";
import { LessonPanel } from "../parts/match/lesson";
import { Log } from "../parts/match/log";
import { Prompt } from "../parts/match/prompt";
import { problemText } from "../parts/page/problem";
import { RulesDrawer } from "../parts/page/rules";
import { HeaderTools, Shell } from "../parts/page/shell";
import { SidePanel, unreadIn } from "../parts/table/side";
import { TableTools } from "../parts/table/tools";
import { Waiting } from "../parts/table/waiting_room";
import { WhyToast } from "../parts/match/why";
import { sitting } from "../table/hotseat";
import { useThings } from "../things/card";
import { noticeTurns } from "../table/notice";
import { OpenTable } from "../table/per_table";
import { TableStore } from "../table/store";
import { api, ApiError } from "../wire/api";
import { play as sound } from "../ui/sound";
import { gameWordsReady, speak, t } from "../words/words";
import { useGame } from "./game";
import { Nothing } from "./notfound";

export default function Table({ id }: { id: string }) {
  const store = useMemo(() => new TableStore(id), [id]);
  const game = store.game;
  useThings(store);
  useEffect(() => {
    void loadHouse().catch(() => undefined);
    void loadLearned().catch(() => undefined);
    void api.table(id).catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 403 || error.status === 404)) store.leave(error);
    });
    const stop = noticeTurns(store);
    return () => {
      stop();
      store.close();
    };
  }, [store]);
  useGame(game);
  useEffect(() => sounds(store), [store]);

  return (
    <OpenTable.Provider value={store}>
      <Shell wide header={<TableHeader store={store} />}>
        {store.gone.value ? null : <Banners store={store} />}
        <Content store={store} />
        {store.gone.value ? null : <WhyToast store={store} />}
        <RulesDrawer />
      </Shell>
    </OpenTable.Provider>
  );
}

function TableHeader({ store }: { store: TableStore }) {
  const module = boardOf(store.game);
  const Status = module?.Status;
  return (
    <>
      <div class="table-head">
        {store.gone.value ? null : <h1>{store.game ? (speak(store.game).find("game-title") ?? "") : t("loading")}</h1>}
        {Status && store.view.value ? <Status play={store} /> : null}
      </div>
      {store.gone.value ? null : <HeaderBanners store={store} />}
      <HeaderTools>{store.gone.value ? null : <TableTools store={store} />}</HeaderTools>
    </>
  );
}

function Content({ store }: { store: TableStore }) {
  const info = store.info.value;
  const view = store.view.value;
  const module = boardOf(store.game);
  const secret = view !== null && (module?.secret?.(view) ?? true);
  const sit = sitting(view, store.seat.value, store.mySeats.value, store.confirmed.value, store.chosen.value, secret);
  useEffect(() => {
    if (!sit.covered && sit.next !== store.seat.value && view) store.look(sit.next);
  }, [sit.covered, sit.next, store.seat.value]);
  useEffect(() => {
    if (store.chosen.value === store.seat.value) store.chosen.value = -1;
  }, [store.seat.value]);

  const gone = store.gone.value;
  if (gone) return gone.status === 404 ? <Nothing why={problemText(gone)} /> : <Nothing title={problemText(gone)} />;
  if (!info) return <p class="hint center">{t("loading")}</p>;
  if (info.stuck && gameWordsReady(store.game)) return <Stuck store={store} />;
  if (info.phase === "waiting" && gameWordsReady(store.game)) return <Waiting store={store} />;
  if (!view || !module || !gameWordsReady(store.game)) return <p class="hint center">{t("loading")}</p>;
  if (sit.covered) return <Curtain store={store} next={sit.next} />;
  const Board = module.Board;
  return (
    <>
      <LessonPanel store={store} />
      <CoachMark store={store} />
      <TableFrame play={store} side={<SidePanel store={store} />} unread={unreadIn(store)}>
        <Board play={store} prompt={view.over ? <End store={store} /> : <Prompt play={store} />} />
      </TableFrame>
    </>
  );
}

/** A match that this version of the program cannot play on: who sat there, and all that one saw of it. */
function Stuck({ store }: { store: TableStore }) {
  return (
    <TableFrame play={store} side={<SidePanel store={store} />} unread={unreadIn(store)}>
      <Area name="board" class="stuck">
        <p class="notice" role="status" data-testid="stuck">
          {t("stuck-text")}
        </p>
        <PlayAnew store={store} />
        <section class="parchment stuck-log">
          <Log play={store} />
        </section>
      </Area>
    </TableFrame>
  );
}

/** The way on for such a match: under the rules of today, if everybody who plays agrees. */
function PlayAnew({ store }: { store: TableStore }) {
  const offer = store.info.value?.anew;
  const mine = store.mySeats.value;
  if (!offer || mine.length === 0) return null;
  const agreed = mine.every((seat) => offer.agreed.includes(seat));
  const names = speak(store.game).list(offer.missing.map((seat) => store.seats().name(seat)));
  return (
    <section class="notice" data-testid="play-anew">
      <p>{t("anew-text", { position: offer.position, of: offer.of })}</p>
      <p class="hint">{agreed ? t("anew-waits", { names }) : t("anew-unrated")}</p>
      <button type="button" class={agreed ? "small" : "primary"} onClick={() => store.playAnew(!agreed)}>
        {t(agreed ? "anew-take-back" : "anew-go")}
      </button>
    </section>
  );
}

function sounds(store: TableStore): () => void {
  let heard = store.log.value.length;
  return store.log.subscribe((log) => {
    const module = boardOf(store.game);
    if (log.length - heard < 30)
      for (const line of log.slice(heard).slice(0, 3)) {
        const name = module?.soundOf?.(line.kind);
        if (name) sound(name);
      }
    heard = log.length;
  });
}
