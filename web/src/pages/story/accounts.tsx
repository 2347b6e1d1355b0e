// Luck apart from play: where each seat's result comes from, as bars to either side of nothing and in figures.
// What is not clear beyond its error is said to be so and has no bar.
import type { Account } from "../../wire/types";
import { clear, figureText, seatName, vague, type Told } from "./told_match";

const PARTS = ["luck", "play", "others"] as const;

export function Accounts({ told }: { told: Told }) {
  const { review, words } = told;
  const sizes = review.accounts.flatMap((one) => PARTS.map((part) => Math.abs(one[part].mean)));
  const most = Math.max(0.01, ...sizes);
  return (
    <section aria-labelledby="story-accounts">
      <h2 id="story-accounts">{words.text("story-luck-or-play")}</h2>
      <div class="story-scroll" tabIndex={0} role="region" aria-labelledby="story-accounts">
        <table class="story-accounts" data-testid="story-accounts">
          <thead>
            <tr>
              <td />
              {PARTS.map((part) => (
                <th scope="col" key={part}>
                  {words.text(`story-${part}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {review.accounts.map((account, seat) => (
              <Row key={seat} told={told} account={account} seat={seat} most={most} />
            ))}
          </tbody>
        </table>
      </div>
      <ul class="story-notes hint">
        {PARTS.map((part) => (
          <li key={part}>
            <strong>{words.text(`story-${part}`)}.</strong> {words.text(`story-${part}-help`)}
          </li>
        ))}
        {review.accounts.some((one) => PARTS.some((part) => vague(told, one[part]))) ? (
          <li data-testid="story-vague">{words.text("story-unclear-help")}</li>
        ) : null}
      </ul>
    </section>
  );
}

function Row({ told, account, seat, most }: { told: Told; account: Account; seat: number; most: number }) {
  return (
    <tr>
      <th scope="row">{seatName(told, seat)}</th>
      {PARTS.map((part) => {
        const figure = account[part];
        const width = clear(figure) ? (50 * Math.abs(figure.mean)) / most : 0;
        return (
          <td key={part}>
            <span class="story-bar" aria-hidden="true">
              <span
                class={figure.mean < 0 ? "bad" : "good"}
                style={{ width: `${width}%`, [figure.mean < 0 ? "right" : "left"]: "50%" }}
              />
            </span>
            {figureText(told, figure)}
          </td>
        );
      })}
    </tr>
  );
}
