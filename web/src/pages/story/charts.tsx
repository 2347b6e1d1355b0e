// The course of a match as lines, one for each seat: chances to win and the game's own figures, turn by turn.
// Each chart has a table with the same figures for who cannot see it.
import { useState } from "preact/hooks";
import { inFigures } from "../../words/tongue";
import { seatName, turnName, value, type Told } from "./told_match";

/** On a narrow screen the chart is drawn narrower, so that its words keep their size. */
const WIDTH = matchMedia("(max-width: 40rem)").matches ? 350 : 640;
const HEIGHT = 220;
const LEFT = 44;
const BOTTOM = 24;
const TOP = 10;
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "4 2", "1 3"];

export function Charts({ told }: { told: Told }) {
  const { review, words } = told;
  const own = review.unit === "win" ? "story-chances" : "story-chances-points";
  const keys = [own, ...review.course.map((key) => `figure-${key}`)];
  const [shown, setShown] = useState(keys[0] ?? "");
  return (
    <section aria-labelledby="story-course">
      <h2 id="story-course">{words.text("story-course")}</h2>
      <div class="story-tabs" role="group" aria-label={words.text("story-course")}>
        {keys.map((key) => (
          <button type="button" class="small" key={key} aria-pressed={shown === key} onClick={() => setShown(key)}>
            {words.text(key)}
          </button>
        ))}
      </div>
      <Chart told={told} shown={shown} own={own} />
    </section>
  );
}

function Chart({ told, shown, own }: { told: Told; shown: string; own: string }) {
  const { review, words } = told;
  const figure = shown.replace("figure-", "");
  const rows = review.turns.map((turn) =>
    review.seats.map((_, seat) => (shown === own ? (turn.chances[seat] ?? 0) : (turn.figures[seat]?.[figure] ?? 0))),
  );
  const text = (n: number) => (shown === own ? value(told, n) : inFigures(n));
  const all = rows.flat();
  const top = shown === own && review.unit === "win" ? 1 : Math.max(1, ...all);
  const low = Math.min(0, ...all);
  const x = (at: number) => LEFT + ((WIDTH - LEFT - 8) * at) / Math.max(1, rows.length - 1);
  const y = (n: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (n - low) / (top - low));
  const marks = [low, (low + top) / 2, top];
  const firsts = review.turns.map((turn, at) => at === 0 || turn.round !== review.turns[at - 1]?.round);
  return (
    <figure class="story-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.text(shown)}>
        {marks.map((mark) => (
          <g key={mark}>
            <line class="story-grid" x1={LEFT} x2={WIDTH} y1={y(mark)} y2={y(mark)} />
            <text class="story-axis" x={LEFT - 6} y={y(mark) + 4} text-anchor="end">
              {shown === own && review.unit === "win" ? value(told, mark) : Math.round(mark)}
            </text>
          </g>
        ))}
        {review.turns.map((turn, at) =>
          firsts[at] && at < rows.length - 1 ? (
            <text class="story-axis" key={at} x={x(at)} y={HEIGHT - 6} text-anchor="middle">
              {words.text("story-axis", { round: turn.round })}
            </text>
          ) : null,
        )}
        {review.seats.map((_, seat) => (
          <polyline
            key={seat}
            class="story-line"
            style={{ stroke: `var(--seat-${seat % 6})` }}
            stroke-dasharray={DASHES[seat % DASHES.length]}
            points={rows.map((row, at) => `${x(at).toFixed(1)},${y(row[seat] ?? 0).toFixed(1)}`).join(" ")}
          />
        ))}
      </svg>
      <figcaption class="story-legend">
        {review.seats.map((_, seat) => (
          <span key={seat}>
            <svg width="28" height="8" aria-hidden="true">
              <line
                x1="0"
                x2="28"
                y1="4"
                y2="4"
                class="story-line"
                style={{ stroke: `var(--seat-${seat % 6})` }}
                stroke-dasharray={DASHES[seat % DASHES.length]}
              />
            </svg>
            {seatName(told, seat)} <strong>{text(rows[rows.length - 1]?.[seat] ?? 0)}</strong>
          </span>
        ))}
      </figcaption>
      <details>
        <summary>{words.text("story-table")}</summary>
        <div class="story-scroll" tabIndex={0} role="region" aria-label={words.text("story-table")}>
          <table>
            <caption class="hidden-text">{words.text(shown)}</caption>
            <thead>
              <tr>
                <td />
                {review.seats.map((_, seat) => (
                  <th scope="col" key={seat}>
                    {seatName(told, seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {review.turns.map((turn, at) => (
                <tr key={at}>
                  <th scope="row">{turnName(told, turn.round, turn.seat, at === review.turns.length - 1)}</th>
                  {review.seats.map((_, seat) => (
                    <td key={seat}>{text(rows[at]?.[seat] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
