// The pure parts of the board of Conquest of Nerath: outlines, what is in sight, answers by space, battles from the log.
// What the page makes of them is tested in a browser.
import { describe, expect, it } from "vitest";
import { isHostile, markOf, spaceIn, withoutOne } from "../../src/games/nerath/orders/moves";
import { answersByPlace } from "../../src/table/answers";
import { place } from "../../src/games/nerath/map/labels";
import { HEIGHT, wholeBoard, WIDTH } from "../../src/games/nerath/map/panzoom";
import { arrow, bend, bordersOf, contains, scatter, towards, type Point } from "../../src/games/nerath/map/shapes";
import { battleTale, gains, hitting, proposals, turnsOf } from "../../src/games/nerath/match_log";
import {
  landings,
  sharedSide,
  sidesOf,
  stacksOf,
  standingOrders,
  type SpaceView,
  type WarView,
} from "../../src/games/nerath/view";
import type { Asked, LogLine } from "../../src/wire/types";

const line = (kind: string, data: Record<string, unknown> = {}): LogLine => ({ position: 0, kind, data, rule: "" });
const space = (id: string, more: Partial<SpaceView> = {}): SpaceView => ({
  id,
  holder: "",
  units: [],
  tokens: [],
  open: 0,
  won: false,
  ...more,
});

describe("names on the map", () => {
  const land = (x: number): Point[] => [
    [x, 0],
    [x + 1000, 0],
    [x + 1000, 1000],
    [x, 1000],
  ];
  const shapes = [{ lines: ["name"], size: 100, w: 900, h: 200 }];

  it("lie in their own lands, even if one that has more room has to give way", () => {
    const narrow = land(0).map(([x, y]): Point => [Math.max(x, 10), y]);
    const wanted = [
      { id: "first", at: [900, 100] as const, polygon: narrow, shapes },
      { id: "second", at: [1500, 100] as const, polygon: land(1000), shapes },
    ];
    const taken = [{ x: 1000, y: 230, w: 1000, h: 770 }];
    const found = place(wanted, taken, { x: 0, y: 0, w: 2000, h: 1000 });
    for (const { id, polygon } of wanted) {
      const rect = found.get(id)?.rect ?? { x: 0, y: 0, w: 0, h: 0 };
      expect(contains(polygon, [rect.x + rect.w / 2, rect.y + rect.h / 2]), id).toBe(true);
    }
  });
});

describe("outlines", () => {
  it("bend a border the same way from either end", () => {
    const [a, b]: [Point, Point] = [
      [100, 200],
      [1500, 900],
    ];
    expect(bend(a, b)).toEqual(bend(b, a).reverse());
    expect(bend(a, b).length).toBeGreaterThan(5);
  });

  it("know both neighbours of a border, and one at the edge of the board", () => {
    const borders = bordersOf([
      {
        id: "left",
        polygon: [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
        ],
      },
      {
        id: "right",
        polygon: [
          [10, 0],
          [20, 0],
          [20, 10],
          [10, 10],
        ],
      },
    ]);
    expect(borders.filter(({ sides }) => sides.length === 2).map(({ sides }) => sides)).toEqual([["left", "right"]]);
    expect(borders).toHaveLength(7);
  });

  it("strew drawings inside a land, the same each time", () => {
    const land: Point[] = [
      [0, 0],
      [2000, 0],
      [2000, 1500],
      [0, 1500],
    ];
    const found = scatter(land, [1000, 750], 8);
    expect(found).toEqual(scatter(land, [1000, 750], 8));
    expect(found.length).toBeGreaterThan(3);
    expect(found.every((point) => contains(land, point))).toBe(true);
  });

  it("find the next space in a direction", () => {
    const all = [
      { id: "far", centre: [900, 0] as Point },
      { id: "near", centre: [300, 40] as Point },
      { id: "behind", centre: [-200, 0] as Point },
    ];
    expect(towards([0, 0], all, [1, 0])?.id).toBe("near");
    expect(towards([0, 0], all, [0, -1])).toBeNull();
    expect(arrow([0, 0], [1000, 0])).toMatch(/^M\d+ \d+Q/);
  });
});

