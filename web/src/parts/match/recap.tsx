// What happened since my last decision: one card for each rival's turn, told in turn with its places lit on the board.
// It stays in the strip below the board; a press tells it again, or opens all of it.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { moves } from "../../settings";
import { light } from "../../table/light";
import type { Play } from "../../table/play";
import { Icon } from "../../ui/icon";
import { SeatMark } from "../../ui/mark";
import type { Card } from "../../wire/types";
import { speak, t } from "../../words/words";

/** How long a sentence is shown before the next card comes. */
const LINE_MS = 1300;

/** The card that is being told, -1 when none is; whether the list of all is open. */
const telling = signal(-1);
const open = signal(false);

export function cardText(play: Play, card: Card): string {
  const tongue = speak(play.game);
  return card.lines.map((line) => tongue.sentence(line.key, line.data, play.seats())).join(" ");
}

/** Light the things of a card, sentence by sentence; returns a way to stop. */
function lightCard(card: Card): () => void {
  const timers = card.lines.map((line, index) =>
    setTimeout(() => light(line.things, LINE_MS), index * (moves.peek() ? LINE_MS : 0)),
  );
  return () => timers.forEach((timer) => clearTimeout(timer));
}

export function Recap({ play, cards }: { play: Play; cards: readonly Card[] }) {
  const newest = cards.at(-1);
  useEffect(() => {
    // New cards are told from the first; without motion the reader turns them.
    telling.value = play.live ? 0 : -1;
    return () => (telling.value = -1);
  }, [newest?.first, newest?.last, cards.length]);
  const at = telling.value;
  const card = cards[at];
  useEffect(() => {
    if (!card) return;
    const stop = lightCard(card);
    if (!moves.peek()) return stop;
    const timer = setTimeout(
      () => (telling.value = at + 1 < cards.length ? at + 1 : -1),
      LINE_MS * (card.lines.length + 1),
    );
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [at, card]);
  const shown = card ?? newest;
  if (!shown) return null;
  return (
    <div class="recap" data-testid="recap">
      <button
        type="button"
        class="small"
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
        data-testid="recap-all"
      >
        <Icon name="watch" /> <span class="wide-only">{t("recap")}</span> {cards.length}
      </button>
      <button
        type="button"
        class="recap-card"
        title={cardText(play, shown)}
        aria-label={`${t("recap-again")} ${cardText(play, shown)}`}
        onClick={() => lightCard(shown)}
      >
        {shown.seat >= 0 ? <SeatMark seat={shown.seat} /> : null} <span>{cardText(play, shown)}</span>
      </button>
      {card ? (
        <button type="button" class="small" onClick={() => (telling.value = -1)} data-testid="recap-skip">
          <Icon name="next" /> {t("recap-skip")}
        </button>
      ) : (
        <button type="button" class="small" onClick={() => (telling.value = 0)} data-testid="recap-replay">
          <Icon name="play" /> {t("recap-replay")}
        </button>
      )}
      {open.value ? <AllCards play={play} cards={cards} /> : null}
    </div>
  );
}

function AllCards({ play, cards }: { play: Play; cards: readonly Card[] }) {
  const tongue = speak(play.game);
  return (
    <ol class="recap-all parchment" aria-label={t("recap")}>
      {cards.map((card, index) => (
        <li key={index}>
          {card.seat >= 0 ? (
            <strong>
              <SeatMark seat={card.seat} /> {play.seats().name(card.seat)}
            </strong>
          ) : null}
          {card.lines.map((line, place) => (
            <button type="button" class="recap-line" key={place} onClick={() => light(line.things)}>
              {tongue.sentence(line.key, line.data, play.seats())}
            </button>
          ))}
        </li>
      ))}
    </ol>
  );
}
