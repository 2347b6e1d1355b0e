// What has just happened: the log since the looker's last answer, beside the question that follows from it.
// Combats are told by the duel; of them only the opening and the end are news.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Play } from "../../../table/play";
import { LogLines } from "./log_lines";
import { newsOf } from "./turn_log";
import { seen, tab } from "../ui";
import { world } from "../view";
import { say } from "../words";

/** More than this is left to the history. */
const MOST = 10;

/** Whatever lies in the log when an answer is given is no news any more, but for those who only lead a monster. */
export function useSeen(play: Play): void {
  const sent = play.sent.value.length;
  const mark = useRef(-1);
  useEffect(() => {
    if (sent > 0 && world(play)?.duel?.master !== play.seat.peek()) mark.current = play.log.peek().length;
  }, [sent]);
  // The old news stay until what follows from the answer has come.
  useLayoutEffect(() => {
    if (mark.current >= 0) seen(play).value = mark.current;
    mark.current = -1;
  }, [play.view.value]);
}

export function News({ play }: { play: Play }) {
  const lines = newsOf(play.log.value, seen(play).value, play.seat.value);
  if (lines.length === 0 || !play.live) return null;
  const hidden = Math.max(0, lines.length - MOST);
  return (
    <section class="eu-news parchment" aria-labelledby="eu-news-title" data-testid="news">
      <h3 id="eu-news-title">{say("news")}</h3>
      {hidden > 0 ? (
        <button type="button" class="link" onClick={() => (tab(play).value = "history")}>
          {say("news-before", { n: hidden })}
        </button>
      ) : null}
      <LogLines play={play} lines={lines} first={hidden} />
    </section>
  );
}
