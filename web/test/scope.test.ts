// The style sheets of a game hold for that game only, and are as specific as they are written.
import postcss from "postcss";
import { expect, test } from "vitest";
import { scoped, scopeGames } from "../tools/scope";

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
