// Why something was refused or is greyed: the reason in words and the rule behind it, beside the game, never over it.
// It goes away by itself, at a press anywhere else, or of Escape.
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { TableStore } from "../../table/store";
import { announceNow } from "../../ui/announce";
import { Icon } from "../../ui/icon";
import { play as sound } from "../../ui/sound";
import { speak, t } from "../../words/words";
import { RuleLink, RuleText } from "../page/rules";

const SHOWN_FOR = 9_000;

export function reasonText(game: string, key: string, data: Record<string, unknown>, store: TableStore): string {
  const tongue = speak(game);
  for (const id of [`why-${key}`, key, `ui-why-${key}`])
    if (tongue.has(id)) return tongue.sentence(id, data, store.seats());
  return t("why-other");
}

export function WhyToast({ store }: { store: TableStore }) {
  const reason = store.reason.value;
  const text = reason ? reasonText(store.game, reason.key, reason.data, store) : "";
  useEffect(() => {
    if (!reason) return;
    announceNow(text);
    sound("refused");
    const timer = setTimeout(() => (store.reason.value = null), SHOWN_FOR);
    const escape = (event: KeyboardEvent) => {
      if (event.key === "Escape") store.reason.value = null;
    };
    const elsewhere = (event: PointerEvent) => {
      const inside = event.target instanceof Element && event.target.closest(".why-toast");
      if (!inside && reason.key !== "lesson") store.reason.value = null;
    };
    addEventListener("keydown", escape);
    addEventListener("pointerdown", elsewhere);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", escape);
      removeEventListener("pointerdown", elsewhere);
    };
  }, [reason]);
  // A reason belongs to the question it was given for; it goes before the new question can be seen and pressed at.
  const question = store.view.value?.asked[0]?.prompt ?? "";
  useLayoutEffect(() => {
    store.reason.value = null;
  }, [question, store.position.value === 0]);
  if (!reason || reason.key === "lesson") return null;
  return (
    <aside class="why-toast" aria-label={t("why")} data-testid="why">
      <Icon name="why" />
      <div>
        {reason.do ? <p class="why-do">{speak(store.game).action(reason.do, store.seats())}</p> : null}
        <p class="why-text">{text}</p>
        {reason.rule ? (
          <p class="hint">
            <RuleLink game={store.game} rule={reason.rule} /> <RuleText game={store.game} rule={reason.rule} />
          </p>
        ) : null}
      </div>
      <button type="button" class="ghost round" onClick={() => (store.reason.value = null)} aria-label={t("close")}>
        <Icon name="cancel" />
      </button>
    </aside>
  );
}
