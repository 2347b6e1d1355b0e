// Positions worked out from the one before and what has changed; that they are the right ones is tested at the server.
import { describe, expect, it } from "vitest";
import { applied } from "../src/wire/changes";
import type { Position } from "../src/wire/types";

const before = {
  t: "position",
  now: 1,
  seq: 4,
  log: [{ position: 1, kind: "begun", data: {}, rule: "" }],
  view: { seat: 0, table: { spaces: [{ id: "a", units: [1] }, { id: "b" }], round: 1 }, asked: [] },
} as unknown as Position;

describe("a position told as changes", () => {
  const after = applied(before, {
    t: "changed",
    since: 1,
    now: 2,
    log: [],
    set: [
      { way: ["seq"], to: 5 },
      { way: ["view", "table", "spaces", 1, "units"], to: [2, 3] },
      { way: ["view", "asked"], to: [{ prompt: "p" }] },
    ],
  });

  it("has what changed, and the rest as it was", () => {
    expect(after).toEqual({
      t: "position",
      now: 2,
      seq: 5,
      log: [],
      view: {
        seat: 0,
        table: {
          spaces: [
            { id: "a", units: [1] },
            { id: "b", units: [2, 3] },
          ],
          round: 1,
        },
        asked: [{ prompt: "p" }],
      },
    });
  });

  it("leaves the one before it alone and shares what is the same", () => {
    const tables = [before, after].map((one) => one.view?.table as { spaces: unknown[] });
    expect(before.seq).toBe(4);
    expect(tables[1]?.spaces[0]).toBe(tables[0]?.spaces[0]);
    expect(tables[0]?.spaces[1]).toEqual({ id: "b" });
  });
});
