// The frame of every page: skip link, header with language, settings and name, and the footer.
// Pages give the rest as children; a table gives its own header line.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { lang, LANGS } from "../../settings";
import { OpenTable, rootOf } from "../../table/per_table";
import { InfoCards } from "../../things/card";
import { Announcer } from "../../ui/announce";
import { Icon } from "../../ui/icon";
import { me } from "../../lobby";
import { personName } from "../../words/people";
import { t } from "../../words/words";
import { IdentityDialog } from "./identity";
import { SettingsDialog } from "./settings";

const opened = signal<"" | "settings" | "identity">("");

/** Names under which a server is reached from its own machine: there the lab is open. */
const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

function LanguageSwitch() {
  return (
    <div class="segmented lang-switch" role="group" aria-label={t("language")}>
      {LANGS.map((code) => (
        <button
          type="button"
          key={code}
          lang={code}
          aria-pressed={lang.value === code}
          aria-label={code === "fr" ? "Français" : "English"}
          onClick={() => (lang.value = code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

export function HeaderTools({ children }: { children?: ComponentChildren }) {
  return (
    <div class="header-tools">
      {children}
      <LanguageSwitch />
      <button type="button" class="ghost" onClick={() => (opened.value = "identity")} aria-label={t("identity")}>
        <Icon name="person" />
        <span class="wide-only">{personName(me.value?.name ?? "")}</span>
      </button>
      <button
        type="button"
        class="ghost round"
        onClick={() => (opened.value = "settings")}
        aria-label={t("settings")}
        data-tip={t("settings")}
      >
        <Icon name="settings" />
      </button>
    </div>
  );
}

export function Shell({
  children,
  header,
  wide = false,
}: {
  children: ComponentChildren;
  header?: ComponentChildren;
  wide?: boolean;
}) {
  const play = useContext(OpenTable);
  return (
    <div ref={rootOf(play)} class={wide ? "page page-wide" : "page"}>
      <a class="skip" href="#main" onClick={(event) => skip(event)}>
        {t("skip")}
      </a>
      <header class="site-header">
        <a class="brand" href="/" aria-label={t("home-link")}>
          <Icon name="logo" />
          <span>Taverne</span>
        </a>
        {header}
        {header ? null : <HeaderTools />}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {wide ? null : (
        <footer class="site-footer">
          <span>{t("unofficial")}</span>
          <a href="/learn">{t("learn")}</a>
          <a href="/puzzles">{t("puzzles")}</a>
          <a href="/daily">{t("daily")}</a>
          <a href="/ratings">{t("ratings")}</a>
          {LOCAL.includes(location.hostname) ? <a href="/lab">{t("lab")}</a> : null}
          <a href="/credits">{t("credits")}</a>
        </footer>
      )}
      {opened.value === "settings" ? <SettingsDialog onClose={() => (opened.value = "")} /> : null}
      {opened.value === "identity" ? <IdentityDialog onClose={() => (opened.value = "")} /> : null}
      <InfoCards />
      <Announcer />
    </div>
  );
}

function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}
