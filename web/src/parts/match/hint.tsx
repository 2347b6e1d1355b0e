// "What would you do?": a button that shows the three best answers of a good bot, each with its worth and a reason.
// The server finds them from what the seat may know; whoever asks plays an unrated match.
import { useEffect, useRef, useState } from "preact/hooks";
import { questions, type Play } from "../../table/play";
import type { Figure, Hints } from "../../wire/types";
import { announceNow } from "../../ui/announce";
import { Icon } from "../../ui/icon";
import { speak } from "../../words/words";
import "./hint.css";

export function Hint({ play }: { play: Play }) {
  const view = play.view.value;
  const [asking, setAsking] = useState(false);
  const [found, setFound] = useState<Hints | null | undefined>(undefined);
  useEffect(() => {
    setFound(undefined);
    setAsking(false);
  }, [view]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (found !== undefined) box.current?.scrollIntoView({ block: "nearest" });
  }, [found]);
  const words = speak(play.game);
  if (!play.live || !play.hint || !view || questions(view).length === 0 || play.info.value?.hints === false)
    return null;
  const ask = () => {
    setAsking(true);
    void play.hint?.().then((data) => {
      setAsking(false);
      setFound(data as Hints | null);
      announceNow(words.text(data ? "hint-title" : "hint-none"));
    });
  };
  return (
    <div class="hint-box" data-testid="hint" ref={box}>
      {found === undefined ? (
        <button type="button" class="small ghost" onClick={ask} aria-busy={asking} disabled={asking}>
          <Icon name="candle" /> <span class="sign-label">{words.text(asking ? "hint-asking" : "hint-ask")}</span>
        </button>
      ) : found === null ? (
        <p class="hint">{words.text("hint-none")}</p>
      ) : (
        <Answers play={play} found={found} />
      )}
    </div>
  );
}

function Answers({ play, found }: { play: Play; found: Hints }) {
  const words = speak(play.game);
  const seats = play.seats();
  const worth = ({ mean, error }: Figure) =>
    found.unit === "win"
      ? words.text("hint-win", { n: Math.round(100 * mean), error: Math.round(100 * error) })
      : words.text("hint-points", { n: Math.round(10 * mean) / 10, error: Math.round(10 * error) / 10 });
  return (
    <>
      <p>
        <strong>{words.text("hint-title")}</strong> <span class="hint">{words.text("hint-unrated")}</span>
      </p>
      <ol class="hint-list">
        {found.answers.map((one) => (
          <li key={one.action}>
            <strong>{words.action(one.action, seats)}</strong> {worth(one.value)}{" "}
            {one.why.map((reason) => words.sentence(reason.key, reason.data, seats)).join(" ")}
          </li>
        ))}
      </ol>
    </>
  );
}
