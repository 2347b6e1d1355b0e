// Campaigns as a list: which game, how far, whether it goes on.
// The page of one shows the rest.
import type { CampaignInfo } from "../../wire/types";
import { speak, t } from "../../words/words";

/** My campaigns, if there are any. */
export function CampaignList({ campaigns, title = "" }: { campaigns: CampaignInfo[]; title?: string }) {
  if (campaigns.length === 0) return null;
  return (
    <section class="parchment table-list campaign-list" aria-labelledby="list-campaigns" data-testid="campaigns">
      <h2 id="list-campaigns">{title || t("campaigns-mine")}</h2>
      <ul>
        {campaigns.map((one) => (
          <li key={one.id} class="table-row">
            <a href={`/campaign/${one.id}`}>
              <span class="table-title">
                {speak(one.game).find("game-title") ?? one.game}{" "}
                <span class={`tag ${one.playing ? "tag-turn" : ""}`}>
                  {t(one.playing ? "campaign-playing" : `campaign-${one.standing}`)}
                </span>
              </span>
              <span class="table-people">
                {t("campaign-games", { n: one.games.length })} · {t("campaign-since", { date: dateOf(one.created) })}
              </span>
              <span class="table-go">{t(one.standing === "on" ? "go-mine" : "go-over")}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const dateOf = (ms: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(ms);
