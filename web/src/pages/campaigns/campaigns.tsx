// The campaigns of a game: those of mine, and the way to begin another.
// What one may choose at its opening is the game's to say.
import { useEffect, useState } from "preact/hooks";
import { games, loadLobby } from "../../lobby";
import { CampaignList } from "../../parts/page/campaigns";
import { OptionField, optionFits } from "../../parts/setup/option";
import { problemText } from "../../parts/page/problem";
import { RulesDrawer } from "../../parts/page/rules";
import { PlayerCount } from "../../parts/setup/seating";
import { Shell } from "../../parts/page/shell";
import { go } from "../../router";
import { api, ApiError } from "../../wire/api";
import type { CampaignInfo, GameInfo, OptionValue } from "../../wire/types";
import { Icon } from "../../ui/icon";
import { Trouble } from "../../ui/trouble";
import { speak, t, wantGame } from "../../words/words";
import { NotFound } from "../notfound";
import { joined } from "../../ui/title";
import "./campaign.css";

export default function Campaigns({ game: name }: { game: string }) {
  const [mine, setMine] = useState<CampaignInfo[]>([]);
  useEffect(() => {
    void loadLobby();
    api.campaigns().then(
      (all) => setMine(all.filter((one) => one.game === name)),
      () => setMine([]),
    );
  }, [name]);
  const game = games.value?.find((one) => one.name === name);
  const title = speak(name).find("game-title") ?? "";
  useEffect(() => {
    document.title = joined(t("campaign"), title);
  }, [title, t("campaign")]);
  if (games.value !== null && !game) return <NotFound />;
  return (
    <Shell>
      {game ? (
        <div class="campaign-start">
          <CampaignList campaigns={mine} />
          {game.campaign ? <Begin game={game} /> : <p class="notice">{t("campaign-none")}</p>}
        </div>
      ) : (
        <p class="hint center">{t("loading")}</p>
      )}
      <RulesDrawer />
    </Shell>
  );
}

function Begin({ game }: { game: GameInfo }) {
  useEffect(() => wantGame(game.name), [game.name]);
  const tongue = speak(game.name);
  const fixed = game.campaign?.options ?? {};
  const open = game.options.filter((option) => !(option.key in fixed) && !option.carried);
  const counts = game.players.filter(
    (count) => count >= (game.campaign?.players ?? 0) && count <= (game.campaign?.most ?? 0),
  );
  const [players, setPlayers] = useState(game.campaign?.players ?? 1);
  const [options, setOptions] = useState<Record<string, OptionValue>>(() =>
    Object.fromEntries(open.map((option) => [option.key, option.default])),
  );
  // What is not chosen with so many players is neither offered nor sent.
  const fitting = open.filter((option) => optionFits(option, players));
  const [told, setTold] = useState("");
  const [busy, setBusy] = useState(false);
  const begin = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const chosen = Object.fromEntries(fitting.map((one) => [one.key, options[one.key] ?? one.default]));
      go(`/campaign/${(await api.beginCampaign(game.name, chosen, players)).id}`);
    } catch (error) {
      setTold(error instanceof ApiError ? problemText(error, game.name) : String(error));
      setBusy(false);
    }
  };
  return (
    <form class="parchment create" onSubmit={(event) => void begin(event)} data-testid="campaign-begin">
      <h1>{t("campaign-title", { game: tongue.find("game-title") ?? game.name })}</h1>
      <p class="campaign-blurb">{tongue.find("campaign-blurb") ?? t("campaign-blurb")}</p>
      {counts.length > 1 ? <PlayerCount counts={counts} value={players} onChange={setPlayers} /> : null}
      <div class="option-grid">
        {fitting.map((option) => (
          <OptionField
            key={option.key}
            game={game.name}
            option={option}
            value={options[option.key] ?? option.default}
            onChange={(value) => setOptions({ ...options, [option.key]: value })}
          />
        ))}
      </div>
      <Trouble text={told} />
      <div class="row end">
        <a class="button" href="/">
          {t("cancel")}
        </a>
        <button type="submit" class="primary big" disabled={busy}>
          <Icon name="play" /> {t("campaign-begin")}
        </button>
      </div>
    </form>
  );
}
