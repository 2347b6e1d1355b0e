// The pure parts of the Dungeon Rush board: claims in their queues, the tale of a round, keys, the box.
// What the page makes of them is tested in a browser.
import { describe, expect, it } from "vitest";
import { readBox } from "../../src/games/dungeon_rush/cards";
import { Claims } from "../../src/games/dungeon_rush/fight/claims";
import { harvest, lastRound } from "../../src/games/dungeon_rush/fight/round_log";
import { handsOn, isFree, type DungeonView } from "../../src/games/dungeon_rush/view";
import type { Constants, SkillValues } from "../../src/wire/generated/dungeon_rush_box";

interface Answer {
  notation: string;
  settle: (accepted: boolean) => void;
}

function server(): { claims: Claims; asked: Answer[] } {
  const asked: Answer[] = [];
  const claims = new Claims((notation) => new Promise((settle) => asked.push({ notation, settle })));
  return { claims, asked };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

describe("claims", () => {
  it("are pending until the server answers (DR-124)", async () => {
    const { claims, asked } = server();
    claims.claim("left", "I-01");
    expect(claims.pending.value.left).toBe("I-01");
    asked[0]?.settle(true);
    await soon();
    expect(claims.pending.value.left).toBe("");
  });

  it("queue behind a pending one and are tried in order when it is refused (DR-125)", async () => {
    const { claims, asked } = server();
    claims.claim("left", "I-01");
    claims.claim("left", "I-02");
    claims.claim("left", "I-03");
    claims.claim("left", "I-02");
    expect(asked.map((one) => one.notation)).toEqual(["claim left I-01"]);
    expect(claims.queued.value.left).toEqual(["I-02", "I-03"]);
    asked[0]?.settle(false);
    await soon();
    expect(asked[1]?.notation).toBe("claim left I-02");
    asked[1]?.settle(true);
    await soon();
    expect(asked).toHaveLength(2);
    expect(claims.queued.value.left).toEqual([]);
  });

  it("of the two heroes are independent (DR-122)", () => {
    const { claims, asked } = server();
    claims.claim("left", "I-01");
    claims.claim("right", "I-02");
    expect(asked.map((one) => one.notation)).toEqual(["claim left I-01", "claim right I-02"]);
  });

  it("of a round that is over are forgotten", async () => {
    const { claims, asked } = server();
    claims.claim("left", "I-01");
    claims.claim("left", "I-02");
    claims.clear();
    asked[0]?.settle(false);
    await soon();
    expect(asked).toHaveLength(1);
  });
});

describe("the tale of a round", () => {
  const line = (kind: string, data: Record<string, unknown>) => ({ position: 0, kind, data, rule: "" });
  const log = [
    line("round", { round: 2, level: 1, seat: 0 }),
    line("revealed", { monsters: ["monster-I-01", "monster-I-02", "monster-I-03"] }),
    line("claimed", { seat: 1, hand: "left", monster: "monster-I-01" }),
    line("claimed", { seat: 1, hand: "right", monster: "monster-I-01" }),
    line("claimed", { seat: 0, hand: "right", monster: "monster-I-03" }),
  ];

  it("knows who attacks what", () => {
    const tale = lastRound(log);
    expect(tale?.round).toBe(2);
    expect(tale?.told).toBe(false);
    expect(tale?.fights[0]).toMatchObject({ monster: "I-01", seat: 1, hands: "both" });
  });

  it("knows how the fights ended", () => {
    const tale = lastRound([
      ...log,
      line("won", { seat: 1, monster: "monster-I-01", hands: "both", coins: 2 }),
      line("left", { monster: "monster-I-02" }),
      line("lost", { seat: 0, monster: "monster-I-03", hands: "right" }),
    ]);
    expect(tale?.told).toBe(true);
    expect(tale?.fights.map((fight) => fight.outcome)).toEqual(["won", "left", "lost"]);
    expect(tale?.fights[0]?.coins).toBe(2);
  });

  it("counts what a seat has beaten before its gains are placed", () => {
    const told = [
      ...log,
      line("won", { seat: 1, monster: "monster-I-01", hands: "both", coins: 0 }),
      line("lost", { seat: 0, monster: "monster-I-03", hands: "right" }),
    ];
    expect(harvest(told, 1)).toMatchObject({ round: 2, beaten: 1, coins: 0, skills: [] });
    expect(harvest(told, 0)).toMatchObject({ beaten: 0, failures: 1 });
  });

  it("is not there before the first monsters", () => {
    expect(lastRound([line("drafted", { seat: 0 })])).toBeNull();
  });
});

describe("the view", () => {
  const hero = (target: string) => ({ hero: "warrior", skills: [3, 0, 0, 0], target });
  const player = (left: string, right: string) => ({
    heroes: [hero(left), hero(right)],
    coins: 0,
    failures: 0,
    cards: [],
    finished: false,
    choice: "",
    neutral: false,
  });
  const table = {
    mode: "fair",
    phase: "attack",
    players: [player("", ""), player("I-01", "")],
    provisional: [["left", "I-02"]],
    answered: [],
  } as unknown as DungeonView;

  it("shows my own provisional claims to me only", () => {
    expect(handsOn(table, 0, "I-02", true)).toEqual(["left"]);
    expect(handsOn(table, 0, "I-02", false)).toEqual([]);
    expect(handsOn(table, 1, "I-01", false)).toEqual(["left"]);
  });

  it("knows which heroes are free", () => {
    expect(isFree(table, 0, "left")).toBe(false);
    expect(isFree(table, 0, "right")).toBe(true);
    expect(isFree(table, 1, "left")).toBe(false);
  });
});

describe("the box", () => {
  it("is read from its tables", () => {
    const values = (some: Partial<SkillValues>) => ({ melee: 0, ranged: 0, magic: 0, stealth: 0, ...some });
    const cards = readBox({
      hero: [{ id: "warrior", skills: values({ melee: 3 }) }],
      monster: [
        { id: "I-01", level: 1, defence: values({ melee: 1 }), gain: { skill: "rune", skills: [], n: 1 }, coins: 0 },
        { id: "I-02", level: 1, defence: values({ magic: 2 }), gain: { skills: [], n: 0 }, coins: 2 },
      ],
      lord: [{ id: "lich", defence: values({ magic: 5 }), coins: 6 }],
      dragon: [],
      constants: { rounds: 9 } as Constants,
    });
    expect(cards.heroes.get("warrior")).toEqual([3, 0, 0, 0]);
    expect(cards.monsters.get("I-01")).toMatchObject({
      gain: "rune",
      offers: ["melee", "ranged", "magic", "stealth"],
      n: 1,
    });
    expect(cards.monsters.get("I-02")).toMatchObject({ gain: "", needs: [0, 0, 2, 0], coins: 2 });
    expect(cards.lords.get("lich")?.coins).toBe(6);
  });
});
