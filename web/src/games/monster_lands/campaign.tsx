// A campaign after one of its games: whether it goes on, is won or lost, and the games to choose from.
// What travels from game to game are options; each game is a table of its own.
import { useEffect, useState } from "preact/hooks";
import { problemText } from "../../parts/problem";
import { go } from "../../router";
import type { Play } from "../../table/play";
import { api, ApiError } from "../../wire/api";
import type { FollowUp, OptionValue } from "../../wire/types";
import { cards } from "./cards";
import { Art } from "./dice";
import { nameOf, say } from "./effects";

export function CampaignNext({ play }: { play: Play }) {
  const info = play.info.value;
  const id = info?.id ?? "";
  const [next, setNext] = useState<FollowUp | null>(null);
  const [told, setTold] = useState("");
  const campaign = info?.options["mode"] === "campaign" && play.live;
  useEffect(() => {
    if (!campaign || !id) return;
    api.next(id).then(setNext, () => setNext(null));
  }, [campaign, id, info?.phase]);
  if (!campaign || !next) return null;
  const begin = (options: Record<string, OptionValue>) =>
    api.create({ game: play.game, players: 1, seats: ["me"], options, private: info?.private ?? false }).then(
      (table) => go(`/t/${table.id}`),
      (error: unknown) => setTold(error instanceof ApiError ? problemText(error) : String(error)),
    );
  return (
    <section class="ml-next parchment" data-testid="campaign-next" aria-label={say("lands-campaign")}>
      <h2>
        <Art name="conquest" /> {say(`lands-campaign-${next.standing}`)}
      </h2>
      <div class="answers">
        {next.choices.map((options) => (
          <button type="button" class="primary" key={String(options["difficulty"])} onClick={() => void begin(options)}>
            {say("lands-campaign-next", {
              scenario: nameOf("scenario", cards.value?.scenarios[Number(options["scenario"]) - 1] ?? ""),
              difficulty: say(`difficulty-${String(options["difficulty"])}`),
            })}
          </button>
        ))}
      </div>
      {told ? (
        <p class="notice bad" role="alert">
          {told}
        </p>
      ) : null}
    </section>
  );
}
