// The settings of this browser: language, theme, motion, sound, notices, key hints.
// They take effect at once and are kept here only.
import type { Signal } from "@preact/signals";
import { coach, keyHints, lang, motion, notices, sound, tapHand, theme } from "../../settings";
import { Dialog } from "../../ui/dialog";
import { play } from "../../ui/sound";
import { t } from "../../words/words";

function Row<T extends string>({ name, value, choices }: { name: string; value: Signal<T>; choices: readonly T[] }) {
  return (
    <fieldset class="setting">
      <legend>{t(`set-${name}`)}</legend>
      <div class="segmented">
        {choices.map((choice) => (
          <label key={choice} class={value.value === choice ? "chosen" : ""}>
            <input
              type="radio"
              name={`set-${name}`}
              checked={value.value === choice}
              onChange={() => (value.value = choice)}
            />
            {t(`set-${name}-${choice}`)}
          </label>
        ))}
      </div>
      <p class="hint">{t(`set-${name}-help`)}</p>
    </fieldset>
  );
}

async function askForNotices(): Promise<void> {
  if (typeof Notification === "undefined") return;
  if (Notification.permission === "default") await Notification.requestPermission();
  notices.value = Notification.permission === "granted" ? "on" : "off";
}

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const barred = typeof Notification === "undefined" || Notification.permission === "denied";
  return (
    <Dialog title={t("settings")} onClose={onClose} class="settings">
      <Row name="lang" value={lang} choices={["en", "fr"]} />
      <Row name="theme" value={theme} choices={["auto", "light", "dark"]} />
      <Row name="motion" value={motion} choices={["auto", "full", "none"]} />
      <Row name="sound" value={sound} choices={["off", "on"]} />
      {sound.value === "on" ? (
        <button type="button" class="small" onClick={() => play("turn")}>
          {t("set-sound-try")}
        </button>
      ) : null}
      <Row name="coach" value={coach} choices={["on", "off"]} />
      <Row name="keyhints" value={keyHints} choices={["on", "off"]} />
      <Row name="taphand" value={tapHand} choices={["winning", "selected"]} />
      <fieldset class="setting">
        <legend>{t("set-notices")}</legend>
        {notices.value === "on" ? (
          <button type="button" class="small" onClick={() => (notices.value = "off")}>
            {t("set-notices-stop")}
          </button>
        ) : (
          <button type="button" class="small" disabled={barred} onClick={() => void askForNotices()}>
            {t("set-notices-start")}
          </button>
        )}
        <p class="hint">{barred ? t("set-notices-barred") : t("set-notices-help")}</p>
      </fieldset>
    </Dialog>
  );
}
