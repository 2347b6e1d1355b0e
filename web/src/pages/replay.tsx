// The replay of a match: slider, steps, play at a speed, any viewpoint the server allows, links to exact positions.
// From any position of a finished match a new table can play on.
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { boardOf } from "../games/registry";
import { loadHouse } from "../lobby";
import { ForkDialog } from "../parts/table/fork";
import { TableFrame } from "../parts/table/frame";
import { isHeading, lineText } from "../parts/match/line";
import { Log } from "../parts/match/log";
import { problemText } from "../parts/page/problem";
import { Prompt } from "../parts/match/prompt";
import { RulesButton, RulesDrawer } from "../parts/page/rules";
import { HeaderTools, Shell } from "../parts/page/shell";
import { ClosePanel } from "../parts/table/side";
import { fragment, go } from "../router";
import { lang } from "../settings";
import { OpenTable, perTable } from "../table/per_table";
import { ReplayStore } from "../table/replay";
import { copyText } from "../ui/copy";
import { useThings } from "../things/card";
import { Icon } from "../ui/icon";
import { Trouble } from "../ui/trouble";
import { joined } from "../ui/title";
import { api, ApiError, noTable } from "../wire/api";
import { SPECTATOR } from "../wire/types";
import { gameWordsReady, t } from "../words/words";
import { Nothing } from "./notfound";
import { useGame } from "./game";

const SPEEDS = [0.5, 1, 2, 4, 8];
const playing = perTable(() => signal(false));
const speed = perTable(() => signal(1));

function readFragment(): { p: number; seat: number } {
  const params = new URLSearchParams(fragment.value);
  const p = params.get("p");
  const seat = params.get("seat");
  return { p: p === null ? 0 : Number(p) || 0, seat: seat === null ? SPECTATOR : Number(seat) };
}

export default function Replay({ id }: { id: string }) {
  const store = useMemo(() => new ReplayStore(id), [id]);
  const [told, setTold] = useState("");
  const [gone, setGone] = useState(false);
  const { p, seat } = readFragment();
  const fail = (error: unknown) => {
    if (noTable(error)) setGone(true);
    else setTold(error instanceof ApiError ? problemText(error) : String(error));
  };
  useEffect(() => {
    void loadHouse().catch(() => undefined);
    store.open().catch(fail);
    return () => {
      playing(store).value = false;
    };
  }, [store]);
  useEffect(() => {
    store.show(p, seat).then(() => setTold(""), fail);
  }, [store, p, seat]);
  const game = store.game;
  useThings(store);
  const title = useGame(game);
  useEffect(() => {
    document.title = joined(t("replay"), title);
  }, [title, t("replay")]);
  const module = boardOf(game);
  const Board = module?.Board;
  const Status = module?.Status;
  const ready = Board && store.view.value && gameWordsReady(game);
  return (
    <OpenTable.Provider value={store}>
      <Shell
        wide
        header={
          <>
            <div class="table-head">
              <h1>{joined(t("replay"), title)}</h1>
              {Status && ready ? <Status play={store} /> : null}
            </div>
            <HeaderTools>
              <RulesButton game={game} />
            </HeaderTools>
          </>
        }
      >
        <Trouble text={told} />
        {ready ? (
          <>
            <Controls store={store} at={p} seat={seat} />
            <TableFrame play={store} side={<LogPanel store={store} />} chat={false}>
              <Board play={store} prompt={<Prompt play={store} />} />
            </TableFrame>
          </>
        ) : store.told.value && gameWordsReady(game) ? (
          <>
            <p class="notice">{t(store.info.value?.stuck ? "stuck-text" : "before-text")}</p>
            <Controls store={store} at={p} seat={seat} />
            <section class="parchment stuck-log">
              <Log play={store} />
            </section>
          </>
        ) : gone ? (
          <Nothing why={t("why-no-table")} />
        ) : told ? null : (
          <p class="hint center">{t("loading")}</p>
        )}
        <RulesDrawer />
      </Shell>
    </OpenTable.Provider>
  );
}

/** Go to a position as the one who looks now. */
function jump(store: ReplayStore, position: number, seat = readFragment().seat): void {
  const p = Math.max(0, Math.min(store.positions.value, position));
  go(`/t/${store.id}/replay#p=${p}&seat=${seat}`, true);
}

/** Where turns and rounds begin, each with its sentence. */
function chapters(store: ReplayStore): { at: number; text: string }[] {
  const heads = store.whole.value.filter((line) => isHeading(line));
  return heads.map((line) => ({ at: line.position, text: lineText(store, line) }));
}

