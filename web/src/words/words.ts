// Which words are loaded and spoken: the client's own (a part of the client for each language) and the server's, as signals.
// Switching the language keeps the old one on screen until the new words have arrived.
import { computed, effect, signal } from "@preact/signals";
import { lang, type Lang } from "../settings";
import { api } from "../wire/api";
import { Tongue, type Vars } from "./tongue";

/** The client's own words: the first of the files. */
const OWN = "own.ftl";
const own: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("../locale/en.ftl?raw"),
  fr: () => import("../locale/fr.ftl?raw"),
};
/** Words of a game that are fetched when somebody asks for them. */
const APART = ["rules", "things", "lessons"] as const;
const files = signal<ReadonlyMap<string, string>>(new Map());
const wanted = signal<ReadonlySet<string>>(new Set([OWN, "common.ftl"]));
const spoken = signal<Lang>(lang.value);
const loading = new Map<string, Promise<void>>();

function load(of: Lang, file: string): Promise<void> {
  const key = `${of}/${file}`;
  let promise = loading.get(key);
  if (!promise) {
    promise = fetched(of, file)
      .catch(() => "")
      .then((text) => {
        if (text === "") loading.delete(key);
        files.value = new Map(files.value).set(key, text);
      });
    loading.set(key, promise);
  }
  return promise;
}

function fetched(of: Lang, file: string): Promise<string> {
  return file === OWN ? own[of]().then((words) => words.default) : api.words(`${of}/${file}`);
}

/** Whether there are words to speak with: a page without them would show their keys. */
export const hasWords = computed(() => files.value.has(`${spoken.value}/${OWN}`));

effect(() => {
  const to = lang.value;
  const all = [...wanted.value].map((file) => load(to, file));
  void Promise.all(all).then(() => {
    if (lang.value === to) spoken.value = to;
  });
});

function want(file: string): void {
  if (!wanted.value.has(file)) wanted.value = new Set(wanted.value).add(file);
}

/** Ask for the few words that say what a game is: all that a page about all games needs. */
export function wantAbout(game: string): void {
  want(`${game}/about.ftl`);
}

/** Ask for the words of a game; they appear when they have come. */
export function wantGame(game: string): void {
  want(`${game}.ftl`);
}

export function wantRules(game: string): void {
  want(`${game}/rules.ftl`);
}

/** What the things of a game are, for its info cards; and its lessons. */
export function wantThings(game: string): void {
  want(`${game}/things.ftl`);
}

export function wantLessons(game: string): void {
  want(`${game}/lessons.ftl`);
}

export function gameWordsReady(game: string): boolean {
  return files.value.has(`${spoken.value}/${game}.ftl`);
}

/** Whether it can be said what a game is. */
export const aboutReady = (game: string): boolean =>
  gameWordsReady(game) || files.value.has(`${spoken.value}/${game}/about.ftl`);

export function rulesText(game: string): string {
  return files.value.get(`${spoken.value}/${game}/rules.ftl`) ?? "";
}

const tongues = new Map<string, Tongue>();

function tongueOf(game: string): Tongue {
  const of = spoken.value;
  const whole = files.value.has(`${of}/${game}.ftl`);
  const apart = APART.map((kind) => `${game}/${kind}.ftl`);
  const parts = [OWN, ...(game ? [whole ? `${game}.ftl` : `${game}/about.ftl`, ...apart] : []), "common.ftl"];
  const texts = parts.map((part) => files.value.get(`${of}/${part}`) ?? "");
  const key = `${of} ${game} ${texts.map((text) => text.length).join(" ")}`;
  let tongue = tongues.get(key);
  if (!tongue) {
    tongue = new Tongue(of, texts);
    tongues.set(key, tongue);
  }
  return tongue;
}

const plain = computed(() => tongueOf(""));

/** The language as spoken now, with the words of a game. Reading it in a component follows every change. */
export function speak(game = ""): Tongue {
  return game ? tongueOf(game) : plain.value;
}

/** A word of the client's own interface. */
export function t(id: string, vars: Vars = {}): string {
  return plain.value.text(`ui-${id}`, vars);
}
