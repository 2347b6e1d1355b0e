// The pure parts of Euthia's hero board and duel: which answers belong to a tile, combats from the log, where one stands.
// What the page makes of them is tested in a browser.
import { describe, expect, it } from "vitest";
import { diceOf, fightTale, placeOf, sideOf } from "../../src/games/euthia/duel/fight";
import { promising } from "../../src/games/euthia/duel/best_answer";
import { deedsFor } from "../../src/games/euthia/goods/things";
import type { Advice } from "../../src/games/euthia/help";
import type { DuelView } from "../../src/games/euthia/view";
import type { LogLine } from "../../src/wire/types";

const line = (kind: string, data: Record<string, unknown> = {}): LogLine => ({ position: 0, kind, data, rule: "" });
const duel = (more: Partial<DuelView>): DuelView => ({ round: 1, step: "foe", part: "healing", ...more }) as DuelView;

describe("the answers for a tile", () => {
  const options = [
    "done",
    "use dodge 1",
    "equip axe 1",
    "unequip axe 6",
    "sell_tile axe",
    "set_gem ruby axe 6",
    "set_gem ruby axe 0",
    "buy axe",
    "relearn silence dodge",
    "learn silence",
  ];

  it("are those for the place where it lies", () => {
    expect(deedsFor(options, { id: "axe" })).toEqual(["equip axe 1", "sell_tile axe", "set_gem ruby axe 0"]);
    expect(deedsFor(options, { id: "axe", spot: 6 })).toEqual(["unequip axe 6", "set_gem ruby axe 6"]);
  });

  it("tell what is learned in its place, not what it would be learned for", () => {
    expect(deedsFor(options, { id: "dodge", spot: 2 })).toEqual(["use dodge 1", "relearn silence dodge"]);
    expect(deedsFor(options, { id: "silence" })).toEqual([]);
  });
});

describe("the strong answer", () => {
  const odds = (options: Record<string, number>): Advice =>
    ({ options: Object.fromEntries(Object.entries(options).map(([one, win]) => [one, { win }])) }) as unknown as Advice;

  it("is never the one that kills the hero", () => {
    const told = odds({ pass: 0, "gaar 1": 0.99, "gaar 2": 0.98 });
    expect(promising(["pass", "gaar 1", "gaar 2"], told, false)).toBe("gaar 1");
  });

  it("is passing where a token gains next to nothing, or where it is best for whoever leads the monster", () => {
    expect(promising(["pass", "gaar 1"], odds({ pass: 0.98, "gaar 1": 0.99 }), false)).toBe("pass");
    expect(promising(["pass", "gaar 1"], odds({ pass: 0.2, "gaar 1": 0.4 }), true)).toBe("pass");
  });

  it("is none where odds are not there or tell nothing apart", () => {
    expect(promising(["pass", "gaar 1"], null, false)).toBeNull();
    expect(promising(["attack axe", "attack bow"], odds({ "attack axe": 0.5, "attack bow": 0.5 }), false)).toBeNull();
  });
});

describe("the tale of a combat", () => {
  const log = [
    line("meets", { seat: 1, foe: "monster-grey_wolf" }),
    line("monster-beaten", { seat: 1, foe: "monster-grey_wolf" }),
    line("turn", { seat: 0 }),
    line("meets-player", { seat: 0, other: 1, foe: "monster-cave_spider" }),
    line("card-drawn", { seat: 1 }),
    line("combat-round", { n: 1 }),
    line("monster-rolled", { dice: [3, 5] }),
    line("gaar-duel", { own: 1 }),
    line("monster-rerolled", { n: 2 }),
    line("wounded", { seat: 0, n: 3 }),
    line("combat-round", { n: 2 }),
    line("struck", { seat: 0, n: 7 }),
    line("monster-beaten", { seat: 0 }),
    line("loot", { seat: 0 }),
    line("moved", { seat: 0 }),
  ];

  it("is that of the latest one, by rounds, with its end", () => {
    const tale = fightTale(log);
    expect(tale).toMatchObject({ seat: 0, master: 1, foe: "cave_spider" });
    expect(tale?.rounds.map((round) => [round.n, round.lines.map((one) => one.kind)])).toEqual([
      [0, ["card-drawn"]],
      [1, ["monster-rolled", "gaar-duel", "monster-rerolled", "wounded"]],
      [2, ["struck"]],
    ]);
    expect(tale?.end.map((one) => one.kind)).toEqual(["monster-beaten", "loot"]);
    expect(fightTale(log.slice(0, log.findIndex((one) => one.kind === "loot") + 1))?.left).toBe(false);
    expect(fightTale([...log, line("moved")])?.left).toBe(true);
    expect(fightTale([line("turn")])).toBeNull();
  });

  it("gives each line to the side whose deed it is, and shows its dice", () => {
    const tale = fightTale(log);
    const lines = tale?.rounds.flatMap((round) => round.lines) ?? [];
    const sides = tale ? lines.map((one, i) => sideOf(one, tale, lines[i - 1])) : [];
    expect(sides).toEqual(["foe", "foe", "hero", "hero", "foe", "hero"]);
    expect(lines.map(diceOf)).toEqual([[], [3, 5], [], [2], [], []]);
  });
});

describe("the place in a combat", () => {
  it("is told by phase and step", () => {
    expect(placeOf(duel({ round: 0, step: "prepare", part: "prepare" }))).toEqual({ phase: "prepare", step: "" });
    expect(placeOf(duel({ round: 0, step: "initiative", part: "roll" }))).toEqual({ phase: "initiative", step: "c" });
    expect(placeOf(duel({ step: "hero", part: "healing" })).phase).toBe("heal-1");
    expect(placeOf(duel({ part: "monster-cards" }))).toEqual({ phase: "foe", step: "a" });
    expect(placeOf(duel({ part: "alternate" }))).toEqual({ phase: "foe", step: "c" });
    expect(placeOf(duel({ part: "healing" })).phase).toBe("heal-2");
    expect(placeOf(duel({ step: "hero", part: "curse" }))).toEqual({ phase: "hero", step: "a" });
    expect(placeOf(duel({ step: "hero", part: "choose" }))).toEqual({ phase: "hero", step: "b" });
    expect(placeOf(duel({ step: "hero", part: "end" })).phase).toBe("end");
  });
});
