// Moments of a match in a list, each a link into the replay: strokes of luck, and answers beside better ones.
// Which moments count is reckoned by the server's review.
import type { Happened } from "../../wire/types";
import { clear, isKept, seatName, signed, turnName, value, type Told } from "./told_match";

const LINES = 3;

interface Listed {
  told: Told;
  title: string;
  none: string;
  moments: readonly Happened[];
}

export function Moments({ told, title, none, moments }: Listed) {
  const { words } = told;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{words.text(title)}</h2>
      {moments.length === 0 ? <p class="hint">{words.text(none)}</p> : null}
      <ol class="story-moments">
        {moments.map((one) => (
          <li key={`${one.kind} ${one.position}`} data-testid={`story-${one.kind}`}>
            <p class="story-when">
              <a href={linkTo(told, one)}>{turnName(told, one.round, one.turn)}</a>
            </p>
            {one.kind === "luck" ? <Struck told={told} one={one} /> : <Decided told={told} one={one} />}
            <p class="story-worth">
              {one.worth.map((figure, seat) =>
                clear(figure) && Math.abs(figure.mean) >= least(told) ? (
                  <span key={seat} class={figure.mean < 0 ? "bad" : "good"}>
                    {seatName(told, seat)} {signed(told, figure.mean)}
                  </span>
                ) : null,
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const least = (told: Told): number => (told.review.unit === "win" ? 0.005 : 0.5);

export function linkTo(told: Told, one: Happened): string {
  const seat = one.seat >= 0 ? one.seat : -3;
  return `/t/${told.id}/replay#p=${one.position}&seat=${seat}`;
}

function Struck({ told, one }: { told: Told; one: Happened }) {
  const lines = one.lines.map((line) => told.words.sentence(`event-${line.kind}`, line.data, told.seats));
  return <p>{(lines.length > 0 ? lines.slice(0, LINES) : one.given).join(" ")}</p>;
}

export function Decided({ told, one }: { told: Told; one: Happened }) {
  const { words, seats } = told;
  const action = words.action(one.given[0] ?? "", seats);
  const best = one.better[0];
  return (
    <>
      <p>{words.sentence("story-gave", { seat: one.seat, action }, seats)}</p>
      {isKept(told, one) ? (
        <p>
          <a href="#learn">{words.text("story-learn-first")}</a>
        </p>
      ) : best ? (
        <p>
          {words.text("story-better", { action: words.action(best.action, seats), gain: value(told, best.gain.mean) })}
        </p>
      ) : null}
    </>
  );
}
