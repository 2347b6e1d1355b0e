// The rules ledger of a game as the reader meets it: chapters, numbers, sentences, and a search in them.
// The sentences themselves are messages of the ledger's file; this only finds their order and headings.
import type { Tongue } from "./tongue";

export interface Rule {
  id: string;
  text: string;
  ruling: boolean;
  chapter: string;
}

/** Read the ledger in the order of its file. */
export function readRules(source: string, tongue: Tongue): Rule[] {
  const rules: Rule[] = [];
  let chapter = "";
  for (const line of source.split("\n")) {
    const heading = /^## (.+)$/.exec(line);
    if (heading) chapter = heading[1] ?? "";
    const message = /^([A-Z]{2,4}-\d+) =/.exec(line);
    if (message?.[1]) {
      const id = message[1];
      rules.push({ id, text: tongue.text(id), ruling: tongue.attribute(id, "ruling") !== null, chapter });
    }
  }
  return rules;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("’", "'")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");

/** Rules whose number or text holds every word that was typed: what can be said before the server has answered. */
export function plainSearch(rules: readonly Rule[], typed: string): Rule[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...rules];
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.chapter} ${rule.text}`);
    return words.every((word) => text.includes(word));
  });
}
