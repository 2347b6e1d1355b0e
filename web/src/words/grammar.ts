// Grammar by rule: the capital, the elision and the contraction that a name needs, as functions of Fluent files.
// The same rules as taverne/grammar.py; tests/words/renderings.json holds both to the same sentences.
import type { FluentFunction } from "@fluent/bundle";

// How French first names go on after a mute h; no rule tells it from an aspirated one, so others keep their vowel.
const MUTE = "ector|elen|elo|enr|ercul|erm[ei]|erv|ila|ippo|omer|onor|orac|orten|ubert|uguet|yac";
const OPEN = new RegExp(`^(?:[aeiouæœ]|y[bcdfghj-np-tv-xz]|h(?:${MUTE}))`, "i");

/** Whether a small word loses its vowel before this: « d’Otto », « d’Hélène », but « de Yann » and « de Hugo ». */
const elides = (text: string): boolean => OPEN.test(text.slice(0, 12).normalize("NFD").replace(/\p{M}/gu, ""));

function contracted(text: string, le: string, les: string): string | null {
  if (text.startsWith("le ")) return `${le} ${text.slice(3)}`;
  return text.startsWith("les ") ? `${les} ${text.slice(4)}` : null;
}

const of = (text: string): string => contracted(text, "du", "des") ?? (elides(text) ? `d’${text}` : `de ${text}`);
const to = (text: string): string => contracted(text, "au", "aux") ?? `à ${text}`;
const that = (text: string): string => (elides(text) ? `qu’${text}` : `que ${text}`);

const start = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const spoken =
  (rule: (text: string) => string): FluentFunction =>
  (args) =>
    rule(String(args[0] ?? ""));

/** The functions that files of a language may call. */
export function functions(lang: string): Record<string, FluentFunction> {
  const all = { START: spoken(start) };
  return lang === "fr" ? { ...all, OF: spoken(of), TO: spoken(to), THAT: spoken(that) } : all;
}
