// What belongs to one open table belongs to no other: two of them in one page share nothing but what the page itself has.
// How each part looks is tested in a browser.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { viewport as worldWindow, picked as worldPicked, tab as worldTab } from "../src/games/euthia/ui";
import { busy, follow } from "../src/games/monster_lands/expedition/free_plan";
import { viewport as warWindow } from "../src/games/nerath/map/panzoom";
import { bought, give, picked, press, tab } from "../src/games/nerath/ui";
import { inTurn } from "../src/table/answers";
import { perTable } from "../src/table/per_table";
import type { Play } from "../src/table/play";
import type { View } from "../src/wire/types";

/** A table that asks the same question for ever and takes every answer. */
function table(prompt: string, options: readonly string[]) {
  const ask = (): View => ({
    seat: 0,
    table: {},
    waiting: [0],
    clocks: [],
    over: false,
    result: null,
    asked: [{ prompt, options: [...options], rule: "", data: { unit: "fighter" }, final: false, optional: false }],
  });
  const view = signal<View | null>(ask());
  const given: string[] = [];
  const play = {
    game: "nerath",
    live: true,
    seat: signal(0),
    view,
    candidates: signal([]),
    act: (notation: string) => {
      given.push(notation);
      view.value = ask();
      return Promise.resolve(true);
    },
    why: () => undefined,
  } as unknown as Play;
  return { play, given };
}

describe("two tables in one page", () => {
  it("each have their own of what is declared once, made when first asked for", () => {
    let made = 0;
    const counted = perTable(() => ({ n: ++made }));
    const [a, b] = [table("act", []).play, table("act", []).play];
    expect(made).toBe(0);
    expect([counted(a).n, counted(b).n, counted(a).n]).toEqual([1, 2, 1]);
    const nothing = perTable(() => void ++made);
    nothing(a);
    nothing(a);
    expect(made, "even where there is nothing to keep").toBe(3);
  });

  it("do not share what is picked, bought, in front or in sight", () => {
    const [a, b] = [table("place", ["at skalgard"]), table("place", ["at skalgard"])];
    press(a.play, "skalgard");
    give(a.play, "at skalgard");
    tab(a.play).value = "realms";
    warWindow(a.play).zoom(3);
    expect([picked(a.play).value, picked(b.play).value]).toEqual(["skalgard", ""]);
    expect([bought(a.play).value?.unit, bought(b.play).value]).toEqual(["fighter", null]);
    expect(tab(b.play).value).toBe("cards");
    expect(warWindow(b.play).frame.value).toEqual(warWindow(b.play).whole());
    expect(warWindow(a.play).frame.value.w).toBeLessThan(warWindow(b.play).frame.value.w);
    expect([b.given, a.given]).toEqual([[], ["at skalgard"]]);
  });

  it("of two games, or of one, keep their own window and page", () => {
    const [a, b] = [table("act", []).play, table("act", []).play];
    worldPicked(a).value = "t1a";
    worldTab(a).value = "quests";
    worldWindow(a).board = { x: 0, y: 0, w: 9000, h: 9000 };
    expect([worldPicked(b).value, worldTab(b).value, worldWindow(b).board.w]).toEqual(["", "scenario", 600]);
    expect(picked(a).value, "nor does one game take what the other has picked").toBe("");
  });

  it("may both be given several answers at the same time", async () => {
    const [a, b] = [table("order", ["x", "y"]), table("order", ["x", "y"])];
    const done = await Promise.all([inTurn(a.play, ["x", "y", "x"]), inTurn(b.play, ["y", "y"])]);
    expect(done).toEqual([true, true]);
    expect([a.given, b.given]).toEqual([
      ["x", "y", "x"],
      ["y", "y"],
    ]);
  });

  it("are not busy for one another", async () => {
    const [a, b] = [table("send", ["x"]), table("send", ["x"])];
    const going = follow(a.play, ["x", "x"]);
    expect([busy(a.play).value, busy(b.play).value]).toEqual([true, false]);
    await going;
    expect(busy(a.play).value).toBe(false);
  });
});

describe("the modules of a table", () => {
  /** What is of the page or of a game, not of a table: boxes as the server sends them, drawers, the pointer's card. */
  const OF_THE_PAGE: Record<string, readonly string[]> = {
    "games/registry.ts": ["modules"],
    "games/dungeon_rush/cards.ts": ["cards", "asked"],
    "games/dungeon_rush/fight/keys.ts": ["printed"],
    "games/euthia/box.ts": ["box", "asked"],
    "games/monster_lands/cards.ts": ["cards", "asked"],
    "games/nerath/box.ts": ["box", "asked"],
    "games/nerath/map/names.tsx": ["pen"],
    "parts/page/rules.tsx": ["opened", "typed"],
    "parts/page/shell.tsx": ["opened"],
    "things/card.tsx": ["shown", "start", "pressed"],
  };
  const root = join(import.meta.dirname, "../src");
  const files = ["games", "parts", "table", "things"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const STATE = /^(?:export )?(?:let (\w+)|const (\w+)[^\n]*?= *(?:signal\b|computed\b|new Viewport\b))/gm;

  it("keep nothing of it for themselves", () => {
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((name) => {
      const text = readFileSync(join(root, name), "utf8");
      const names = [...text.matchAll(STATE)].map((one) => one[1] ?? one[2] ?? "");
      return names.filter((one) => !OF_THE_PAGE[name]?.includes(one)).map((one) => `${name}: ${one}`);
    });
    expect(found).toEqual([]);
  });
});
