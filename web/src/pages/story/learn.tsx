// "Learn from it": the reader's own mistakes asked again on the board, one by one, before what was better is shown.
// The position comes from the replay; nothing is played.
import { useEffect, useState } from "preact/hooks";
import { boardOf } from "../../games/registry";
import type { ReplayStore } from "../../table/replay";
import type { Happened } from "../../wire/types";
import { Decided, linkTo } from "./moments";
import { turnName, value, type Told } from "./told";

export function Learn({ told, store }: { told: Told; store: ReplayStore }) {
  const { review, words, info } = told;
  const mine = review.play.filter((one) => info?.seats[one.seat]?.mine);
  const [at, setAt] = useState(-1);
  if (mine.length === 0) return null;
  const one = mine[at];
  return (
    <section class="story-learn" aria-labelledby="story-learn" data-testid="story-learn">
      <h2 id="story-learn">{words.text("story-learn")}</h2>
      {one ? (
        <Question key={at} told={told} store={store} one={one} />
      ) : (
        <p>{words.text("story-learn-help", { n: mine.length })}</p>
      )}
      {at < mine.length - 1 ? (
        <button type="button" class="primary" onClick={() => setAt(at + 1)}>
          {words.text(at < 0 ? "story-learn-begin" : "story-learn-next")}
        </button>
      ) : null}
    </section>
  );
}

function Question({ told, store, one }: { told: Told; store: ReplayStore; one: Happened }) {
  const { words, seats, review } = told;
  const [answer, setAnswer] = useState("");
  useEffect(() => {
    void store.show(one.position, one.seat);
  }, [store, one]);
  const Board = boardOf(review.game)?.Board;
  const rated = one.better.find((better) => better.action === answer);
  const verdict = rated ? "good" : answer === one.given[0] ? "same" : "other";
  const ask = (
    <div class="story-ask">
      <p>
        <strong>{turnName(told, one.round, one.turn)}.</strong>{" "}
        {words.sentence(`prompt-${one.prompt}`, one.data, seats)}
      </p>
      {answer ? (
        <div role="status">
          <p class={`story-verdict ${verdict}`}>
            {words.text(`story-learn-${verdict}`, { gain: rated ? value(told, rated.gain.mean) : "" })}
          </p>
          <Decided told={told} one={one} />
          <a href={linkTo(told, one)}>{words.text("story-look")}</a>
        </div>
      ) : (
        <ul class="story-options">
          {one.options.map((option) => (
            <li key={option}>
              <button type="button" class="small" onClick={() => setAnswer(option)}>
                {words.action(option, seats)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
  return (
    <>
      {ask}
      {Board && store.view.value ? (
        <div class="story-board" inert>
          <Board play={store} prompt={null} />
        </div>
      ) : null}
    </>
  );
}
