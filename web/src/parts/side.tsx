// The panel beside the board: log and chat, one of them in front.
// On a narrow screen it lies under the board.
import { signal } from "@preact/signals";
import type { TableStore } from "../table/store";
import { Icon } from "../ui/icon";
import { t } from "../words/words";
import { Chat } from "./chat";
import { Log } from "./log";

const front = signal<"log" | "chat">("log");
const seen = signal(0);

export function SidePanel({ store }: { store: TableStore }) {
  const chat = store.chat.value.length;
  if (front.value === "chat") seen.value = chat;
  const unread = Math.max(0, chat - seen.value);
  return (
    <aside class="side-panel parchment" aria-label={t("side")}>
      <div class="tabs" role="tablist">
        {(["log", "chat"] as const).map((name) => (
          <button
            type="button"
            key={name}
            role="tab"
            id={`tab-${name}`}
            aria-selected={front.value === name}
            aria-controls="side-content"
            onClick={() => (front.value = name)}
          >
            <Icon name={name} /> {t(name)}
            {name === "chat" && unread > 0 ? <span class="badge">{unread}</span> : null}
          </button>
        ))}
      </div>
      <div id="side-content" role="tabpanel" aria-labelledby={`tab-${front.value}`} class="side-content">
        {front.value === "log" ? <Log play={store} /> : <Chat store={store} />}
      </div>
    </aside>
  );
}
