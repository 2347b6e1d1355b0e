// Telling whoever runs the server about somebody at the table, or about the table itself.
// What is done about it is left to them.
import { useState } from "preact/hooks";
import type { TableStore } from "../../table/store";
import { Dialog } from "../../ui/dialog";
import { api, ApiError } from "../../wire/api";
import { personName } from "../../words/people";
import { t } from "../../words/words";
import { problemText } from "../page/problem";

export function ReportDialog({ store, onClose }: { store: TableStore; onClose: () => void }) {
  const [text, setText] = useState("");
  const [seat, setSeat] = useState(-1);
  const [told, setTold] = useState("");
  const [sent, setSent] = useState(false);
  const seats = store.info.value?.seats ?? [];
  const send = async (event: Event) => {
    event.preventDefault();
    try {
      await api.report(store.id, seat, text.trim());
      setSent(true);
      setTold(t("report-sent"));
    } catch (error) {
      setTold(error instanceof ApiError ? problemText(error) : String(error));
    }
  };
  return (
    <Dialog title={t("report-title")} onClose={onClose}>
      <form class="stack" onSubmit={(event) => void send(event)}>
        <label>
          {t("report-about")}
          <select value={seat} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
            <option value={-1}>{t("report-table")}</option>
            {seats.map((one, index) =>
              one.kind === "human" && !one.mine ? (
                <option key={index} value={index}>
                  {personName(one.name)}
                </option>
              ) : null,
            )}
          </select>
        </label>
        <label>
          {t("report-what")}
          <textarea value={text} maxLength={300} required onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        <button type="submit" class="primary" disabled={sent}>
          {t("report-send")}
        </button>
      </form>
      <p role="status" class="told">
        {told}
      </p>
    </Dialog>
  );
}
