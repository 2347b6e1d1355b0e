// What a seat is known by before a match: the crest of what it plays where that is settled, else its own mark.
// What that is the server says, by the game's own words; the crest is drawn by the game.
import { useEffect, useState } from "preact/hooks";
import { boardOf } from "../../games/registry";
import { SeatMark } from "../../ui/mark";
import { api } from "../../wire/api";
import type { TableInfo } from "../../wire/types";
import { speak } from "../../words/words";

interface Props {
  game: string;
  seat: number;
  /** What the seat plays, as keys of words. */
  titles: readonly string[];
}

export function SeatSign({ game, seat, titles }: Props) {
  const board = boardOf(game);
  if (!board?.crestOf || titles.length === 0) return <SeatMark seat={seat} />;
  return (
    <span class="crest seat-sign" aria-hidden="true">
      {titles.map((title) => (
        <span key={title}>{board.crestOf?.(title)}</span>
      ))}
    </span>
  );
}

/** What a seat plays, in words beside its name. */
export function SeatTitle({ game, titles }: Omit<Props, "seat">) {
  const tongue = speak(game);
  if (titles.length === 0) return null;
  return <small class="seat-title"> {tongue.list(titles.map((key) => tongue.find(key) ?? key))}</small>;
}

/** What each seat of a table plays, where that is settled before its match. */
export function useTitles(info: TableInfo | null): readonly (readonly string[])[] {
  const [titles, setTitles] = useState<readonly (readonly string[])[]>([]);
  useEffect(() => {
    if (info)
      api.fit(info.game, info.players, info.options).then(
        (fit) => setTitles(fit.seats),
        () => undefined, // then the seats keep their marks
      );
  }, [info?.id]);
  return titles;
}