describe("what is in sight", () => {
  const board = wholeBoard();
  it("is never more than the board needs, nor beyond its edge", () => {
    const shape = 2;
    expect(board.whole(shape)).toMatchObject({ w: HEIGHT * shape, h: HEIGHT });
    expect(board.clamp({ x: -500, y: 9000, w: 4000, h: 2000 }, shape)).toEqual({ x: 0, y: 5000, w: 4000, h: 2000 });
    expect(board.clamp({ x: 0, y: 0, w: 10, h: 5 }, shape).w).toBeGreaterThan(1000);
  });

  it("keeps the point under the pointer where it is", () => {
    const frame = { x: 2000, y: 1000, w: 5000, h: 2500 };
    const near = board.zoomed(frame, 2, [3000, 1500], 2);
    expect((3000 - near.x) / near.w).toBeCloseTo((3000 - frame.x) / frame.w);
    expect((1500 - near.y) / near.h).toBeCloseTo((1500 - frame.y) / frame.h);
  });

  it("takes in all the points that matter", () => {
    const { x, y, w, h } = board.around(
      [
        [2000, 2000],
        [4000, 3000],
      ],
      WIDTH / HEIGHT,
    );
    expect(x).toBeLessThan(2000);
    expect(y).toBeLessThan(2000);
    expect(x + w).toBeGreaterThan(4000);
    expect(y + h).toBeGreaterThan(3000);
  });
});

describe("answers", () => {
  const known = (id: string) => ["zembar", "skalgard", "sea_of_mist"].includes(id);
  const asked: Asked = {
    prompt: "order",
    options: ["take fighter", "to zembar", "land zembar", "board sea_of_mist 2", "back"],
    rule: "",
    data: {},
    final: false,
    optional: false,
  };

  it("belong to the space they name, refused ones only where nothing is legal", () => {
    const refused = ["to zembar", "to skalgard"].map((one) => ({
      do: one,
      ok: false,
      key: "too-far",
      rule: "",
      data: {},
    }));
    const found = answersByPlace([asked], refused, (notation) => spaceIn(notation, known));
    expect(found.get("zembar")).toEqual([
      { notation: "to zembar", legal: true },
      { notation: "land zembar", legal: true },
    ]);
    expect(found.get("sea_of_mist")).toEqual([{ notation: "board sea_of_mist 2", legal: true }]);
    expect(found.get("skalgard")).toEqual([{ notation: "to skalgard", legal: false }]);
  });

  it("take all other units again when one is left out", () => {
    const groups = [{ do: "take fighter", taken: 2 }, { do: "take monster", taken: 1 }, { do: "take wizard" }];
    expect(withoutOne("zembar", groups, "take fighter")).toEqual([
      "back",
      "select zembar",
      "take fighter",
      "take monster",
    ]);
  });

  it("are marked as attacks where an enemy is", () => {
    const table = {
      realms: [
        { id: "karkoth", side: 0 },
        { id: "vailin", side: 1 },
        { id: "iron_circle", side: 0 },
      ],
    } as unknown as WarView;
    expect(isHostile(table, space("zembar", { holder: "vailin" }), "karkoth")).toBe(true);
    expect(isHostile(table, space("altara", { holder: "iron_circle" }), "karkoth")).toBe(false);
    expect(isHostile(table, space("tomb", { tokens: [""] }), "karkoth")).toBe(true);
    expect(
      isHostile(table, space("sea_of_mist", { units: [{ unit: 1, kind: "warship", realm: "vailin" }] }), "karkoth"),
    ).toBe(true);
    expect(isHostile(table, space("sea_of_mist"), "karkoth")).toBe(false);
    expect(markOf("to zembar", true)).toBe("attack");
    expect(markOf("to zembar", false)).toBe("move");
    expect(markOf("board sea_of_mist", false)).toBe("board");
  });
});

