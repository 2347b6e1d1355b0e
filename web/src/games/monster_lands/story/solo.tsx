// Alone against Madhala: the scenario and what it changes, the rank as things stand, what she did last, the campaign's path.
// The games that follow in a campaign are offered at its end.
import type { Play } from "../../../table/play";
import { cards } from "../cards";
import { Art } from "../expedition/dice";
import { nameOf, say } from "../expedition/effects";
import { GoalTable, NextRank, RankMark, rankName } from "../clan/ranks";
import { Line } from "./story";
import { madhalaLines } from "./adventure_log";
import type { LandsView } from "../view";

export function SoloPanel({ play, table }: { play: Play; table: LandsView }) {
  const solo = table.solo;
  if (!solo) return null;
  const over = play.view.value?.over ?? false;
  const lines = madhalaLines(play.log.value);
  return (
    <section class="ml-solo" aria-label={say("lands-madhala")} data-testid="solo">
      <div class="ml-solo-scenario">
        <h2 class="ml-heading">
          <Art name="madhala" /> {nameOf("scenario", solo.scenario)}
        </h2>
        <p>{say(`change-${solo.scenario}`)}</p>
        <p class="hint">{say("lands-madhala-tokens", { n: solo.tokens })}</p>
      </div>
      <div class="ml-solo-rank">
        <p class="ml-rank" data-rank={solo.rank}>
          {say(over ? "lands-rank-end" : "lands-rank-now", { rank: rankName(solo.rank) })}
          <RankMark rank={solo.rank} />
        </p>
        {over ? null : <NextRank goals={solo.goals} rank={solo.rank} over={false} />}
        <details>
          <summary>{say("lands-goals")}</summary>
          <p class="ml-solo-change">{say(`change-${solo.scenario}`)}</p>
          <GoalTable goals={solo.goals} rank={solo.rank} />
        </details>
      </div>
      <div class="ml-solo-moves">
        <h3>{say("lands-madhala-last")}</h3>
        {lines.length === 0 ? <p class="hint">{say("lands-madhala-none")}</p> : null}
        <ol>
          {lines.map((line, index) => (
            <Line key={`${line.position} ${index}`} play={play} line={line} last={index === lines.length - 1} />
          ))}
        </ol>
      </div>
      {solo.campaign >= 0 ? (
        <CampaignPath scenario={solo.scenario} played={solo.campaign} page={play.info.value?.campaign ?? ""} />
      ) : null}
    </section>
  );
}

function CampaignPath({ scenario, played, page }: { scenario: string; played: number; page: string }) {
  const all = cards.value?.scenarios ?? [];
  const now = all.indexOf(scenario);
  return (
    <div class="ml-campaign" data-testid="campaign">
      <h3>
        {say("lands-campaign-game", { n: played + 1 })}{" "}
        {page ? <a href={`/campaign/${page}`}>{say("lands-campaign-page")}</a> : null}
      </h3>
      <ol class="ml-campaign-path">
        {all.map((id, index) => (
          <li
            key={id}
            class={index < now ? "done" : index === now ? "now" : ""}
            aria-current={index === now ? "step" : undefined}
            data-tip={nameOf("scenario", id)}
          >
            <span aria-hidden="true">{index + 1}</span>
            <span class="hidden-text">
              {nameOf("scenario", id)}{" "}
              {index < now ? say("lands-scenario-done") : index === now ? say("lands-scenario-now") : ""}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
