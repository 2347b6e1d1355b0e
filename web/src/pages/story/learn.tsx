// "Learn from it": the reader's own mistakes asked again on the board, one by one, before what was better is shown.
// The position comes from the replay; nothing is played.
import { useEffect, useState } from "preact/hooks";
import { boardOf } from "../../games/registry";
import { OpenTable, rootOf } from "../../table/per_table";
import type { ReplayStore } from "../../table/replay";
import { useThings } from "../../things/card";
import type { Happened } from "../../wire/types";
import { Decided, linkTo } from "./moments";
import { isMine, reveal, turnName, value, type Told } from "./told_match";

export function Learn({ told, store }: { told: Told; store: ReplayStore }) {
  const { review, words } = told;
  const mine = review.play.filter((one) => isMine(told, one));
  const [at, setAt] = useState(-1);
  const [found, setFound] = useState(0);
  if (mine.length === 0) return null;
  const one = mine[at];
  const go = (next: number) => {
    if (next <= 0) setFound(0);
    setAt(next);
  };
  return (
    <section class="story-learn" id="learn" aria-labelledby="story-learn" data-testid="story-learn">
      <h2 id="story-learn">{words.text("story-learn")}</h2>
      {one ? (
        <Question
          key={at}
          told={told}
          store={store}
          one={one}
          number={words.text("story-learn-number", { n: at + 1, of: mine.length })}
          onFound={() => setFound(found + 1)}
          onNext={() => go(at + 1)}
        />
      ) : (
        <>
          <p>
            {at < 0
              ? words.text("story-learn-help", { n: mine.length })
              : words.text("story-learn-done", { n: found, of: mine.length })}
          </p>
          <div class="row">
            <button type="button" class={at < 0 ? "primary" : ""} onClick={() => go(0)}>
              {words.text(at < 0 ? "story-learn-begin" : "story-learn-again")}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

interface Asked {
  told: Told;
  store: ReplayStore;
  one: Happened;
  number: string;
  onFound: () => void;
  onNext: () => void;
}

function Question({ told, store, one, number, onFound, onNext }: Asked) {
  const { words, seats, review } = told;
  const [answer, setAnswer] = useState("");
  const [tried, setTried] = useState<readonly string[]>([]);
  const [shown, setShown] = useState(false);
  useThings(store);
  useEffect(() => {
    void store.show(one.position, one.seat);
  }, [store, one]);
  const Board = boardOf(review.game)?.Board;
  const rated = one.better.find((better) => better.action === answer);
  const verdict = rated ? "good" : answer === one.given[0] ? "same" : "other";
  const show = () => {
    setShown(true);
    reveal(told, one.position);
  };
  const choose = (option: string) => {
    setAnswer(option);
    setTried([...tried, option]);
    if (!one.better.some((better) => better.action === option)) return;
    if (tried.length === 0) onFound();
    show();
  };
  return (
    <>
      <div class="story-ask">
        <p>
          <strong>
            {number} {turnName(told, one.round, one.turn)}.
          </strong>{" "}
          {words.sentence(`prompt-${one.prompt}`, one.data, seats)}
        </p>
        {shown ? null : (
          <ul class="story-options">
            {one.options.map((option) => (
              <li key={option}>
                <button
                  type="button"
                  class="small"
                  aria-pressed={option === answer}
                  disabled={tried.includes(option)}
                  onClick={() => choose(option)}
                >
                  {words.action(option, seats)}
                </button>
              </li>
            ))}
          </ul>
        )}
        <div role="status">
          {answer ? (
            <p class={`story-verdict ${verdict}`}>
              {words.text(`story-learn-${verdict}`, {
                action: words.action(answer, seats),
                gain: rated ? value(told, rated.gain.mean) : "",
              })}
            </p>
          ) : null}
          {shown ? <Decided told={told} one={one} /> : null}
        </div>
        <div class="row">
          {shown ? (
            <>
              <button type="button" class="primary" onClick={onNext}>
                {words.text("story-learn-next")}
              </button>
              <a href={linkTo(told, one)}>{words.text("story-look")}</a>
            </>
          ) : (
            <button type="button" class="small ghost" onClick={show}>
              {words.text("story-learn-show")}
            </button>
          )}
        </div>
      </div>
      {Board && store.view.value ? (
        <div class="story-board" ref={rootOf(store)}>
          <OpenTable.Provider value={store}>
            <Board play={store} prompt={null} />
          </OpenTable.Provider>
        </div>
      ) : null}
    </>
  );
}
