// The lessons: for each game what can be learned, how long it takes, and which are done.
// A lesson itself is a table like any other.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { games as lobby, loadLobby } from "../lobby";
import { problemText } from "../parts/page/problem";
import { Shell } from "../parts/page/shell";
import { go } from "../router";
import { Icon } from "../ui/icon";
import { Trouble } from "../ui/trouble";
import { api, ApiError } from "../wire/api";
import type { LessonInfo } from "../wire/types";
import { speak, t, wantLessons } from "../words/words";
import "./learn.css";

const lessons = signal<LessonInfo[]>([]);
const failed = signal("");

export default function Learn() {
  useEffect(() => {
    document.title = `${t("learn")} · Taverne`;
    const load = async () => {
      try {
        await loadLobby();
        lessons.value = await api.lessons();
        for (const one of lessons.value) wantLessons(one.game);
        failed.value = "";
      } catch (error) {
        failed.value = error instanceof ApiError ? problemText(error) : String(error);
      }
    };
    void load();
  }, []);
  const games = [...new Set(lessons.value.map((one) => one.game))];
  return (
    <Shell>
      <section class="learn">
        <header class="parchment learn-head">
          <h1>{t("learn")}</h1>
          <p class="learn-intro">{t("learn-text")}</p>
          <p>
            <a href="/daily">{t("daily")}</a>
          </p>
        </header>
        <Trouble text={failed.value} />
        <div class="learn-games">
          {games.map((game) => (
            <section key={game} class="parchment learn-game" aria-labelledby={`learn-${game}`}>
              <h2 id={`learn-${game}`}>
                <Icon name={game} /> {speak(game).find("game-title") ?? game}
              </h2>
              <ul>
                {lessons.value
                  .filter((one) => one.game === game)
                  .map((one) => (
                    <Lesson key={one.name} lesson={one} />
                  ))}
              </ul>
              {lobby.value?.find((one) => one.name === game)?.puzzles ? (
                <p>
                  <a href={`/puzzles/${game}`}>{t("puzzles")}</a>
                </p>
              ) : null}
            </section>
          ))}
        </div>
      </section>
    </Shell>
  );
}

function Lesson({ lesson }: { lesson: LessonInfo }) {
  const tongue = speak(lesson.game);
  const key = `lesson-${lesson.name}`;
  const start = () => {
    void api
      .beginLesson(lesson.game, lesson.name)
      .then((table) => go(`/t/${table.id}`))
      .catch((error: unknown) => {
        failed.value = error instanceof ApiError ? problemText(error, lesson.game) : String(error);
      });
  };
  return (
    <li class="learn-lesson">
      <div>
        <h3>
          {tongue.find(key) ?? lesson.name} {lesson.done ? <span class="tag">{t("learn-done")}</span> : null}
        </h3>
        <p>{tongue.attribute(key, "about") ?? ""}</p>
        <p class="hint">{t("learn-minutes", { n: lesson.minutes })}</p>
      </div>
      <div class="learn-ways">
        {lesson.table ? (
          <a class="button primary" href={`/t/${lesson.table}`} data-testid={`resume-${lesson.game}-${lesson.name}`}>
            <Icon name="play" /> {t("learn-resume")}
            <span class="hidden-text">: {tongue.find(key) ?? lesson.name}</span>
          </a>
        ) : null}
        <button
          type="button"
          class={lesson.table ? "small" : "primary"}
          data-lesson={`${lesson.game}/${lesson.name}`}
          onClick={start}
        >
          {lesson.table ? null : <Icon name="play" />}{" "}
          {lesson.done || lesson.table ? t("lesson-again") : t("learn-begin")}
          <span class="hidden-text">: {tongue.find(key) ?? lesson.name}</span>
        </button>
      </div>
    </li>
  );
}
