// Words: both languages have the same keys and variables, every key in use exists, sentences follow docs/words.md.
// The games' own files are compared by the Python tests.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readRules, plainSearch } from "../src/words/rules";
import { NOBODY, Tongue } from "../src/words/tongue";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const own = { en: read("../src/locale/en.ftl"), fr: read("../src/locale/fr.ftl") };
const games = "../../src/taverne/games/dungeon_rush/locale/";
const common = "../../src/taverne/locale/";

const tongue = (lang: "en" | "fr"): Tongue =>
  new Tongue(lang, [
    own[lang],
    read(`${games}${lang}/names.ftl`),
    read(`${games}${lang}/table.ftl`),
    read(`${common}${lang}/common.ftl`),
  ]);

const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");

function message(text: string, id: string): string {
  const start = text.indexOf(`\n${id} =`);
  const end = text.slice(start + 1).search(/\n(?=[a-z#])/);
  return text.slice(start, end < 0 ? undefined : start + 1 + end);
}

const variables = (text: string): string[] => [...new Set([...text.matchAll(/\$\w+/g)].map(String))].sort();

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.tsx?$/.test(name) ? [readFileSync(path, "utf8")] : [];
  });
}

describe("the client's own words", () => {
  it("have the same keys in both languages, in the same order", () => {
    expect(ids(own.fr)).toEqual(ids(own.en));
  });

  it("use the same variables in both languages", () => {
    for (const id of ids(own.en))
      expect([id, variables(message(own.fr, id))]).toEqual([id, variables(message(own.en, id))]);
  });

  it("hold every key that the code names", () => {
    const code = sources(new URL("../src", import.meta.url).pathname).join("\n");
    const named = [...code.matchAll(/\bt\("([^"]+)"/g)].map((match) => `ui-${match[1]}`);
    const known = new Set(ids(own.en));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it("have a message for every pattern of keys", () => {
    const known = ids(own.en);
    const code = sources(new URL("../src", import.meta.url).pathname).join("\n");
    for (const match of code.matchAll(/\bt\(`([^`]+)`/g)) {
      const pattern = new RegExp(`^ui-${(match[1] ?? "").replace(/\$\{[^}]+\}/g, "[\\w-]+")}$`);
      expect([match[1], known.some((id) => pattern.test(id))]).toEqual([match[1], true]);
    }
  });
});

describe("sentences", () => {
  const seats = { name: (seat: number) => ["Ann", "Otto"][seat] ?? "?", you: (seat: number) => seat === 0 };

  it("call the reader you", () => {
    const data = { seat: 0, hand: "left", monster: "monster-I-26" };
    expect(tongue("en").sentence("event-claimed", data, seats)).toBe("Your left hero attacks the Giant Spider.");
    expect(tongue("en").sentence("event-claimed", { ...data, seat: 1 }, seats)).toContain(
      "Otto attacks the Giant Spider",
    );
  });

  it("use French grammar from the names", () => {
    expect(tongue("fr").sentence("event-drafted", { seat: 1, hero: "hero-archer" }, seats)).toContain("l’Archère");
  });

  it("join lists as the language does, and name the reader in them", () => {
    expect(tongue("en").sentence("event-winners", { seats: [0, 1] }, seats)).toContain("you and Otto");
    expect(tongue("fr").list(["a", "b", "c"])).toBe("a, b et c");
  });

  it("read an action by the prefixes of its arguments", () => {
    expect(tongue("en").action("claim left I-26", NOBODY)).toBe("Send the left hero to the Giant Spider");
    expect(tongue("en").action("keep", NOBODY)).not.toContain("⟦");
    expect(tongue("en").action("keep I-26", NOBODY)).toContain("the Giant Spider");
    expect(tongue("en").action("something else", NOBODY)).toBe("something else");
  });

  it("mark what is missing and never fail", () => {
    expect(tongue("en").sentence("event-nothing-such", {}, seats)).toBe("⟦event-nothing-such⟧");
  });
});

describe("both renderers", () => {
  interface Case {
    game: string;
    lang: "en" | "fr";
    say?: string;
    action?: string;
    data?: Record<string, unknown>;
    viewer: number;
    text: string;
  }
  const cases = JSON.parse(read("../../tests/words/renderings.json")) as Case[];
  const people = ["Anna", "Otto", "Mira", "Élie", "Yann", "Yves", "Hélène"];

  function ofGame(game: string, lang: string): Tongue {
    const folder = new URL(`../../src/taverne/games/${game}/locale/${lang}/`, import.meta.url).pathname;
    const files = readdirSync(folder).filter((name) => !["rules.ftl", "box.ftl"].includes(name));
    return new Tongue(lang, [
      ...files.sort().map((name) => readFileSync(join(folder, name), "utf8")),
      read(`${common}${lang}/common.ftl`),
    ]);
  }

  it.each(cases)("say $lang $say$action as the Python side does", ({ game, lang, say, action, data, viewer, text }) => {
    const at = { name: (seat: number) => people[seat] ?? "?", you: (seat: number) => seat === viewer };
    const words = ofGame(game, lang);
    expect(action === undefined ? words.sentence(say ?? "", data ?? {}, at) : words.action(action, at)).toBe(text);
  });
});

describe("the rules ledger", () => {
  const source = read(`${games}fr/rules.ftl`);
  const rules = readRules(source, new Tongue("fr", [source]));

  it("is read in order with its chapters", () => {
    expect(rules[0]?.id).toBe("DR-001");
    expect(rules.length).toBeGreaterThan(180);
    expect(rules[0]?.chapter).not.toBe("");
    expect(rules.some((rule) => rule.ruling)).toBe(true);
  });

  it("is found by words whatever their accents", () => {
    const found = plainSearch(rules, "HEROS dr-001");
    expect(found.map((rule) => rule.id)).toEqual(["DR-001"]);
    expect(plainSearch(rules, "dragon").length).toBeGreaterThan(3);
    expect(plainSearch(rules, "")).toHaveLength(rules.length);
  });
});
