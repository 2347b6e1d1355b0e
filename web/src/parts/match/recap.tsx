// What happened since my last decision: one card for each rival's turn, told in turn with its places lit on the board.
// It stays in the strip below the board; a press tells it again, or opens all of it.
import { signal } from "@preact/signals";
import { perTable } from "../../table/per_table";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { moves } from "../../settings";
import { flash } from "../../table/flash";
import type { Play } from "../../table/play";
import { Icon } from "../../ui/icon";
import { SeatMark } from "../../ui/mark";
import type { Card } from "../../wire/types";
import { speak, t } from "../../words/words";

/** How long a sentence is shown before the next one comes. */
const LINE_MS = 1700;

/** The sentence that is being told, by card and line, null when none is; whether the list of all is open. */
const telling = perTable(() => signal<{ card: number; line: number } | null>(null));
const open = perTable(() => signal(false));

export function cardText(play: Play, card: Card): string {
  const tongue = speak(play.game);
  return card.lines.map((line) => tongue.sentence(line.key, line.data, play.seats())).join(" ");
}

/** The sentence after one, or null at the end. */
function following(cards: readonly Card[], at: { card: number; line: number }): { card: number; line: number } | null {
  const card = cards[at.card];
  if (card && at.line + 1 < card.lines.length) return { card: at.card, line: at.line + 1 };
  return at.card + 1 < cards.length ? { card: at.card + 1, line: 0 } : null;
}

/** Tell what is new from its first card, a sentence at a time with its places lit; without motion the reader turns them. */
function useTelling(play: Play, cards: readonly Card[], told: { current: number }): void {
  const newest = cards.at(-1)?.last ?? -1;
  useEffect(() => {
    const first = cards.findIndex((card) => card.last > told.current);
    telling(play).value = play.live && moves.peek() && first >= 0 ? { card: first, line: 0 } : null;
    // Whoever plays on has read enough.
    return () => {
      telling(play).value = null;
      told.current = newest;
    };
  }, [newest, cards.length]);
  const at = telling(play).value;
  useEffect(() => {
    if (!at) return;
    flash(cards[at.card]?.lines[at.line]?.things ?? [], LINE_MS);
    const timer = setTimeout(() => (telling(play).value = following(cards, at)), LINE_MS);
    return () => clearTimeout(timer);
  }, [at]);
}

/** `told`: the place in the log up to which everything has been told, kept by whoever stays. */
export function Recap({ play, cards, told }: { play: Play; cards: readonly Card[]; told: { current: number } }) {
  useTelling(play, cards, told);
  const at = telling(play).value;
  const shown = at ? cards[at.card] : cards.at(-1);
  const line = at ? shown?.lines[at.line] : undefined;
  if (!shown) return null;
  const text = line ? speak(play.game).sentence(line.key, line.data, play.seats()) : cardText(play, shown);
  return (
    <div class="recap" data-testid="recap">
      <button
        type="button"
        class="small"
        aria-label={`${t("recap")} ${cards.length}`}
        aria-expanded={open(play).value}
        onClick={() => (open(play).value = !open(play).value)}
        data-testid="recap-all"
      >
        <Icon name="watch" /> <span class="wide-only">{t("recap")}</span> {cards.length}
      </button>
      <button
        type="button"
        class={line ? "recap-card told" : "recap-card"}
        data-tip={cardText(play, shown)}
        aria-label={`${t("recap-again")} ${cardText(play, shown)}`}
        onClick={() => (telling(play).value = { card: cards.indexOf(shown), line: 0 })}
      >
        {shown.seat >= 0 ? <SeatMark seat={shown.seat} /> : null} <span>{text}</span>
      </button>
      {at ? (
        <button
          type="button"
          class="small"
          aria-label={t("recap-skip")}
          onClick={() => (telling(play).value = null)}
          data-testid="recap-skip"
        >
          <Icon name="next" /> <span class="wide-only">{t("recap-skip")}</span>
        </button>
      ) : (
        <button
          type="button"
          class="small"
          aria-label={t("recap-replay")}
          onClick={() => (telling(play).value = { card: 0, line: 0 })}
          data-testid="recap-replay"
        >
          <Icon name="play" /> <span class="wide-only">{t("recap-replay")}</span>
        </button>
      )}
      {open(play).value ? <AllCards play={play} cards={cards} /> : null}
    </div>
  );
}

/** What is unfolded goes away by Escape or by a press beside it. */
function useClosing(play: Play): void {
  useLayoutEffect(() => {
    const close = (event: Event) => {
      const key = event instanceof KeyboardEvent ? event.key : "";
      if (key ? key !== "Escape" : event.target instanceof Element && event.target.closest(".recap")) return;
      if (key) event.preventDefault();
      open(play).value = false;
    };
    addEventListener("keydown", close, true);
    addEventListener("pointerdown", close);
    return () => {
      removeEventListener("keydown", close, true);
      removeEventListener("pointerdown", close);
    };
  }, [play]);
}

function AllCards({ play, cards }: { play: Play; cards: readonly Card[] }) {
  useClosing(play);
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
            <button type="button" class="recap-line" key={place} onClick={() => flash(line.things)}>
              {tongue.sentence(line.key, line.data, play.seats())}
            </button>
          ))}
        </li>
      ))}
    </ol>
  );
}
