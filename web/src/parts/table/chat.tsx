// What people at the table say to each other, and a line to say something oneself.
// Spectators may speak too; they have no seat's mark.
import { useEffect, useRef, useState } from "preact/hooks";
import type { TableStore } from "../../table/store";
import { SeatMark } from "../../ui/mark";
import { personName } from "../../words/people";
import { t } from "../../words/words";
import { ReportDialog } from "./report";

export function Chat({ store }: { store: TableStore }) {
  const [text, setText] = useState("");
  const [reporting, setReporting] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const said = store.chat.value;
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [said]);
  const send = (event: Event) => {
    event.preventDefault();
    if (text.trim()) store.say(text.trim());
    setText("");
  };
  return (
    <div class="chat">
      <ol class="log chat-lines" ref={list} tabIndex={0} aria-label={t("chat")} aria-live="polite">
        {said.length === 0 ? <li class="hint">{t("chat-none")}</li> : null}
        {said.map((line, index) => (
          <li key={index} class="log-line">
            {line.seat >= 0 ? <SeatMark seat={line.seat} /> : <span class="log-dot" aria-hidden="true" />}
            <span>
              <strong>{personName(line.name)}</strong> {line.text}
            </span>
          </li>
        ))}
      </ol>
      <form class="row" onSubmit={send}>
        <input
          aria-label={t("chat-say")}
          placeholder={t("chat-say")}
          maxLength={300}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit">{t("chat-send")}</button>
        <button type="button" class="ghost small" onClick={() => setReporting(true)}>
          {t("report")}
        </button>
      </form>
      {reporting ? <ReportDialog store={store} onClose={() => setReporting(false)} /> : null}
    </div>
  );
}
