// The buttons in a table's header: connection, the pace of bots, step back, rules.
// Further back than one may go alone, the others are asked.
import { useState } from "preact/hooks";
import type { TableStore } from "../../table/store";
import { Dialog } from "../../ui/dialog";
import { Icon } from "../../ui/icon";
import { PACES, type Pace } from "../../wire/types";
import { t } from "../../words/words";
import { TableMenu } from "./menu";
import { RulesButton } from "../page/rules";
import { reasonText } from "../match/why";

export function TableTools({ store }: { store: TableStore }) {
  const [asking, setAsking] = useState(false);
  const [menu, setMenu] = useState(false);
  const playing = store.info.value?.phase === "playing" && !store.info.value.lesson;
  const state = store.line.state.value;
  const seated = store.mySeats.value.length > 0 && store.view.value !== null;
  const undo = () => (store.canUndo.value ? store.undo(false) : setAsking(true));
  return (
    <>
      <span
        class={`connection ${state}`}
        role="status"
        data-testid="connection"
        data-state={state}
        data-tip={t(`line-${state}`)}
      >
        <span class="connection-dot" aria-hidden="true" />
        <span class="wide-only">{t(`line-${state}`)}</span>
      </span>
      {seated ? <PaceChoice store={store} /> : null}
      {seated ? (
        <button
          type="button"
          class={store.canUndo.value ? "ghost" : "ghost faint"}
          onClick={undo}
          data-testid="undo"
          data-can={store.canUndo.value}
          aria-label={t("undo")}
          data-tip={t("undo")}
        >
          <Icon name="undo" />
          <span class="wide-only">{t("undo")}</span>
        </button>
      ) : null}
      <RulesButton game={store.game} />
      {seated && playing ? (
        <button
          type="button"
          class="ghost"
          onClick={() => setMenu(true)}
          aria-label={t("menu")}
          data-tip={t("menu")}
          data-testid="menu"
        >
          <Icon name="door" />
        </button>
      ) : null}
      {menu ? <TableMenu store={store} onClose={() => setMenu(false)} /> : null}
      {asking ? <AskUndo store={store} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** How fast bots play, for everybody at the table; it shows what the table has agreed to, not what was asked for. */
function PaceChoice({ store }: { store: TableStore }) {
  const pace = store.info.value?.pace;
  if (!pace) return null;
  const choose = (select: HTMLSelectElement) => {
    store.hurry(select.value as Pace);
    select.value = pace;
  };
  return (
    <label class="pace" data-tip={t("pace")}>
      <Icon name="bot" />
      <span class="pace-mark" aria-hidden="true">
        {"›".repeat((PACES as readonly string[]).indexOf(pace) + 1)}
      </span>
      <span class="pace-words" aria-hidden="true">
        {t(`pace-${pace}`)}
      </span>
      <select value={pace} aria-label={t("pace")} onChange={(event) => choose(event.currentTarget)} data-testid="pace">
        {PACES.map((one) => (
          <option key={one} value={one}>
            {t(`pace-${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function AskUndo({ store, onClose }: { store: TableStore; onClose: () => void }) {
  const key = store.undoKey.value;
  const hopeless = ["undo-over", "undo-nothing", "undo-final"].includes(key) || store.info.value?.phase !== "playing";
  return (
    <Dialog title={t("undo")} onClose={onClose}>
      <p>{key ? reasonText(store.game, key, {}, store) : t("undo-nothing")}</p>
      {hopeless ? null : <p>{t("undo-ask-text")}</p>}
      <div class="row end">
        <button type="button" onClick={onClose}>
          {t("close")}
        </button>
        {hopeless ? null : (
          <button
            type="button"
            class="primary"
            onClick={() => {
              store.undo(true);
              onClose();
            }}
          >
            {t("undo-ask")}
          </button>
        )}
      </div>
    </Dialog>
  );
}