describe("the table", () => {
  it("counts units by realm and kind, cargo with its ship", () => {
    const sea = space("sea_of_mist", {
      units: [
        { unit: 7, kind: "warship", realm: "karkoth" },
        { unit: 8, kind: "warship", realm: "karkoth", n: 2 },
        { unit: 9, kind: "monster", realm: "karkoth", ship: 7, aim: "zembar" },
        { unit: 10, kind: "footsoldier", realm: "karkoth", ship: 7, n: 1, aim: "zembar" },
      ],
    });
    expect(stacksOf(sea)).toEqual([
      {
        realm: "karkoth",
        attacking: false,
        kinds: [
          {
            kind: "warship",
            n: 3,
            hit: 0,
            cargo: [
              { kind: "monster", n: 1 },
              { kind: "footsoldier", n: 1 },
            ],
          },
        ],
      },
    ]);
    expect(landings({ spaces: [sea] } as unknown as WarView)).toEqual([
      { from: "sea_of_mist", to: "zembar", realm: "karkoth", n: 2 },
    ]);
  });

  it("puts attackers after defenders", () => {
    const land = space("zembar", {
      units: [
        { unit: 1, kind: "fighter", realm: "karkoth", attacking: true },
        { unit: 2, kind: "wizard", realm: "vailin", n: 2 },
      ],
    });
    expect(stacksOf(land).map(({ realm }) => realm)).toEqual(["vailin", "karkoth"]);
  });

  it("adds up what allies have", () => {
    const realm = (id: string, side: number, points: number) => ({ id, side, points, laid: ["x"], chest_count: 1 });
    const table = {
      realms: [realm("karkoth", 0, 3), realm("vailin", 1, 4), realm("iron_circle", 0, 2), realm("nerath", 1, 1)],
    } as unknown as WarView;
    expect(sidesOf(table).map(({ points, treasures }) => [points, treasures])).toEqual([
      [5, 4],
      [5, 4],
    ]);
  });

  it("knows who shares a side, and who leads both of its realms alone", () => {
    const led = (...seats: number[]) =>
      ({
        realms: seats.map((seat, i) => ({ seat, side: i % 2, points: 0, laid: [], chest_count: 0 })),
      }) as unknown as WarView;
    expect(sharedSide(led(0, 1, 2, 3), 2)?.side).toBe(0);
    expect(sharedSide(led(0, 1, 0, 1), 0)).toBeUndefined();
    expect(sharedSide(led(0, 1, 2, 3), -1)).toBeUndefined();
  });

  it("reads standing orders", () => {
    expect(standingOrders(0)).toEqual([]);
    expect(standingOrders(1 << 12)).toEqual(["pass others"]);
    expect(standingOrders(2 + (8 << 7))).toEqual(["pass turn", "pass until dragon"]);
  });
});

describe("the log", () => {
  const log = [
    line("turn", { round: 1, realm: "realm-karkoth", seat: 0 }),
    line("battle", {
      realm: "realm-karkoth",
      realms: ["realm-vailin"],
      space: "land-zembar",
      attackers: [{ say: "amount-fighter", n: 2 }],
      defenders: [{ say: "amount-wizard", n: 1 }],
    }),
    line("battle-round", { round: 1 }),
    line("rolled", { realm: "realm-vailin", unit: "unit-wizard", dice: [7, 2], sides: 10, n: 1, step: "first" }),
    line("rolled", { realm: "realm-karkoth", unit: "unit-fighter", dice: [9], sides: 10, n: 1, step: "general" }),
    line("hits", {}),
    line("destroyed", { realm: "realm-vailin" }),
    line("battle-over", { how: "won" }),
    line("conquered", { realm: "realm-karkoth", space: "land-zembar" }),
    line("phase", { phase: "phase-reposition" }),
    line("turn", { round: 1, realm: "realm-vailin", seat: 1 }),
  ];

  it("tells the latest battle round by round", () => {
    const tale = battleTale(log);
    expect(tale).toMatchObject({
      space: "zembar",
      attacker: "karkoth",
      defenders: ["vailin"],
      attackers: [["fighter", 2]],
      against: [["wizard", 1]],
    });
    expect(tale?.rounds).toHaveLength(1);
    expect(tale?.rounds[0]?.throws.map(({ kind, hits, first }) => [kind, hits, first])).toEqual([
      ["wizard", 1, true],
      ["fighter", 1, false],
    ]);
    expect(tale?.rounds[0]?.lines.map(({ kind }) => kind)).toEqual(["destroyed", "conquered"]);
    expect(tale?.over?.data["how"]).toBe("won");
    expect(battleTale([])).toBeNull();
  });

  it("marks as many of the highest dice as there were hits", () => {
    expect(hitting([2, 7, 6], 2)).toEqual([false, true, true]);
    expect(hitting([2, 7, 6], 0)).toEqual([false, false, false]);
  });

  it("ends with what an ally proposes, until that is answered", () => {
    const told = [line("hits"), line("proposed", { n: 1 }), line("proposed", { n: 2 })];
    expect(proposals(told).map((one) => one.data["n"])).toEqual([1, 2]);
    expect(proposals([...told, line("agreed")])).toEqual([]);
  });

  it("is grouped by turn with what each brought", () => {
    const turns = turnsOf(log);
    expect(turns.map(({ realm, lines }) => [realm, lines.length])).toEqual([
      ["karkoth", 4],
      ["vailin", 0],
    ]);
    expect(gains(turns[0]!)).toEqual({ won: 1, battles: 1 });
  });
});
