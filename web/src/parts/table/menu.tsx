// What concerns one's table beside the match: the bots' pace, being asked everything, putting it away, giving it up.
// What becomes of the seats is the server's to say.
import { useState } from "preact/hooks";
import { go } from "../../router";
import type { TableStore } from "../../table/store";
import { Dialog } from "../../ui/dialog";
import { Trouble } from "../../ui/trouble";
import { api, ApiError } from "../../wire/api";
import { t } from "../../words/words";
import { problemText } from "../page/problem";

export function TableMenu({ store, onClose }: { store: TableStore; onClose: () => void }) {
  const info = store.info.value;
  const [sure, setSure] = useState(false);
  const [told, setTold] = useState("");
  if (!info) return null;
  const seat = store.seat.value;
  const playing = info.phase === "playing";
  const others = info.seats.some((one) => one.kind === "human" && !one.mine);
  const leave = (work: () => Promise<unknown>) => () =>
    void work().then(
      () => go("/"),
      (error: unknown) => setTold(error instanceof ApiError ? problemText(error, info.game) : String(error)),
    );
  return (
    <Dialog title={t("menu")} onClose={onClose}>
      <div class="stack table-menu">
        {info.cover !== "always" && seat >= 0 ? (
          <label class="check">
            <input
              type="checkbox"
              checked={info.asks.includes(seat)}
              data-testid="ask-all"
              onChange={(event) => store.askAll(event.currentTarget.checked)}
            />
            <span>
              {t("ask-all")} <small class="hint">{t("ask-all-help")}</small>
            </span>
          </label>
        ) : null}
        <div>
          <button type="button" data-testid="shelve" onClick={leave(() => api.shelve(info.id, true))}>
            {t("shelve")}
          </button>
          <p class="hint">{t(others ? "shelve-help-others" : "shelve-help")}</p>
        </div>
        {playing ? (
          <div>
            <button
              type="button"
              class={sure ? "danger" : ""}
              data-testid="concede"
              onClick={sure ? leave(() => api.concede(info.id)) : () => setSure(true)}
            >
              {sure ? t("concede-sure") : t("concede")}
            </button>
            <p class="hint">{t("concede-help")}</p>
          </div>
        ) : null}
        <Trouble text={told} />
      </div>
    </Dialog>
  );
}
