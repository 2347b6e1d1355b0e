// How many play and who sits where, before a match: this person, others at the same screen, anyone, bots.
// What a word means is the server's; names of people at one screen are given once the table is there.
import { usualBot } from "../../lobby";
import { api } from "../../wire/api";
import type { GameInfo } from "../../wire/types";
import { speak, t } from "../../words/words";
import { SeatSign, SeatTitle } from "./seat_sign";

/** Seats as most begin: oneself against bots of the usual level. */
export function usualSeats(game: GameInfo, count: number): string[] {
  const usual = `bot:${usualBot(game)}`;
  return Array.from({ length: count }, (_, i) => (i === 0 ? "me" : usual));
}

interface CountProps {
  counts: readonly number[];
  value: number;
  onChange: (count: number) => void;
}

export function PlayerCount({ counts, value, onChange }: CountProps) {
  return (
    <fieldset class="setting">
      <legend>{t("create-players")}</legend>
      <div class="segmented">
        {counts.map((count) => (
          <label key={count} class={value === count ? "chosen" : ""}>
            <input type="radio" name="players" checked={value === count} onChange={() => onChange(count)} />
            {count}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SeatProps {
  game: GameInfo;
  seats: readonly string[];
  /** Names of those at the same screen, by seat. */
  people: Record<number, string>;
  onSeat: (seat: number, word: string) => void;
  onName: (seat: number, name: string) => void;
  /** What each seat plays, as keys of words, where that is settled. */
  titles?: readonly (readonly string[])[];
}

export function SeatChoices({ game, seats, people, onSeat, onName, titles = [] }: SeatProps) {
  const tongue = speak(game.name);
  return (
    <ol class="seat-choices">
      {seats.map((seat, index) => (
        <li key={index}>
          <SeatSign game={game.name} seat={index} titles={titles[index] ?? []} />
          <label>
            <span>
              {t("seat-n", { number: index + 1 })}
              <SeatTitle game={game.name} titles={titles[index] ?? []} />
            </span>
            <select value={seat} onChange={(event) => onSeat(index, event.currentTarget.value)}>
              <option value="me">{t("seat-me")}</option>
              <option value="here">{t("seat-here")}</option>
              <option value="open">{t("seat-open")}</option>
              {game.bots.map((level) => (
                <option key={level} value={`bot:${level}`}>
                  {t("seat-bot", { level: tongue.find(`bot-${level}`) ?? level })}
                </option>
              ))}
            </select>
          </label>
          {seat === "here" ? (
            <input
              aria-label={t("seat-here-name", { number: index + 1 })}
              placeholder={t("seat-here-name", { number: index + 1 })}
              maxLength={24}
              value={people[index] ?? ""}
              onInput={(event) => onName(index, event.currentTarget.value)}
            />
          ) : (
            <span class="hint">{seatHelp(seat, game.name)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

function seatHelp(seat: string, game: string): string {
  if (seat.startsWith("bot:")) return speak(game).attribute(`bot-${seat.slice(4)}`, "help") ?? "";
  return t(`seat-${seat}-help`);
}

/** Give the people at this screen the names they were given beforehand. */
export async function namePeople(
  table: string,
  seats: readonly string[],
  people: Record<number, string>,
): Promise<void> {
  for (const [seat, word] of seats.entries()) {
    const name = (people[seat] ?? "").trim();
    if (word === "here" && name) await api.nameSeat(table, seat, name);
  }
}
