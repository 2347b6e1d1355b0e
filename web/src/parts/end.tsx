// The end of a match: what may be done now. It stands where the questions stood.
// Who won, and by what, is the board's to show.
import { go } from "../router";
import type { TableStore } from "../table/store";
import { Icon } from "../ui/icon";
import { api } from "../wire/api";
import { t } from "../words/words";

export function End({ store }: { store: TableStore }) {
  const info = store.info.value;
  if (!info || info.phase !== "over") return null;
  const seated = store.mySeats.value.length > 0;
  return (
    <section class="prompt end-panel" aria-label={t("over-text")} data-testid="end">
      <p class="question-text">{t("over-text")}</p>
      <div class="answers">
        <a class="button" href={`/t/${info.id}/replay`}>
          <Icon name="play" /> {t("replay")}
        </a>
        {seated && info.campaign ? (
          <a class="button primary" href={`/campaign/${info.campaign}`} data-testid="to-campaign">
            {t("campaign-back")}
          </a>
        ) : seated ? (
          <button type="button" class="primary" onClick={() => void again(store)}>
            {t("play-again")}
          </button>
        ) : null}
      </div>
    </section>
  );
}

/** A new table like this one: the same game, options and kinds of seats. */
async function again(store: TableStore): Promise<void> {
  const info = store.info.value;
  if (!info) return;
  let first = true;
  const seats = info.seats.slice(0, info.players).map((seat) => {
    if (seat.kind === "bot") return `bot:${seat.level}`;
    if (!seat.mine) return "open";
    const word = first ? "me" : "here";
    first = false;
    return word;
  });
  const table = await api.create({
    game: info.game,
    players: info.players,
    seats,
    options: info.options,
    private: info.private,
    clock: info.clock,
    away: info.away,
  });
  go(`/t/${table.id}`);
}
