// What lies around a match and must not be missed: a lost line, a bot in my seat, a vote, watching.
// News lie over the top of the table, so that nothing below them moves; what stays as it is stands in the header.
import type { TableStore } from "../../table/store";
import { Icon } from "../../ui/icon";
import { SeatMark } from "../../ui/mark";
import { speak, t } from "../../words/words";
import { RematchBanner } from "../match/end";

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
      <RematchBanner store={store} />
    </div>
  );
}

/** What holds for as long as one sits there: that one watches, or whose side is shown at this screen. */
export function HeaderBanners({ store }: { store: TableStore }) {
  const playing = store.info.value?.phase === "playing";
  const mine = store.mySeats.value;
  if (playing && mine.length === 0)
    return (
      <p class="header-note" data-tip={t("watching")} data-testid="watching">
        <Icon name="watch" /> <span class="hidden-text">{t("watching")}</span>
        <span class="wide-only" aria-hidden="true">
          {t("watching-short")}
        </span>
      </p>
    );
  return playing && mine.length > 1 ? <SeatSwitch store={store} /> : null;
}

function SeatSwitch({ store }: { store: TableStore }) {
  return (
    <p class="header-note">
      <span class="hidden-text">{t("play-as")}</span>
      <span class="segmented">
        {store.mySeats.value.map((seat) => (
          <button
            type="button"
            key={seat}
            aria-pressed={store.seat.value === seat}
            onClick={() => (store.chosen.value = seat)}
            aria-label={store.seats().name(seat)}
          >
            <SeatMark seat={seat} /> <span class="wide-only">{store.seats().name(seat)}</span>
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
