// Puzzles: a position, a goal by the end of the turn, every answer as a button, and stars that this browser remembers.
// The server shows the position as the seat sees it and judges; nothing is played.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { boardOf } from "../../games/registry";
import { OpenTable, rootOf } from "../../table/per_table";
import { problemText } from "../../parts/page/problem";
import { RulesDrawer } from "../../parts/page/rules";
import { Shell } from "../../parts/page/shell";
import { StillPlay } from "../../table/still_play";
import { api, ApiError } from "../../wire/api";
import { useThings } from "../../things/card";
import type { PuzzleJudged, PuzzleShown } from "../../wire/types";
import type { Tongue } from "../../words/tongue";
import { gameWordsReady, speak } from "../../words/words";
import { Trouble } from "../../ui/trouble";
import { useGame } from "../game";
import { joined } from "../../ui/title";
import "./puzzles.css";

const KEY = "taverne-puzzles";
const MOST = 3;
const stars = signal<Record<string, number>>(read());

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

function earn(id: string, n: number): void {
  if (n <= (stars.value[id] ?? 0)) return;
  stars.value = { ...stars.value, [id]: n };
  localStorage.setItem(KEY, JSON.stringify(stars.value));
}

export default function Puzzles({ game, name }: { game: string; name: string }) {
  const [known, setKnown] = useState<string[]>([]);
  const [puzzle, setPuzzle] = useState<PuzzleShown | null>(null);
  const [told, setTold] = useState("");
  const title = useGame(game);
  const words = speak(game);
  const fail = (error: unknown) => setTold(error instanceof ApiError ? problemText(error) : String(error));
  useEffect(() => {
    api.puzzles(game).then(setKnown, fail);
  }, [game]);
  const shown = name || known[0] || "";
  useEffect(() => {
    setPuzzle(null);
    if (shown) api.puzzle(game, shown).then(setPuzzle, fail);
  }, [game, shown]);
  useEffect(() => {
    document.title = joined(words.text("puzzle-title"), title);
  }, [title, words]);
  const at = known.indexOf(shown);
  return (
    <Shell wide>
      <Trouble text={told} />
      <article class="parchment puzzles" data-testid="puzzles" data-layout={boardOf(game)?.layout ?? "dock"}>
        <h1>{joined(words.text("puzzle-title"), title)}</h1>
        <nav aria-label={words.text("puzzle-title")}>
          <ol class="puzzle-list">
            {known.map((id, index) => (
              <li key={id}>
                <a
                  class="button small"
                  href={`/puzzles/${game}/${id}`}
                  aria-current={id === shown ? "page" : undefined}
                >
                  {index + 1} <Stars n={stars.value[id] ?? 0} />
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {puzzle && gameWordsReady(game) ? (
          <Question key={puzzle.id} puzzle={puzzle} next={known[at + 1] ?? ""} />
        ) : null}
      </article>
      <RulesDrawer />
    </Shell>
  );
}

/** A question as a puzzle puts it, where the words of the table would say too little. */
const questionOf = (words: Tongue, prompt: string): string =>
  words.has(`puzzle-prompt-${prompt}`) ? `puzzle-prompt-${prompt}` : `prompt-${prompt}`;

function Stars({ n }: { n: number }) {
  const words = speak();
  return (
    <span class="puzzle-stars" role="img" aria-label={words.text("puzzle-stars", { n })}>
      {"★".repeat(n)}
      {"☆".repeat(MOST - n)}
    </span>
  );
}

function Question({ puzzle, next }: { puzzle: PuzzleShown; next: string }) {
  const words = speak(puzzle.game);
  const [play] = useState(() => new StillPlay(puzzle.game, puzzle.players, puzzle.options, puzzle.view, puzzle.roles));
  const [judged, setJudged] = useState<(PuzzleJudged & { answer: string }) | null>(null);
  useThings(play);
  const seats = play.seats();
  const percent = Math.round(100 * puzzle.chance);
  const want = words.text(`want-${puzzle.figure}`, { n: puzzle.least });
  const goal = words.text(percent >= 95 ? "puzzle-goal-sure" : "puzzle-goal", { want, percent });
  const answer = (option: string) =>
    void api.judge(puzzle.game, puzzle.id, option).then((found) => {
      setJudged({ ...found, answer: option });
      earn(puzzle.id, found.stars);
    });
  const role = [...(puzzle.roles[puzzle.seat] ?? [])];
  const Board = boardOf(puzzle.game)?.Board;
  return (
    <>
      <section class="puzzle-ask">
        <p>
          <strong>{words.sentence("puzzle-role", { role }, seats)}</strong> {goal}{" "}
          <span class="hint">{words.text("puzzle-how")}</span>
        </p>
        {puzzle.view.asked.slice(0, 1).map((asked) => (
          <p key={asked.prompt} class="question-text">
            {words.sentence(questionOf(words, asked.prompt), asked.data, seats)}
          </p>
        ))}
        <ul class="puzzle-options">
          {puzzle.answers.map((option) => (
            <li key={option}>
              <button
                type="button"
                class="small"
                aria-pressed={judged?.answer === option}
                onClick={() => answer(option)}
              >
                {words.action(option, seats)}
              </button>
            </li>
          ))}
        </ul>
        <div role="status">
          {judged ? (
            <p>
              <Stars n={judged.stars} /> {words.text("puzzle-share", { percent: Math.round(100 * judged.share) })}{" "}
              {words.text(judged.stars >= 2 ? "puzzle-solved" : "puzzle-again")}
            </p>
          ) : null}
        </div>
        {judged && judged.stars >= 2 && next ? (
          <a class="button primary" href={`/puzzles/${puzzle.game}/${next}`}>
            {words.text("puzzle-next")}
          </a>
        ) : null}
      </section>
      {Board ? (
        <div class="puzzle-board" ref={rootOf(play)}>
          <OpenTable.Provider value={play}>
            <Board play={play} prompt={null} />
          </OpenTable.Provider>
        </div>
      ) : null}
    </>
  );
}
