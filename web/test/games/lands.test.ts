// The pure parts of the board of Monster Lands: an Adventure in scenes, what a line weighs, chances in figures.
// The board itself is tested in a browser, against the real server.
import { describe, expect, it } from "vitest";
import { holds, mainChance, percent } from "../../src/games/monster_lands/help";
import { isConquest, scenesOf, weightOf } from "../../src/games/monster_lands/story/scenes";
import { lastAdventure, madhalaLines } from "../../src/games/monster_lands/story/adventure_log";
import type { LogLine } from "../../src/wire/types";

const line = (kind: string, data: Record<string, unknown> = {}): LogLine => ({ position: 0, kind, data, rule: "" });

const ADVENTURE = [
  line("turn", { turn: 2 }),
  line("sent", { seat: 0 }),
  line("phase", { phase: "phase-adventure" }),
  line("rolled", { seat: 0, dice: [4, 5], total: 9 }),
  line("mission-won", { seat: 0 }),
  line("contract", { seat: 1 }),
  line("gold", { seat: 1, n: 2 }),
  line("contract", { seat: 0 }),
  line("battle", { place: "place-region_b", monster: "monster-krinx" }),
  line("attack", { monster: "monster-krinx", seat: 1, n: 3 }),
  line("died", { seat: 1 }),
  line("battle", { place: "place-gates", monster: "" }),
  line("phase", { phase: "phase-cleanup" }),
  line("home", { seat: 0 }),
  line("missions", {}),
];

describe("an Adventure", () => {
  it("is told from its beginning to the next turn's missions", () => {
    const tale = lastAdventure(ADVENTURE);
    expect(tale?.turn).toBe(2);
    expect(tale?.lines[0]?.kind).toBe("rolled");
    expect(tale?.lines.at(-1)?.kind).toBe("home");
  });

  it("tells a roll against a monster from one for its land", () => {
    const fought = scenesOf([
      line("battle", { place: "place-region_a", monster: "monster-krinx" }),
      line("rolled", { seat: 0, mercenary: "mercenary-korgo", dice: [6, 5], total: 17 }),
      line("killed", { seat: 0, monster: "monster-krinx" }),
      line("rolled", { seat: 1, mercenary: "mercenary-taron", dice: [6, 4], total: 10 }),
      line("battle", { place: "place-region_b", monster: "" }),
      line("rolled", { seat: 2, mercenary: "mercenary-purkas", dice: [3], total: 3 }),
    ]);
    const rolls = fought.flatMap((scene) =>
      scene.lines.filter((one) => one.kind === "rolled").map((one) => isConquest(scene, one)),
    );
    expect(rolls).toEqual([false, true, true]);
  });

  it("falls into scenes: missions, contracts together, each battle, the Cleanup", () => {
    const scenes = scenesOf(lastAdventure(ADVENTURE)?.lines ?? []);
    expect(scenes.map((scene) => [scene.kind, scene.place, scene.monster, scene.lines.length])).toEqual([
      ["competitive", "competitive", "", 2],
      ["contract", "contract", "", 3],
      ["battle", "region_b", "krinx", 2],
      ["battle", "gates", "", 0],
      ["cleanup", null, "", 1],
    ]);
  });

  it("loses no line", () => {
    const lines = lastAdventure(ADVENTURE)?.lines ?? [];
    const told = scenesOf(lines).flatMap((scene) => scene.lines);
    expect(told).toEqual(lines.filter((one) => one.kind !== "battle" && one.kind !== "phase"));
  });

  it("tells dice rolled one after the other as one roll", () => {
    const roll = (mercenary: string, dice: number[], total: number) =>
      line("rolled", { seat: 0, mercenary, dice, total });
    const [scene] = scenesOf([roll("a", [5], 5), roll("a", [3], 8), roll("b", [2], 10), line("killed")]);
    expect(scene?.lines.map((one) => [one.data["mercenary"], one.data["dice"], one.data["total"]])).toEqual([
      ["a", [5, 3], 8],
      ["b", [2], 10],
      [undefined, undefined, undefined],
    ]);
  });

  it("marks what was won and lost", () => {
    expect(["captured", "died", "madhala-sent", "gold"].map(weightOf)).toEqual(["good", "bad", "madhala", ""]);
  });
});

describe("Madhala", () => {
  it("is told by her latest lines of this turn only", () => {
    const log = [
      line("madhala-force"),
      line("turn", { turn: 3 }),
      line("madhala-sent"),
      line("gold"),
      line("madhala-idle"),
    ];
    expect(madhalaLines(log).map((one) => one.kind)).toEqual(["madhala-sent", "madhala-idle"]);
  });
});

describe("chances", () => {
  it("never read as certain or impossible unless they are", () => {
    expect([0, 0.0001, 0.5, 0.9999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });

  it("of a battle are beating the monster or conquering the region", () => {
    expect(mainChance({ survive: 1, beat: 0.25, conquer: 0.5 })).toBe(0.75);
    expect(mainChance({ win: 0.4, succeed: 0.6 })).toBe(0.4);
    expect(mainChance({ survive: 1, conquer: 0.3 })).toBe(0.3);
  });
});

describe("odds of an expedition", () => {
  const outlook = { expedition: 3, place: "region_a", number: 4, mercenary: "taron", chances: { beat: 0.1 } };

  it("of its plan are gone once it has set out", () => {
    expect(holds({ ...outlook, planned: true }, 3)).toBe(true);
    expect(holds({ ...outlook, planned: true }, -1)).toBe(false);
    expect(holds({ ...outlook, planned: false }, -1)).toBe(true);
  });
});
