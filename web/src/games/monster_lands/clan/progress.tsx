// The picture of a campaign: the road of ten scenarios, the games behind with their ranks, and what the next asks for.
// All of it is as games/monster_lands/rules/solo/goals.py tells it.
import { RuleLink } from "../../../parts/page/rules";
import { Icon } from "../../../ui/icon";
import { t } from "../../../words/words";
import { Scroll } from "../../../parts/page/scroll";
import type { CampaignPictureProps } from "../../registry";
import { Art } from "../expedition/dice";
import { nameOf, say } from "../expedition/effects";
import { GoalTable, RankMark, rankName, type Goal } from "./ranks";

interface Leg {
  scenario: string;
  stands: "done" | "now" | "ahead";
  games: number;
  rank: number;
}

interface Progress {
  way: Leg[];
  games: { scenario: string; difficulty: string; rank: number; score: number; goals: Goal[] }[];
  ahead: { scenario: string; difficulty: string; turns: number; goals: Goal[] }[];
}

const GAME = "monster_lands";
const difficultyName = (level: string): string => nameOf("option-difficulty", level);

export function CampaignPicture({ campaign, begin, busy }: CampaignPictureProps) {
  const page = campaign.page as Progress;
  return (
    <div class="ml-progress">
      {campaign.standing === "on" && !campaign.playing ? (
        <Ahead page={page} campaign={campaign} begin={begin} busy={busy} />
      ) : null}
      {campaign.playing && page.ahead[0] ? <Asked one={page.ahead[0]} /> : null}
      <Road way={page.way} over={campaign.standing !== "on"} />
      <Behind page={page} campaign={campaign} />
      <p class="hint">
        {say("lands-campaign-rule")} <RuleLink game={GAME} rule="ML-277" />
      </p>
    </div>
  );
}

/** Every scenario a stage on the road; the best rank of each as a mark. */
function Road({ way, over }: { way: Leg[]; over: boolean }) {
  return (
    <section aria-label={say("lands-campaign-road")}>
      <ol class="ml-road" data-testid="road">
        {way.map((leg, index) => (
          <li
            key={leg.scenario}
            class={`ml-stage ${leg.stands}`}
            aria-current={leg.stands === "now" && !over ? "step" : undefined}
            data-scenario={leg.scenario}
          >
            <span class="ml-stage-number" aria-hidden="true">
              {index + 1}
            </span>
            <span class="ml-stage-name">{nameOf("scenario", leg.scenario)}</span>
            <span class="ml-stage-rank">
              {leg.rank >= 0 ? (
                <>
                  <RankMark rank={leg.rank} /> {rankName(leg.rank)}
                </>
              ) : leg.stands === "now" && !over ? (
                say("lands-scenario-now")
              ) : (
                say("lands-scenario-ahead")
              )}
            </span>
            {leg.games > 1 ? <span class="hint">{say("lands-campaign-tries", { n: leg.games })}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Ahead({ page, campaign, begin, busy }: CampaignPictureProps & { page: Progress }) {
  const first = page.ahead[0];
  if (!first) return null;
  const again = page.games[page.games.length - 1]?.scenario === first.scenario;
  return (
    <section class="ml-ahead" data-testid="campaign-next" aria-labelledby="campaign-next-title">
      <h2 id="campaign-next-title">
        <Art name="conquest" />{" "}
        {say(
          page.games.length === 0 ? "lands-campaign-first" : again ? "lands-campaign-again" : "lands-campaign-ahead",
          { scenario: nameOf("scenario", first.scenario) },
        )}
      </h2>
      <p>{say(`change-${first.scenario}`)}</p>
      <GoalTable goals={first.goals} />
      <p>
        {page.ahead.length > 1
          ? say("lands-campaign-choose")
          : say("lands-campaign-level", { difficulty: difficultyName(first.difficulty) })}
      </p>
      <div class="row">
        {campaign.choices.map((options, index) => (
          <button
            type="button"
            class="primary big"
            key={index}
            disabled={busy}
            onClick={() => begin(options)}
            data-difficulty={options["difficulty"]}
          >
            <Icon name="play" />
            {page.ahead.length > 1
              ? say("lands-campaign-play-at", { difficulty: difficultyName(String(options["difficulty"])) })
              : say("lands-campaign-play", { n: page.games.length + 1 })}
          </button>
        ))}
      </div>
    </section>
  );
}

/** What the game under way asks for. */
function Asked({ one }: { one: Progress["ahead"][number] }) {
  return (
    <section class="ml-ahead">
      <h2>
        <Art name="conquest" /> {nameOf("scenario", one.scenario)}
      </h2>
      <p>{say(`change-${one.scenario}`)}</p>
      <GoalTable goals={one.goals} />
    </section>
  );
}

function Behind({ page, campaign }: { page: Progress; campaign: CampaignPictureProps["campaign"] }) {
  if (page.games.length === 0) return null;
  return (
    <section aria-labelledby="campaign-behind">
      <h2 id="campaign-behind">{say("lands-campaign-games")}</h2>
      <Scroll label={say("lands-campaign-games")}>
        <table class="ml-games" data-testid="campaign-games">
          <thead>
            <tr>
              <th scope="col">{say("lands-campaign-nr")}</th>
              <th scope="col">{say("lands-campaign-scenario")}</th>
              <th scope="col">{say("lands-campaign-difficulty")}</th>
              <th scope="col">{say("lands-campaign-score")}</th>
              <th scope="col">{say("lands-campaign-rank")}</th>
              <th scope="col">
                <span class="hidden-text">{t("replay")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {page.games.map((game, index) => {
              const kept = campaign.games[index];
              return (
                <tr key={index}>
                  <td>{index + 1}</td>
                  <th scope="row">{nameOf("scenario", game.scenario)}</th>
                  <td>{difficultyName(game.difficulty)}</td>
                  <td>{kept?.resigned ? say("lands-campaign-resigned") : scoreText(game.goals, game.score)}</td>
                  <td>
                    <span class="ml-rank-cell">
                      <RankMark rank={game.rank} /> {rankName(game.rank)}
                    </span>
                  </td>
                  <td>
                    {kept?.table && !kept.resigned ? (
                      <a
                        class="button small"
                        href={`/t/${kept.table}/replay`}
                        aria-label={`${t("replay")} ${index + 1}`}
                      >
                        <Icon name="play" /> <span class="wide-only">{t("replay")}</span>
                      </a>
                    ) : null}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}

/** What the scenario counted: points, gold, missions. */
function scoreText(goals: readonly Goal[], score: number): string {
  const told = goals.filter((goal) => goal.have.length > 0);
  if (told.length === 0) return say("lands-score-points", { n: score });
  return told.map((goal) => say(`lands-score-${goal.goal}`, { n: goal.have[0] ?? 0 })).join(", ");
}
