// The teacher at a table: what a lesson says now, page by page, what to press lit on the board, and the ways on.
// Where a lesson stands comes from the server; nothing is decided here.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { noteLearned } from "../../learned";
import { go } from "../../router";
import type { TableStore } from "../../table/store";
import { Hand } from "../../things/hand";
import { useLit } from "../../things/lit";
import { announceNow } from "../../ui/announce";
import { Icon } from "../../ui/icon";
import { api } from "../../wire/api";
import type { LessonNow } from "../../wire/types";
import { speak, t, wantLessons } from "../../words/words";
import { GentleMatch } from "../setup/gentle";
import "./lesson.css";

export function LessonPanel({ store }: { store: TableStore }) {
  const now = store.lesson.value;
  const game = store.game;
  useEffect(() => (game && store.info.value?.lesson ? wantLessons(game) : undefined), [game, store.info.value?.lesson]);
  if (!now || !speak(game).has(`lesson-${now.name}`)) return null;
  return <Teacher key={`${now.name} ${now.step}`} store={store} now={now} />;
}

function Teacher({ store, now }: { store: TableStore; now: LessonNow }) {
  const [page, setPage] = useState(0);
  const tongue = speak(store.game);
  const last = page >= now.say.length - 1;
  const reason = store.reason.value?.key === "lesson" ? store.reason.value : null;
  const objection = reason ? tongue.find(String(reason.data["text"])) : null;
  const text = tongue.find(now.say[page] ?? "") ?? "";
  const wanted = last ? [...now.point, ...now.accept.map((one) => `do:${one}`)] : now.point;
  const lit = useLit(wanted, store.seat.value, store.position.value);
  const behind = lit.behind ? t("lesson-behind", { button: lit.behind }) : "";
  // What was said to another answer belongs to its step.
  useLayoutEffect(() => {
    if (store.reason.peek()?.key === "lesson") store.reason.value = null;
  }, []);
  useEffect(() => {
    if (text) announceNow(text);
  }, [text]);
  useEffect(() => {
    if (now.over) noteLearned(`lesson:${now.game}/${now.name}`);
  }, [now.over]);
  return (
    <aside class="lesson parchment" aria-label={t("lesson")} data-testid="lesson" data-step={now.step + 1}>
      <div class="lesson-head">
        <span class="lesson-count">{t("lesson-step", { step: now.step + 1, of: now.of })}</span>
        <progress value={now.step + 1} max={now.of} aria-label={t("lesson-progress")} />
      </div>
      <div class="lesson-words" aria-live="polite">
        {objection ? <p class="lesson-else">{objection}</p> : null}
        <p>
          {text || t("lesson-watch")} {behind ? <em class="lesson-behind">{behind}</em> : null}
        </p>
      </div>
      {lit.hands.map((one, at) => (
        <Hand key={at} at={one} />
      ))}
      <div class="lesson-ways">
        {last ? <Ways store={store} now={now} /> : null}
        {last ? null : (
          <button type="button" class="primary" data-testid="lesson-next" onClick={() => setPage(page + 1)}>
            {t("lesson-next")}
          </button>
        )}
        {now.over ? null : (
          <a class="button small" href="/learn">
            {t("lesson-leave")}
          </a>
        )}
      </div>
    </aside>
  );
}

/** What goes on: the answer itself for whoever does not find it on the board; at the end, what comes after. */
function Ways({ store, now }: { store: TableStore; now: LessonNow }) {
  const answer = now.accept[0];
  if (now.over)
    return (
      <>
        <button type="button" class="small" data-testid="lesson-again" onClick={() => begin(now.game, now.name)}>
          {t("lesson-again")}
        </button>
        {now.next ? (
          <button type="button" class="small" onClick={() => begin(now.game, now.next)}>
            {t("lesson-following")}
          </button>
        ) : null}
        <a class="button small" href="/learn" data-testid="lesson-done">
          {t("lesson-all")}
        </a>
        <GentleMatch name={now.game} />
      </>
    );
  if (!answer) return now.free ? <span class="hint">{t("lesson-free")}</span> : null;
  return (
    <button type="button" class="ghost small" data-testid="lesson-do" onClick={() => void store.act(answer)}>
      <Icon name="play" /> {speak(store.game).action(answer, store.seats())}
    </button>
  );
}

function begin(game: string, name: string): void {
  void api.beginLesson(game, name).then((table) => go(`/t/${table.id}`));
}
