// Turn notices: the page's title, and a notification of the browser when the page is out of sight.
// Notifications come only to those who asked for them in the settings.
import { effect } from "@preact/signals";
import { notices } from "../settings";
import { play as sound } from "../ui/sound";
import { joined } from "../ui/title";
import { speak, t } from "../words/words";
import { questions } from "./play";
import type { TableStore } from "./store";

export function noticeTurns(store: TableStore): () => void {
  let before = false;
  return effect(() => {
    const title = speak(store.game).find("game-title") ?? "";
    const view = store.view.value;
    const mine = view !== null && !view.over && questions(view).length > 0;
    document.title = mine ? joined(`● ${t("your-turn")}`, title) : joined(title, "Taverne");
    if (mine && !before) {
      sound("turn");
      if (
        document.hidden &&
        notices.value === "on" &&
        typeof Notification !== "undefined" &&
        Notification.permission === "granted"
      ) {
        const first = questions(view)[0];
        const body = first ? speak(store.game).sentence(`prompt-${first.prompt}`, first.data, store.seats()) : "";
        new Notification(joined(t("your-turn"), title), { body, tag: `taverne-${store.id}` });
      }
    }
    before = mine;
  });
}
