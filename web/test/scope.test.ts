// The style sheets of a game hold for that game only, and are as specific as they are written.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import { scoped, scopeGames, stands } from "../tools/scope";

const SOURCE = resolve(import.meta.dirname, "../src");
const BUILT = resolve(import.meta.dirname, "../../src/taverne/server/static/assets");

/** The sheets under a folder, by their paths. */
const sheetsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => join(folder, name));

const CLASS = /\.(-?[a-z_][\w-]*)/gi;

const built = (css: string, file: string) => postcss([scopeGames()]).process(css, { from: file }).css;

test("a class of one board reaches no other", () => {
  expect(scoped(".purse", "euthia")).toBe(':where([data-game="euthia"]) .purse');
  const css = built(".purse, .coin > b { color: red }", "/web/src/games/dungeon_rush/dungeon.css");
  expect(css).toBe(
    ':where([data-game="dungeon_rush"]) .purse, :where([data-game="dungeon_rush"]) .coin > b { color: red }',
  );
});

test("what is said of the page's root is said of the root of that game's page", () => {
  expect(scoped(':root[data-theme="dark"] .eg', "euthia")).toBe(
    ':root[data-theme="dark"]:where([data-game="euthia"]) .eg',
  );
  expect(scoped('[data-motion="full"] .die', "nerath")).toBe('[data-motion="full"]:where([data-game="nerath"]) .die');
  expect(scoped('html[data-theme="dark"] .die', "nerath")).toBe(
    'html[data-theme="dark"]:where([data-game="nerath"]) .die',
  );
});

test("rules inside media queries are scoped, steps of an animation and nested rules are not", () => {
  const css = built(
    "@media print { .a { b: c } } @keyframes k { from { b: c } } .d { & .e { b: c } }",
    "/web/src/games/nerath/map.css",
  );
  expect(css.match(/:where/g)).toHaveLength(2);
  expect(css).toContain('@media print { :where([data-game="nerath"]) .a');
  expect(css).toContain("from { b: c }");
});

test("the sheets of the house hold everywhere", () => {
  expect(built(".frame { a: b }", "/web/src/styles/frame.css")).toBe(".frame { a: b }");
});

test("an animation bears the name of its game, where it is defined and where it is used", () => {
  const css = built(
    "@keyframes drop { to { top: 0 } } .a { animation: drop 1s ease-out, rise 1s } .b { animation-name: drop }",
    "/web/src/games/nerath/map.css",
  );
  expect(css).toContain("@keyframes nerath-drop {");
  expect(css).toContain("animation: nerath-drop 1s ease-out, rise 1s");
  expect(css).toContain("animation-name: nerath-drop");
});

test("in every sheet of every game all rules and animations are that game's", () => {
  const sheets = sheetsIn(join(SOURCE, "games"));
  expect(sheets.length).toBeGreaterThan(10);
  for (const file of sheets) {
    const game = /\/games\/([a-z_]+)\//.exec(file)?.[1];
    if (game === undefined) continue; // what all games without a board share
    const sheet = postcss.parse(built(readFileSync(file, "utf8"), file));
    sheet.walkRules((rule) => {
      if (!stands(rule)) return;
      for (const selector of rule.selectors) expect(selector, file).toContain(`:where([data-game="${game}"])`);
    });
    sheet.walkAtRules((rule) => {
      if (/keyframes$/.test(rule.name)) expect(rule.params, file).toMatch(new RegExp(`^${game}-`));
      else
        expect(["media", "container", "supports"], `${file}: @${rule.name} would hold everywhere`).toContain(rule.name);
    });
    sheet.walkDecls(/^animation(?:-name)?$/, (line) => {
      expect(line.value, `${file}: an animation of this game`).toMatch(new RegExp(`^(?:${game}-|none)`));
    });
  }
});

const sources = sheetsIn(SOURCE);
const made = existsSync(BUILT) ? sheetsIn(BUILT) : [];
const oldest = Math.min(...made.map((file) => statSync(file).mtimeMs));
const fresh = made.length > 0 && sources.every((file) => statSync(file).mtimeMs < oldest);

test.runIf(fresh)("in the client as it was built no class of a board stands outside its game", () => {
  const classes = (files: string[]) =>
    new Set(files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(CLASS)].map((found) => found[1] ?? "")));
  const boards = sources.filter((file) => /\/games\/[a-z_]+\//.test(file));
  const house = classes(sources.filter((file) => !boards.includes(file)));
  const own = new Set([...classes(boards)].filter((name) => !house.has(name)));
  expect(own.size).toBeGreaterThan(100);
  for (const file of made) {
    postcss.parse(readFileSync(file, "utf8")).walkRules((rule) => {
      if (!stands(rule)) return;
      for (const selector of rule.selectors) {
        const theirs = [...selector.matchAll(CLASS)].some((found) => own.has(found[1] ?? ""));
        if (theirs) expect(selector, file).toContain("[data-game=");
      }
    });
  }
});