/** Arrows step, with Shift or Page keys by turns; Space plays and stops; Home and End lead to both ends. */
function useReplayKeys(store: ReplayStore): void {
  // Before the page is painted: whoever sees it may press at once.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = readFragment().p; // of this moment: keys may come faster than the page is drawn
      if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
      if (event.target instanceof Element && event.target.closest("input, select, textarea, [role=tablist], svg"))
        return;
      const marks = chapters(store).map((one) => one.at);
      const next = marks.find((mark) => mark > at) ?? store.positions.value;
      const before = marks.filter((mark) => mark < at).pop() ?? 0;
      const byTurn = event.shiftKey;
      const to: Record<string, number> = {
        ArrowRight: byTurn ? next : at + 1,
        ArrowLeft: byTurn ? before : at - 1,
        PageDown: next,
        PageUp: before,
        Home: 0,
        End: store.positions.value,
      };
      const wanted = to[event.key];
      if (wanted !== undefined) jump(store, wanted);
      else if (event.key === " " && !(event.target instanceof Element && event.target.closest("button, a, summary")))
        playing(store).value = !playing(store).value;
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [store]);
}

/** The turns as marks below the slider and as a list to choose from. */
function Chapters({ store, at }: { store: ReplayStore; at: number }) {
  const all = chapters(store);
  if (all.length === 0) return null;
  const now = all.filter((one) => one.at <= at).length - 1;
  return (
    <label class="inline chapters">
      {t("chapter")}
      <select
        value={String(now)}
        data-testid="chapters"
        onChange={(event) => jump(store, all[Number(event.currentTarget.value)]?.at ?? 0)}
      >
        {now < 0 ? <option value="-1">{t("chapter-start")}</option> : null}
        {all.map((one, index) => (
          <option key={index} value={String(index)}>
            {one.text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Marks({ store }: { store: ReplayStore }) {
  const last = store.positions.value;
  return (
    <span class="slider-marks" aria-hidden="true">
      {chapters(store).map((one) => (
        <span key={one.at} style={{ left: `${(100 * one.at) / Math.max(1, last)}%` }} />
      ))}
    </span>
  );
}

function LogPanel({ store }: { store: ReplayStore }) {
  return (
    <aside class="side-panel parchment" aria-label={t("log")}>
      <div class="tabs">
        <h2>{t("log")}</h2>
        <ClosePanel />
      </div>
      <div class="side-content">
        <Log play={store} onPick={(line) => jump(store, line.position)} />
      </div>
    </aside>
  );
}

function Controls({ store, at, seat }: { store: ReplayStore; at: number; seat: number }) {
  const [forking, setForking] = useState(false);
  const [copied, setCopied] = useState(false);
  const last = store.positions.value;
  const to = (position: number, viewpoint = seat) => jump(store, position, viewpoint);
  useReplayKeys(store);
  useEffect(() => {
    if (!playing(store).value) return;
    if (at >= last) {
      playing(store).value = false;
      return;
    }
    const timer = setTimeout(() => to(at + 1), 900 / speed(store).value);
    return () => clearTimeout(timer);
  }, [playing(store).value, at, speed(store).value, last]);
  const info = store.info.value;
  const over = info?.phase === "over";
  const copy = () => void copyText(location.href).then(setCopied);
  return (
    <section class="replay-controls parchment" aria-label={t("replay-controls")}>
      <div class="row replay-buttons">
        <button type="button" class="round" onClick={() => to(at - 1)} disabled={at <= 0} aria-label={t("step-back")}>
          <Icon name="previous" />
        </button>
        <button
          type="button"
          class="round primary"
          onClick={() => (playing(store).value = !playing(store).value)}
          aria-label={playing(store).value ? t("pause") : t("play")}
        >
          <Icon name={playing(store).value ? "pause" : "play"} />
        </button>
        <button type="button" class="round" onClick={() => to(at + 1)} disabled={at >= last} aria-label={t("step-on")}>
          <Icon name="next" />
        </button>
        <span class="slider">
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={t("position")}
            aria-valuetext={t("position-of", { at, last })}
            onInput={(event) => to(Number(event.currentTarget.value))}
          />
          <Marks store={store} />
        </span>
        <output data-testid="position">
          {at}/{last}
        </output>
      </div>
      <div class="row replay-more">
        <Chapters store={store} at={at} />
        <label class="inline">
          {t("speed")}
          <select
            value={speed(store).value}
            onChange={(event) => (speed(store).value = Number(event.currentTarget.value))}
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                ×{one.toLocaleString(lang.value)}
              </option>
            ))}
          </select>
        </label>
        <label class="inline">
          {t("viewpoint")}
          <select value={seat} onChange={(event) => to(at, Number(event.currentTarget.value))}>
            <option value={SPECTATOR}>{t("spectator")}</option>
            {info?.seats.map((_, index) => (
              <option key={index} value={index}>
                {store.seats().name(index)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="small" onClick={copy}>
          <Icon name="link" /> {copied ? t("copied") : t("copy-position")}
        </button>
        {over ? (
          <button type="button" class="small" onClick={() => setForking(true)}>
            <Icon name="door" /> {t("fork")}
          </button>
        ) : null}
        <a class="button small" href={api.recordUrl(store.id)} download={`taverne-${store.id}.ndjson`}>
          {t("download")}
        </a>
        <a class="button small" href={`/t/${store.id}`}>
          {t("to-table")}
        </a>
      </div>
      {forking && info ? <ForkDialog info={info} position={at} onClose={() => setForking(false)} /> : null}
    </section>
  );
}
