// The panel beside the board: the whole log or the chat, one of them in front, until it is closed.
// On a wide screen it has a column of its own; elsewhere it lies over the board.
import { signal } from "@preact/signals";
import { perTable } from "../../table/per_table";
import { logPanel } from "../../settings";
import type { TableStore } from "../../table/store";
import { Icon } from "../../ui/icon";
import { t } from "../../words/words";
import { Chat } from "./chat";
import { Log } from "../match/log";

const seen = perTable(() => signal(0));

/** Messages that came since the chat was last open. */
export function unreadIn(store: TableStore): number {
  const chat = store.chat.value.length;
  if (logPanel.value === "chat") seen(store).value = chat;
  return Math.max(0, chat - seen(store).value);
}

export function SidePanel({ store }: { store: TableStore }) {
  const front = logPanel.value;
  const unread = unreadIn(store);
  return (
    <aside class="side-panel parchment" aria-label={t("side")}>
      <div class="tabs">
        <div role="tablist" aria-label={t("side")}>
          {(["log", "chat"] as const).map((name) => (
            <button
              type="button"
              key={name}
              role="tab"
              id={`tab-${name}`}
              aria-selected={front === name}
              aria-controls="side-content"
              onClick={() => (logPanel.value = name)}
            >
              <Icon name={name} /> {t(name)}
              {name === "chat" && unread > 0 ? <span class="badge">{unread}</span> : null}
            </button>
          ))}
        </div>
        <ClosePanel />
      </div>
      <div id="side-content" role="tabpanel" aria-labelledby={`tab-${front}`} class="side-content">
        {front === "chat" ? <Chat store={store} /> : <Log play={store} />}
      </div>
    </aside>
  );
}

export function ClosePanel() {
  return (
    <button
      type="button"
      class="close-panel"
      data-tip={t("close")}
      aria-label={t("close")}
      onClick={() => (logPanel.value = "closed")}
    >
      <Icon name="cancel" />
    </button>
  );
}
