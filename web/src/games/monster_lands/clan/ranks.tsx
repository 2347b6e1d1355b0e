// The ranks of a scenario: their names, their marks, and a table of what each needs beside what the clan has.
// Figures are the server's; here they are only compared.
import { speak } from "../../../words/words";
import { Scroll } from "../../../parts/page/scroll";
import { Art } from "../expedition/dice";
import { nameOf, say } from "../expedition/effects";

export interface Goal {
  goal: string;
  needs: number[][];
  have: number[];
}

const RANKS = ["cannon_fodder", "recruit", "veteran", "hero"] as const;

export const rankName = (rank: number): string => nameOf("rank", RANKS[rank] ?? "cannon_fodder");

/** Stars, as many as the rank is worth. */
export function RankMark({ rank }: { rank: number }) {
  return (
    <span aria-hidden="true" class="ml-rank-marks">
      {RANKS.slice(1).map((_, i) => (
        <span key={i} class={i < rank ? "on" : ""} />
      ))}
    </span>
  );
}

const figures = (all: readonly number[]): string => all.join("/");

const meets = (goal: Goal, rank: number): boolean =>
  (goal.needs[rank - 1] ?? []).every((least, index) => (goal.have[index] ?? 0) >= least);

/** What each rank needs; with what the clan has, where that is known. */
export function GoalTable({ goals, rank }: { goals: readonly Goal[]; rank?: number }) {
  const known = rank !== undefined;
  return (
    <Scroll label={say("lands-goals")}>
      <table class="ml-goals" data-testid="goals">
        <caption class="hidden-text">{say("lands-goals")}</caption>
        <thead>
          <tr>
            <td />
            {known ? <th scope="col">{say("lands-goals-have")}</th> : null}
            {RANKS.slice(1).map((_, i) => (
              <th key={i} scope="col" class={known && rank === i + 1 ? "reached" : ""}>
                {rankName(i + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {goals.map((goal) => (
            <tr key={goal.goal}>
              <th scope="row">{say(`goal-${goal.goal}`)}</th>
              {known ? <td class="have">{figures(goal.have)}</td> : null}
              {goal.needs.map((need, i) => (
                <td key={i} class={known && need.length > 0 ? (meets(goal, i + 1) ? "met" : "short") : ""}>
                  {need.length > 0 ? figures(need) : "–"}
                  {known && need.length > 0 ? (
                    <span class="hidden-text">{say(meets(goal, i + 1) ? "lands-goals-met" : "lands-goals-short")}</span>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** What is or was still missing for the next rank, in a sentence. */
export function NextRank({ goals, rank, over }: { goals: readonly Goal[]; rank: number; over: boolean }) {
  if (rank >= RANKS.length - 1) return over ? <p class="ml-next-rank">{say("lands-rank-top")}</p> : null;
  const missing = goals.filter((goal) => !meets(goal, rank + 1));
  const parts = missing.map((goal) =>
    say("lands-rank-part", {
      goal: say(`goal-${goal.goal}`),
      have: figures(goal.have),
      need: figures(goal.needs[rank] ?? []),
    }),
  );
  return (
    <p class="ml-next-rank" data-testid="next-rank">
      <Art name="reputation" />
      {say(over ? "lands-rank-needed" : "lands-rank-needs", {
        rank: rankName(rank + 1),
        list: speak("monster_lands").list(parts),
      })}
    </p>
  );
}
