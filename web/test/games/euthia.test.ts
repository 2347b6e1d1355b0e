// The pure parts of the Euthia board: hexes and tiles as points, answers by space, the tale by turn, the box.
// What the page makes of them is tested in a browser.
import { describe, expect, it } from "vitest";
import { readBox } from "../../src/games/euthia/box";
import { artOf, groupOf, spaceIn } from "../../src/games/euthia/map/answers";
import { extent, hexAt, middle, spotOf, spotsOf, towards, trefoil } from "../../src/games/euthia/map/hexes";
import { newsOf, pictureOf, turnsOf } from "../../src/games/euthia/course/turn_log";
import type { TileView } from "../../src/games/euthia/view";
import { answersByPlace } from "../../src/table/answers";
import { Viewport, type Point } from "../../src/ui/viewport";
import type { Asked, Candidate, LogLine } from "../../src/wire/types";

const tile = (id: string, q: number, r: number, places = "abc"): TileView => ({
  id,
  q,
  r,
  spaces: [...places].map((place) => ({ id: `${id}-${place}`, freed: true })),
});
const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const line = (kind: string, data: Record<string, unknown> = {}): LogLine => ({ position: 0, kind, data, rule: "" });

describe("hexes", () => {
  it("lie a hex's width apart in all six directions", () => {
    const here = hexAt(2, -1);
    for (const [q, r] of [
      [3, -1],
      [2, 0],
      [1, 0],
      [1, -1],
      [2, -2],
      [3, -2],
    ] as const)
      expect(apart(here, hexAt(q, r))).toBeCloseTo(100 * Math.sqrt(3));
  });

  it("of one tile touch each other, and its centre is the corner they share (EU-069, EU-103)", () => {
    const [a, b, c] = trefoil(2, -1);
    for (const [one, other] of [
      [a, b],
      [b, c],
      [a, c],
    ] as const)
      expect(apart(one, other)).toBeCloseTo(100 * Math.sqrt(3));
    for (const one of [a, b, c]) expect(apart(one, middle(2, -1))).toBeCloseTo(100);
  });

  it("of tiles around the start tile leave no gap and never overlap", () => {
    const spots = [
      [0, 0],
      [2, -1],
      [1, 1],
      [-1, 2],
      [-2, 1],
      [-1, -1],
      [1, -2],
    ].flatMap(([q, r]) => trefoil(q ?? 0, r ?? 0));
    for (const one of spots)
      for (const other of spots) if (one !== other) expect(apart(one, other)).toBeGreaterThan(170);
    expect(spots).toHaveLength(21);
  });

  it("are found by arrow keys, those straight ahead first", () => {
    const spots = spotsOf([tile("one", 0, 0), tile("two", 2, -1)]);
    const from = spotOf({ q: 0, r: 0 }, "a");
    expect(towards(from, spots, [1, 0])?.id).toBe("one-b");
    expect(towards(from, spots, [0, 1])?.id).toBe("one-c");
    expect(towards(from, spots, [-1, 0])).toBeNull();
  });
});

describe("the window on the map", () => {
  it("has room for every tile, and a map of one tile is not blown up", () => {
    const small = extent([{ q: 0, r: 0 }]);
    expect(small.w).toBeGreaterThan(1000);
    const wide = extent([
      { q: 0, r: 0 },
      { q: 9, r: 0 },
    ]);
    for (const [x, y] of trefoil(9, 0)) {
      expect(x + 90).toBeLessThan(wide.x + wide.w);
      expect(y + 100).toBeLessThan(wide.y + wide.h);
    }
  });

  it("stays within a map that has grown", () => {
    const viewport = new Viewport({ x: -500, y: -400, w: 1000, h: 800 }, 300);
    viewport.board = { x: -900, y: -400, w: 2000, h: 800 };
    const far = viewport.centred(viewport.frame.value, [-5000, 0], 1, 400);
    expect(far).toEqual({ x: -900, y: -200, w: 400, h: 400 });
    expect(viewport.whole(1).w).toBe(2000);
  });
});

