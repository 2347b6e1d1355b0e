// The end of a match: why it ended, one's own place, the points turn by turn, and what may be done now.
// It stands where the questions stood. Who won, and by what, is the board's to show; the whole story has its page.
import { useEffect, useState } from "preact/hooks";
import { boardOf } from "../../games/registry";
import { go } from "../../router";
import type { TableStore } from "../../table/store";
import { Icon } from "../../ui/icon";
import { Trouble } from "../../ui/trouble";
import { api, ApiError } from "../../wire/api";
import type { MatchCourse } from "../../wire/types";
import { personName } from "../../words/people";
import { speak, t } from "../../words/words";
import { CourseTable } from "./course";
import { problemText } from "../page/problem";

export function End({ store }: { store: TableStore }) {
  const info = store.info.value;
  const over = info?.phase === "over";
  const [course, setCourse] = useState<MatchCourse | null>(null);
  const [told, setTold] = useState("");
  useEffect(() => {
    if (over)
      api.course(store.id).then(setCourse, () => {
        // A match that cannot be read again has no course; everything else of its end stands.
      });
  }, [over, store.id]);
  if (!info || !over) return null;
  const seated = store.mySeats.value.length > 0;
  const rematch = () =>
    void api.rematch(info.id).then(
      (table) => go(`/t/${table.id}`),
      (error: unknown) => setTold(error instanceof ApiError ? problemText(error, info.game) : String(error)),
    );
  return (
    <section class="prompt end-panel" aria-label={t("over-text")} data-testid="end">
      <p class="question-text">
        <strong data-testid="end-place">{boardOf(info.game)?.endedFor?.(store) || placeText(store)}</strong>{" "}
        <span data-testid="end-reason">
          {course ? speak(info.game).sentence(`story-end-${course.ending}`, course.data, store.seats()) : ""}
        </span>
      </p>
      <div class="answers">
        {seated && info.campaign ? (
          <a class="button primary" href={`/campaign/${info.campaign}`} data-testid="to-campaign">
            {t("campaign-back")}
          </a>
        ) : seated && !info.lesson ? (
          <button type="button" class="primary" onClick={rematch} data-testid="rematch">
            {info.rematch && !mineTo(store)
              ? t("rematch-join", { name: personName(info.rematch_by) })
              : t(info.players > 1 ? "rematch" : "play-again")}
          </button>
        ) : null}
        <a class="button" href={`/story/${info.id}`} data-testid="to-story">
          <Icon name="rules" /> {t("end-story")}
        </a>
        <a class="button" href={`/t/${info.id}/replay${seated ? `#p=0&seat=${store.seat.value}` : ""}`}>
          <Icon name="play" /> {t("replay")}
        </a>
      </div>
      <Trouble text={told} />
      {course ? <CourseTable store={store} course={course} /> : null}
    </section>
  );
}

/** Whether the rematch was proposed by whoever looks. */
function mineTo(store: TableStore): boolean {
  const by = store.info.value?.rematch_by;
  return store.info.value?.seats.some((seat) => seat.mine && seat.name === by) ?? false;
}

/** Which place the looker came in; nothing is said of who only watched or played alone. */
function placeText(store: TableStore): string {
  const info = store.info.value;
  const place = info?.places[store.seat.value];
  if (!info || place === undefined || info.players < 2) return t("over-text");
  const won = info.result?.winners.includes(store.seat.value) ?? false;
  if (won) return (info.result?.winners.length ?? 0) > 1 ? t("end-won-shared") : t("end-won");
  return t("end-place", { place, of: info.seats.length });
}

/** At a finished table: somebody proposes another match, and this person has a seat there. */
export function RematchBanner({ store }: { store: TableStore }) {
  const info = store.info.value;
  if (!info?.rematch || store.mySeats.value.length === 0 || mineTo(store)) return null;
  const join = () => void api.rematch(info.id).then((table) => go(`/t/${table.id}`));
  return (
    <p class="banner" role="alert" data-testid="rematch-banner">
      <Icon name="crown" /> <span class="banner-text">{t("rematch-asks", { name: personName(info.rematch_by) })}</span>
      <button type="button" class="primary small" onClick={join}>
        {t("rematch-accept")}
      </button>
    </p>
  );
}
