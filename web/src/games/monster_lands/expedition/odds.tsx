// Exact chances as bars with figures: of the expedition being planned, or of one that is out.
// Reckoned by the server; here they are only shown.
import { say } from "./effects";
import { percent, type Chances } from "../help";

const ROWS: readonly Exclude<keyof Chances, "lacking">[] = [
  "survive",
  "beat",
  "capture",
  "kill",
  "conquer",
  "loot",
  "win",
  "succeed",
];

export function OddsTable({ chances }: { chances: Chances | null }) {
  const lacking = chances?.lacking ?? 0;
  return (
    <div class="ml-odds" data-testid="odds" aria-busy={chances === null} data-tip={say("lands-odds-exact")}>
      <h3 class={lacking > 0 ? "" : "hidden-text"}>{lacking > 0 ? say("lands-odds-best") : say("lands-odds")}</h3>
      {chances === null ? <p class="ml-none">{say("lands-odds-wait")}</p> : null}
      <dl>
        {ROWS.map((key) => {
          const chance = chances?.[key];
          if (chance === undefined || chance === null || (chance === 0 && (key === "loot" || key === "conquer")))
            return null;
          const n = percent(chance);
          return (
            <div key={key} class={`ml-odd odd-${key}`}>
              <dt>{say(`lands-odds-${key}`)}</dt>
              <dd>
                <span class="ml-bar" aria-hidden="true">
                  <span style={{ transform: `scaleX(${chance})` }} />
                </span>
                <span class="ml-percent">{say("lands-percent", { n })}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
