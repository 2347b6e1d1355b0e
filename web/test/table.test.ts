// The pure parts of a table: the server's clock, players at one screen, names of bots.
// The socket and the store are tested in a browser, against the real server.
import { describe, expect, it } from "vitest";
import { plainOf } from "../src/parts/match/keys";
import { sitting } from "../src/table/hotseat";
import { seatName } from "../src/table/names";
import { ServerClock } from "../src/wire/clock";
import type { TableInfo, View } from "../src/wire/types";

describe("the server's clock", () => {
  it("trusts the answer that came back fastest", () => {
    let now = 0;
    const clock = new ServerClock(() => now);
    now = 300;
    clock.answered(0, 10_000); // 300 ms there and back: 9,850 off
    now = 1020;
    clock.answered(1000, 10_960); // 20 ms: 9,950 off
    now = 2500;
    clock.answered(2000, 12_400);
    expect(clock.offset).toBe(9950);
    expect(clock.now()).toBe(2500 + 9950);
  });

  it("takes a first hint from any message", () => {
    const clock = new ServerClock(() => 100);
    clock.hint(5_000);
    clock.hint(9_000);
    expect(clock.now()).toBe(5_000);
  });
});

describe("the plain answer", () => {
  it("is the only one that leads on", () => {
    expect(plainOf(["done"])).toBe("done");
    expect(plainOf(["back", "to skalgard"])).toBe("to skalgard");
    expect(plainOf(["done", "select skalgard"]), "a turn is not ended while something else can be done").toBe("");
    expect(plainOf(["back"])).toBe("");
  });
});

describe("players at one screen", () => {
  const view = (waiting: number[], asked: boolean, over = false): View => ({
    seat: 0,
    table: {},
    waiting,
    clocks: [],
    over,
    result: null,
    asked: asked ? [{ prompt: "p", options: ["pass"], rule: "", data: {}, final: false, optional: false }] : [],
  });

  it("are alone without a curtain", () => {
    expect(sitting(view([0], true), 0, [0], -1, -1, true)).toEqual({ next: 0, covered: false });
  });

  it("stay covered until the one who is asked says to be there", () => {
    expect(sitting(view([0, 1], true), 0, [0, 1], -1, -1, true)).toEqual({ next: 0, covered: true });
    expect(sitting(view([0, 1], true), 0, [0, 1], 0, -1, true)).toEqual({ next: 0, covered: false });
  });

  it("pass the screen on when the next is asked", () => {
    expect(sitting(view([1], false), 0, [0, 1], 0, -1, true)).toEqual({ next: 1, covered: true });
    expect(sitting(view([1], false), 0, [0, 1], 0, -1, false), "a card to hand over by, secret or not").toEqual({
      next: 1,
      covered: true,
    });
  });

  it("are not stopped where both play at once in the open", () => {
    expect(sitting(view([0, 1], false), 0, [0, 1], 0, -1, false)).toEqual({ next: 0, covered: false });
  });

  it("may ask for another side, behind the curtain if there are secrets", () => {
    expect(sitting(view([0, 1], true), 0, [0, 1], 0, 1, true)).toEqual({ next: 1, covered: true });
  });

  it("need no curtain at the end", () => {
    expect(sitting(view([], false, true), 0, [0, 1], -1, -1, true).covered).toBe(false);
  });
});

describe("names", () => {
  const info = {
    id: "abc",
    seats: [
      { name: "Otto", kind: "human", level: "" },
      { name: "normal", kind: "bot", level: "normal" },
      { name: "normal", kind: "bot", level: "normal" },
      { name: "Deep Tavern", kind: "bot", level: "hard" },
    ],
  } as unknown as TableInfo;

  it("tell bots of one level apart and never repeat a person", () => {
    const names = [0, 1, 2, 3].map((seat) => seatName(info, seat));
    expect(new Set(names).size).toBe(4);
    expect(names[0]).toBe("Otto");
    expect(names[3]).toBe("Deep Tavern");
  });
});
