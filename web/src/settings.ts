// What a visitor has set, kept in this browser: language, theme, motion, sound, notices.
// The page's root element carries theme and motion as attributes, for the style sheets.
import { computed, effect, signal } from "@preact/signals";

export type Lang = "en" | "fr";
type Theme = "auto" | "light" | "dark";
type Motion = "auto" | "full" | "none";

export const LANGS: readonly Lang[] = ["en", "fr"];

export function stored<T extends string>(key: string, allowed: readonly T[], otherwise: T) {
  let first = otherwise;
  try {
    const found = localStorage.getItem(`taverne.${key}`) as T | null;
    if (found !== null && allowed.includes(found)) first = found;
  } catch {
    // Storage may be forbidden; the settings then last as long as the page.
  }
  const value = signal<T>(first);
  effect(() => {
    try {
      localStorage.setItem(`taverne.${key}`, value.value);
    } catch {
      // As above.
    }
  });
  return value;
}

function browserLang(): Lang {
  const wanted = (navigator.languages ?? [navigator.language]).map((lang) => lang.slice(0, 2) as Lang);
  return wanted.find((lang) => LANGS.includes(lang)) ?? "en";
}

export const lang = stored<Lang>("lang", LANGS, browserLang());
export const theme = stored<Theme>("theme", ["auto", "light", "dark"], "auto");
export const motion = stored<Motion>("motion", ["auto", "full", "none"], "auto");
export const sound = stored<"on" | "off">("sound", ["on", "off"], "off");
export const notices = stored<"on" | "off">("notices", ["on", "off"], "off");
/** Whether a first match explains itself. */
export const coach = stored<"on" | "off">("coach", ["on", "off"], "on");
/** Which hero a tap on a monster sends: the one that beats it, or always the one that is selected. */
export const tapHand = stored<"winning" | "selected">("taphand", ["winning", "selected"], "winning");
export const keyHints = stored<"on" | "off">("keyhints", ["on", "off"], "on");
/** What lies open beside the board: the whole log, the chat, or neither. */
export const logPanel = stored<"closed" | "log" | "chat">("panel", ["closed", "log", "chat"], "closed");

/** Whether a question to the browser is answered with yes, now and when that changes. */
function matching(query: string) {
  const asked = matchMedia(query);
  const found = signal(asked.matches);
  asked.addEventListener("change", () => (found.value = asked.matches));
  return found;
}

const calm = matching("(prefers-reduced-motion: reduce)");
const night = matching("(prefers-color-scheme: dark)");
/** Whether the page is as wide as a phone. */
export const narrow = matching("(max-width: 600px)");

/** Whether the areas of a table stand one below the other. */
export const narrowFrame = matching("(max-width: 900px) and (min-height: 600px), (max-width: 600px)");

/** Whether things may move at all. */
export const moves = computed(() => motion.value === "full" || (motion.value === "auto" && !calm.value));

export function dressPage(): void {
  effect(() => {
    const root = document.documentElement;
    root.lang = lang.value;
    root.dataset.theme = theme.value === "auto" ? (night.value ? "dark" : "light") : theme.value;
    root.dataset.keys = keyHints.value;
    root.dataset.motion = moves.value ? "full" : "none";
  });
}