describe("answers", () => {
  const known = (id: string) => id.startsWith("i_");
  const asked: Asked = {
    prompt: "act",
    options: ["end", "move i_osier-a", "portal i_osier-a", "quest good_custom", "lay -1 2"],
    rule: "",
    data: {},
    final: false,
    optional: false,
  };
  const refused = (notation: string): Candidate => ({ do: notation, ok: false, key: "no-points", rule: "", data: {} });

  it("belong to the space or the place that they name", () => {
    expect(spaceIn("move i_osier-a", known)).toBe("i_osier-a");
    expect(spaceIn("lay -1 2", known)).toBe("@-1,2");
    expect(spaceIn("quest good_custom", known)).toBe("");
  });

  it("that are refused show only where nothing is legal", () => {
    const found = answersByPlace(
      [asked],
      [refused("move i_osier-a"), refused("teleport i_osier-a"), refused("move i_osier-b")],
      (notation) => spaceIn(notation, known),
    );
    expect(found.get("i_osier-a")?.map((one) => one.notation)).toEqual(["move i_osier-a", "portal i_osier-a"]);
    expect(found.get("i_osier-b")).toEqual([{ notation: "move i_osier-b", legal: false }]);
    expect(found.get("@-1,2")?.[0]?.legal).toBe(true);
  });

  it("of a turn are grouped, and each kind has its drawing", () => {
    expect(["walk mining", "move i_osier-a", "mine", "use dodge 1", "end"].map(groupOf)).toEqual([
      "tokens",
      "map",
      "here",
      "things",
      "other",
    ]);
    expect(artOf("walk trade")).toBe("trade");
    expect(artOf("hero ael")).toBe("hero-ael");
  });
});

describe("the tale", () => {
  it("is told by turn, without dice", () => {
    const turns = turnsOf([
      line("hero"),
      line("round", { round: 1 }),
      line("turn", { seat: 1 }),
      line("moved", { seat: 1 }),
      line("monster-rolled"),
      line("round", { round: 2 }),
      line("turn", { seat: 0 }),
    ]);
    expect(turns.map((turn) => [turn.round, turn.seat, turn.lines.map((one) => one.kind)])).toEqual([
      [1, 1, ["moved"]],
      [2, 0, []],
    ]);
  });

  it("has a picture for every kind of line", () => {
    expect([
      pictureOf("quest-done"),
      pictureOf("monster-beaten"),
      pictureOf("territory"),
      pictureOf("fire-touch"),
      pictureOf("something-new"),
    ]).toEqual(["quests", "combat", "lay", "element-fire", "history"]);
  });
});

describe("the box", () => {
  it("names spaces by tile and place, and all that can be fought in one list", () => {
    const tables = ["hero", "hero_tile", "shop_tile", "treasure", "reward_tile", "relic", "opponent", "bounty", "card"];
    const box = readBox({
      ...Object.fromEntries([...tables, "quest", "resource", "scenario", "elemental"].map((table) => [table, []])),
      territory: [
        {
          id: "i_osier",
          chapter: 1,
          kind: "other",
          spaces: [{ land: "plain" }, { land: "lake", monster: 1 }, { land: "plain" }],
        },
      ],
      monster: [{ id: "wolf", level: 1, health: 4, bands: [] }],
      elite: [{ id: "queen", level: 2, health: 9, bands: [] }],
      dice: { fire: 2 },
      dwurt_die: { faces: [{ dwurt: 1 }, { silver: 1 }], avoid: 1 },
    } as unknown as Parameters<typeof readBox>[0]);
    expect(box.spaces.get("i_osier-b")).toMatchObject({ land: "lake", monster: 1, tile: "i_osier", place: "b" });
    expect([box.foes.get("wolf")?.sort, box.foes.get("queen")?.sort]).toEqual(["monster", "elite"]);
    expect(box.dice["fire"]).toBe(2);
    expect(box.dwurtFaces[1]).toEqual({ silver: 1 });
  });
});

describe("the news", () => {
  const log = [
    line("turn", { seat: 0 }),
    line("moved", { seat: 0 }),
    line("territory"),
    line("carried", { seat: 0 }),
    line("turn", { seat: 1 }),
    line("moved", { seat: 1 }),
    line("meets-player", { seat: 1, other: 0 }),
    line("combat-round", { n: 1 }),
    line("wounded", { seat: 1 }),
    line("monster-beaten", { seat: 1 }),
    line("gained", { seat: 1 }),
    line("turn", { seat: 0 }),
  ];
  const kinds = (seen: number, seat = 0) => newsOf(log, seen, seat).map((one) => one.kind);

  it("are what others did since one's last answer, a fight by its beginning and its end", () => {
    expect(kinds(3)).toEqual(["turn", "moved", "meets-player", "monster-beaten", "gained"]);
  });

  it("of one's own deed leave out what the map shows", () => {
    expect(kinds(1)).toEqual(["territory", "turn", "moved", "meets-player", "monster-beaten", "gained"]);
  });

  it("do not tell blows of a fight one came back to", () => {
    expect(kinds(8)).toEqual(["monster-beaten", "gained"]);
  });

  it("after a reload begin with one's own last deed, and after an answer was taken back there are none", () => {
    expect(kinds(-1)).toEqual(["turn", "moved", "meets-player", "monster-beaten", "gained"]);
    expect(kinds(40)).toEqual([]);
  });

  it("of a turn are for those who only watch", () => {
    expect(kinds(-1, -1)).toEqual([]);
    expect(newsOf(log.slice(0, -1), -1, -1).map((one) => one.kind)).toEqual([
      "moved",
      "meets-player",
      "monster-beaten",
      "gained",
    ]);
  });
});
