// What lies around a match and must not be missed: a lost line, a bot in my seat, a vote, watching, the end.
// Each is one line above the board.
import { go } from "../router";
import type { TableStore } from "../table/store";
import { Icon } from "../ui/icon";
import { api } from "../wire/api";
import { speak, t } from "../words/words";

export function Banners({ store }: { store: TableStore }) {
  const info = store.info.value;
  const mine = store.mySeats.value;
  const standin = mine.find((seat) => info?.seats[seat]?.standin);
  return (
    <div class="banners">
      {store.line.state.value === "lost" ? (
        <p class="banner bad" role="alert">
          <Icon name="link" /> <span class="banner-text">{t("line-lost-text")}</span>
        </p>
      ) : null}
      {store.unsaved.value ? (
        <p class="banner bad" role="alert" data-testid="not-saving">
          <Icon name="clock" /> <span class="banner-text">{t("not-saving-text")}</span>
        </p>
      ) : null}
      {standin !== undefined ? (
        <p class="banner">
          <Icon name="bot" /> <span class="banner-text">{t("standin-text")}</span>
          <button type="button" class="primary small" onClick={() => store.take(standin, true)}>
            {t("take-back")}
          </button>
        </p>
      ) : null}
      <VoteBanner store={store} />
      {info?.phase === "playing" && mine.length === 0 ? (
        <p class="banner quiet">
          <Icon name="watch" /> <span class="banner-text">{t("watching")}</span>
        </p>
      ) : null}
      {info?.phase === "playing" && mine.length > 1 ? <SeatSwitch store={store} /> : null}
      {info?.phase === "over" ? (
        <p class="banner quiet">
          {t("over-text")}
          <a class="button small" href={`/t/${info.id}/replay`}>
            <Icon name="play" /> {t("replay")}
          </a>
          {mine.length > 0 && info.campaign ? (
            <a class="button primary small" href={`/campaign/${info.campaign}`} data-testid="to-campaign">
              {t("campaign-back")}
            </a>
          ) : mine.length > 0 ? (
            <button type="button" class="primary small" onClick={() => void again(store)}>
              {t("play-again")}
            </button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

function SeatSwitch({ store }: { store: TableStore }) {
  return (
    <p class="banner quiet">
      {t("play-as")}
      <span class="segmented">
        {store.mySeats.value.map((seat) => (
          <button
            type="button"
            key={seat}
            aria-pressed={store.seat.value === seat}
            onClick={() => (store.chosen.value = seat)}
          >
            {store.seats().name(seat)}
          </button>
        ))}
      </span>
    </p>
  );
}

function VoteBanner({ store }: { store: TableStore }) {
  const vote = store.voting.value;
  if (!vote) return null;
  const voters = store.mySeats.value.filter((seat) => seat !== vote.seat && !vote.yes.includes(seat));
  const name = store.seats().name(vote.seat);
  const agreed = vote.yes.map((seat) => store.seats().name(seat));
  return (
    <div class="banner" role="alert" data-testid="vote">
      <Icon name="undo" />
      <span>
        {t("vote-asks", { name })}{" "}
        {agreed.length > 0 ? t("vote-agreed", { names: speak(store.game).list(agreed) }) : ""}
      </span>
      {voters.map((seat) => (
        <span key={seat} class="row">
          <button type="button" class="primary small" onClick={() => store.vote(seat, true)}>
            {t("vote-yes")}
          </button>
          <button type="button" class="small" onClick={() => store.vote(seat, false)}>
            {t("vote-no")}
          </button>
        </span>
      ))}
    </div>
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
