// What each score is made of, by source, and how that grew round by round.
// The curve of who was ahead is in charts.tsx.
import { inFigures } from "../../words/tongue";
import { seatName, turnName, type Told } from "./told_match";

export function MadeOf({ told }: { told: Told }) {
  const { review, words } = told;
  const last = review.turns[review.turns.length - 1];
  if (!last) return null;
  return (
    <section aria-labelledby="story-made-of">
      <h2 id="story-made-of">{words.text("story-made-of")}</h2>
      {review.seats.map((_, seat) => (
        <Seat key={seat} told={told} seat={seat} />
      ))}
    </section>
  );
}

function Seat({ told, seat }: { told: Told; seat: number }) {
  const { review, words } = told;
  const turns = review.turns.filter((turn, at) => turn.round !== review.turns[at + 1]?.round || at === 0);
  const last = turns[turns.length - 1]?.parts[seat] ?? {};
  const keys = Object.keys(last).filter((key) => turns.some((turn) => turn.parts[seat]?.[key]));
  return (
    <details>
      <summary>
        {words.text("story-named", {
          name: seatName(told, seat),
          what:
            keys.map((key) => `${words.text(`score-${key}`)} ${inFigures(last[key] ?? 0)}`).join(", ") ||
            inFigures(review.scores[seat] ?? 0),
        })}
      </summary>
      <div class="story-scroll" tabIndex={0} role="region" aria-label={seatName(told, seat)}>
        <table>
          <thead>
            <tr>
              <td />
              {keys.map((key) => (
                <th scope="col" key={key}>
                  {words.text(`score-${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {turns.map((turn, at) => (
              <tr key={at}>
                <th scope="row">{turnName(told, turn.round, -1, at === turns.length - 1)}</th>
                {keys.map((key) => (
                  <td key={key}>{inFigures(turn.parts[seat]?.[key] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
