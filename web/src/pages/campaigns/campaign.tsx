// The page of a campaign: how it stands, the games behind, the one under way or the next to choose, and giving up.
// The picture comes from the game's board module; a game without one gets a plain list.
import { useEffect, useState } from "preact/hooks";
import { boardOf, type CampaignPictureProps } from "../../games/registry";
import { games, loadLobby } from "../../lobby";
import { dateOf } from "../../parts/page/campaigns";
import { valueName } from "../../parts/setup/option";
import { problemText } from "../../parts/page/problem";
import { RulesDrawer } from "../../parts/page/rules";
import { namePeople, SeatChoices, usualSeats } from "../../parts/setup/seating";
import { Shell } from "../../parts/page/shell";
import { go } from "../../router";
import { api, ApiError } from "../../wire/api";
import type { CampaignInfo, OptionValue } from "../../wire/types";
import { announceNow } from "../../ui/announce";
import { Dialog } from "../../ui/dialog";
import { Icon } from "../../ui/icon";
import { Trouble } from "../../ui/trouble";
import { gameWordsReady, speak, t } from "../../words/words";
import { useGame } from "../game";
import { joined } from "../../ui/title";
import "./campaign.css";

export default function Campaign({ id }: { id: string }) {
  const [campaign, setCampaign] = useState<CampaignInfo | null>(null);
  const [told, setTold] = useState("");
  const [busy, setBusy] = useState(false);
  const [seats, setSeats] = useState<string[] | null>(null);
  const [people, setPeople] = useState<Record<number, string>>({});
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
      setTold("");
    } catch (error) {
      setTold(error instanceof ApiError ? problemText(error, campaign?.game) : String(error));
    } finally {
      setBusy(false);
    }
  };
  const look = () => attempt(async () => setCampaign(await api.campaign(id)));
  useEffect(() => {
    void loadLobby().catch(() => undefined);
    const again = () => void look();
    again();
    addEventListener("focus", again);
    return () => removeEventListener("focus", again);
  }, [id]);
  const game = campaign?.game ?? "";
  const title = useGame(game);
  useEffect(() => {
    document.title = joined(t("campaign"), title);
  }, [title, t("campaign")]);
  const module = boardOf(game);
  const ready = campaign && module && gameWordsReady(game);
  const Picture = module?.CampaignPicture ?? PlainPicture;
  const info = games.value?.find((one) => one.name === game);
  const seating = campaign && info && seatsOpen(campaign) ? (seats ?? usualSeats(info, campaign.players)) : [];
  const begin = (options: Record<string, OptionValue>) =>
    void attempt(async () => {
      const table = await api.nextGame(id, chosen(campaign, options), seating);
      await namePeople(table.id, seating, people);
      go(`/t/${table.id}`);
    });
  const change = (work: () => Promise<CampaignInfo>) =>
    void attempt(async () => {
      const now = await work();
      setCampaign(now);
      announceNow(t(`campaign-${now.standing}-text`, { n: now.games.length }));
    });
  return (
    <Shell>
      <Trouble text={told} />
      {ready ? (
        <article class="parchment campaign" data-testid="campaign-page" data-standing={campaign.standing}>
          <header class="campaign-head">
            <div>
              <h1>{t("campaign-title", { game: title })}</h1>
              <p class="hint">
                {t("campaign-games", { n: campaign.games.length })} ·{" "}
                {t("campaign-since", { date: dateOf(campaign.created) })}
              </p>
            </div>
            <Standing campaign={campaign} />
          </header>
          {campaign.playing ? <UnderWay campaign={campaign} resign={() => change(() => api.resignGame(id))} /> : null}
          {info && seating.length > 0 ? (
            <section aria-labelledby="campaign-who">
              <h2 id="campaign-who">{t("create-who")}</h2>
              <SeatChoices
                game={info}
                seats={seating}
                people={people}
                onSeat={(at, word) => setSeats(seating.map((seat, i) => (i === at ? word : seat)))}
                onName={(at, name) => setPeople({ ...people, [at]: name })}
              />
            </section>
          ) : null}
          <Picture campaign={campaign} begin={begin} busy={busy} />
          <Tools campaign={campaign} leave={() => change(() => api.leaveCampaign(id))} />
        </article>
      ) : told ? null : (
        <p class="hint center">{t("loading")}</p>
      )}
      <RulesDrawer />
    </Shell>
  );
}

