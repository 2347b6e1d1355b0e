// Playing on from a position of a finished match: who sits where at the new table.
// The old match stays as it was.
import { useState } from "preact/hooks";
import { games, usualBot } from "../../lobby";
import { go } from "../../router";
import { Dialog } from "../../ui/dialog";
import { calledSeat } from "../../table/seats";
import { SeatMark } from "../../ui/mark";
import { Trouble } from "../../ui/trouble";
import { api, ApiError } from "../../wire/api";
import type { TableInfo } from "../../wire/types";
import { speak, t } from "../../words/words";
import { problemText } from "../page/problem";

export function ForkDialog({ info, position, onClose }: { info: TableInfo; position: number; onClose: () => void }) {
  const game = games.value?.find((one) => one.name === info.game);
  const bot = `bot:${game ? usualBot(game) : "normal"}`;
  const [seats, setSeats] = useState<string[]>(() =>
    Array.from({ length: info.players }, (_, index) => (index === 0 ? "me" : bot)),
  );
  const [told, setTold] = useState("");
  const tongue = speak(info.game);
  const fork = async (event: Event) => {
    event.preventDefault();
    try {
      const table = await api.fork(info.id, position, seats);
      onClose();
      go(`/t/${table.id}`);
    } catch (error) {
      setTold(error instanceof ApiError ? problemText(error, info.game) : String(error));
    }
  };
  return (
    <Dialog title={t("fork")} onClose={onClose}>
      <form class="stack" onSubmit={(event) => void fork(event)}>
        <p>{t("fork-text", { position })}</p>
        <ol class="seat-choices">
          {seats.map((seat, index) => (
            <li key={index}>
              <SeatMark seat={index} />
              <label>
                <span>{calledSeat(info, index)}</span>
                <select
                  value={seat}
                  onChange={(event) => setSeats(seats.map((one, i) => (i === index ? event.currentTarget.value : one)))}
                >
                  <option value="me">{t("seat-me")}</option>
                  <option value="here">{t("seat-here")}</option>
                  <option value="open">{t("seat-open")}</option>
                  {(game?.bots ?? []).map((level) => (
                    <option key={level} value={`bot:${level}`}>
                      {t("seat-bot", { level: tongue.find(`bot-${level}`) ?? level })}
                    </option>
                  ))}
                </select>
              </label>
            </li>
          ))}
        </ol>
        <Trouble text={told} />
        <button type="submit" class="primary">
          {t("fork-go")}
        </button>
      </form>
    </Dialog>
  );
}
