// The strip of seats: name, mark, presence, clock, whose turn it is, and what the game shows of each.
// The game's own part comes from its board module.
import type { Play } from "../../table/play";
import { boardOf } from "../../games/registry";
import { SeatMark } from "../../ui/mark";
import { Icon } from "../../ui/icon";
import { speak, t } from "../../words/words";
import { shownTime, useLeft } from "../match/countdown";

export function SeatStrip({ play }: { play: Play }) {
  const info = play.info.value;
  const module = boardOf(play.game);
  if (!info) return null;
  const own = module?.ownSide && play.seat.value >= 0 ? play.seat.value : -1;
  return (
    <ul class="seat-strip" aria-label={t("players")}>
      {info.seats.map((_, seat) => (seat === own ? null : <SeatPanel key={seat} play={play} seat={seat} />))}
    </ul>
  );
}

export function SeatLine({ play, seat }: { play: Play; seat: number }) {
  const state = play.info.value?.seats[seat];
  if (!state) return null;
  const level = state.kind === "bot" ? (speak(play.game).find(`bot-${state.level}`) ?? state.level) : "";
  return (
    <span class="seat-line">
      <SeatMark seat={seat} />
      <span class="seat-name">{play.seats().name(seat)}</span>
      {state.kind === "bot" ? (
        <span class="seat-kind" data-tip={t("seat-bot", { level })}>
          <Icon name="bot" />
          <span class="hidden-text">{t("seat-bot", { level })}</span>
          <span class="wide-only" aria-hidden="true">
            {level}
          </span>
        </span>
      ) : null}
      {state.kind === "human" && play.live && !state.online ? <span class="tag tag-away">{t("away")}</span> : null}
      {play.thinking?.value.includes(seat) ? (
        <span class="seat-thinks" data-testid="thinks" data-tip={t("thinks")}>
          <span class="hidden-text">{t("thinks")}</span>
          <i aria-hidden="true" />
          <i aria-hidden="true" />
          <i aria-hidden="true" />
        </span>
      ) : null}
      {state.conceded ? <span class="tag tag-away">{t("conceded")}</span> : null}
      {state.standin ? <span class="tag tag-away">{t("standin")}</span> : null}
      <SeatClock play={play} seat={seat} />
    </span>
  );
}

function SeatClock({ play, seat }: { play: Play; seat: number }) {
  const timer = play.timers.value.find((one) => one.seat === seat);
  const left = useLeft(play, timer);
  if (!timer) return null;
  return (
    <span
      class={left < 10_000 ? "seat-clock last" : "seat-clock"}
      role="timer"
      aria-label={t("clock-of", { name: play.seats().name(seat) })}
    >
      {shownTime(left)}
    </span>
  );
}

function SeatPanel({ play, seat }: { play: Play; seat: number }) {
  const module = boardOf(play.game);
  const turn = play.view.value?.waiting.includes(seat) ?? false;
  const Summary = module?.SeatSummary;
  return (
    <li class={turn ? "seat-panel turn" : "seat-panel"} data-seat={seat} data-thing={`seat:${seat}`}>
      <SeatLine play={play} seat={seat} />
      {turn ? <span class="hidden-text">{t("is-asked")}</span> : null}
      {Summary ? <Summary play={play} seat={seat} /> : null}
    </li>
  );
}