/** Who plays is said before the first game of several; later everybody keeps their seat. */
const seatsOpen = (campaign: CampaignInfo): boolean =>
  campaign.mine &&
  campaign.players > 1 &&
  campaign.games.length === 0 &&
  !campaign.playing &&
  campaign.standing === "on";

/** Of the options of a game to choose only what tells it from the others. */
function chosen(campaign: CampaignInfo | null, options: Record<string, OptionValue>): Record<string, OptionValue> {
  const others = campaign?.choices ?? [];
  return Object.fromEntries(
    Object.entries(options).filter(([key, value]) => others.some((other) => other[key] !== value)),
  );
}

const ICONS: Record<CampaignInfo["standing"], string> = {
  on: "play",
  won: "crown",
  over: "crown",
  lost: "cancel",
  left: "cancel",
};

function Standing({ campaign }: { campaign: CampaignInfo }) {
  const { standing } = campaign;
  return (
    <p class={`campaign-standing standing-${standing}`} data-testid="standing">
      <Icon name={ICONS[standing]} />
      {t(`campaign-${standing}-text`, { n: campaign.games.length })}
    </p>
  );
}

function UnderWay({ campaign, resign }: { campaign: CampaignInfo; resign: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <section class="campaign-now" aria-label={t("campaign-playing")}>
      <p>
        <strong>{t("campaign-under-way", { n: campaign.games.length + 1 })}</strong>
      </p>
      <div class="row">
        <a class="button primary big" href={`/t/${campaign.playing}`} data-testid="campaign-resume">
          <Icon name="play" /> {t("campaign-resume")}
        </a>
        {campaign.mine ? (
          <button type="button" onClick={() => setAsking(true)} data-testid="campaign-resign">
            {t("campaign-resign")}
          </button>
        ) : null}
      </div>
      {asking ? (
        <Sure
          title={t("campaign-resign")}
          text={speak(campaign.game).find("campaign-resign-help") ?? t("campaign-resign-help")}
          yes={resign}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}

function Tools({ campaign, leave }: { campaign: CampaignInfo; leave: () => void }) {
  const [asking, setAsking] = useState(false);
  if (!campaign.mine) return null;
  return (
    <footer class="campaign-tools row">
      <a class="button small" href={`/campaigns/${campaign.game}`}>
        {t("campaigns-mine")}
      </a>
      <a
        class="button small"
        href={api.campaignUrl(campaign.id)}
        download={`${campaign.id}.json`}
        data-tip={t("campaign-download-help")}
      >
        {t("campaign-download")}
      </a>
      {campaign.standing === "on" ? (
        <button type="button" class="small" onClick={() => setAsking(true)} data-testid="campaign-leave">
          {t("campaign-leave")}
        </button>
      ) : null}
      {asking ? (
        <Sure
          title={t("campaign-leave")}
          text={t("campaign-leave-help")}
          yes={leave}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </footer>
  );
}

function Sure({ title, text, yes, onClose }: { title: string; text: string; yes: () => void; onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div class="row end">
        <button type="button" onClick={onClose}>
          {t("cancel")}
        </button>
        <button
          type="button"
          class="primary"
          data-testid="sure"
          onClick={() => {
            yes();
            onClose();
          }}
        >
          {title}
        </button>
      </div>
    </Dialog>
  );
}

/** Games and choices in plain words, for a game without a picture of its own. */
function PlainPicture({ campaign, begin, busy }: CampaignPictureProps) {
  const words = (options: Record<string, OptionValue>) =>
    Object.entries(chosen(campaign, options))
      .map(([key, value]) => valueName(campaign.game, key, value))
      .join(", ");
  return (
    <>
      <ol>
        {campaign.games.map((game, index) => (
          <li key={index}>
            {game.table ? (
              <a href={`/t/${game.table}/replay`}>{game.result.scores.join(" / ")}</a>
            ) : (
              game.result.scores.join(" / ")
            )}
          </li>
        ))}
      </ol>
      {campaign.playing ? null : (
        <div class="answers">
          {campaign.choices.map((options, index) => (
            <button type="button" class="primary" key={index} disabled={busy} onClick={() => begin(options)}>
              {t("campaign-next")} {words(options)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
