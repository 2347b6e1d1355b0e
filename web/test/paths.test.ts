// Drawings in whole numbers lie where they lay: no point is off by more than half, however long the path.
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { parts, rounded } from "../tools/paths";

/** Where a path goes, point by point, in absolute numbers. */
function ends(path: string): [number, number][] {
  let [x, y, sx, sy] = [0, 0, 0, 0];
  return parts(path).map(([command, numbers]) => {
    const kind = command.toUpperCase();
    const relative = command !== kind;
    if (kind === "Z") [x, y] = [sx, sy];
    else if (kind === "H") x = (numbers[0] ?? 0) + (relative ? x : 0);
    else if (kind === "V") y = (numbers[0] ?? 0) + (relative ? y : 0);
    else [x, y] = [(numbers.at(-2) ?? 0) + (relative ? x : 0), (numbers.at(-1) ?? 0) + (relative ? y : 0)];
    if (kind === "M") [sx, sy] = [x, y];
    return [x, y];
  });
}

describe("rounded paths", () => {
  it("are told from point to point in whole numbers", () => {
    expect(rounded("M10.4 20.6l5.4.2H30V2.4z")).toBe("m10 21l6 0h14v-19z");
    expect(rounded("M1 1c.5.5 1.5 1.5 2.4 2.6s1 1 2 2")).toBe("m1 1c1 1 2 2 2 3s1 1 2 2");
    expect(rounded("M0 0a2.5 2.5 0 015 5")).toBe("m0 0a2.5 2.5 0 0 1 5 5");
  });

  it("keep every point of every drawing within half a unit", () => {
    const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
      icons: Record<string, { body: string }>;
    };
    let far = 0;
    for (const { body } of Object.values(set.icons).slice(0, 400)) {
      for (const [, path = ""] of body.matchAll(/ d="([^"]+)"/g)) {
        const now = ends(rounded(path));
        ends(path).forEach(([x, y], i) => {
          const [a, b] = now[i] ?? [NaN, NaN];
          far = Math.max(far, Math.abs(x - a), Math.abs(y - b));
        });
      }
    }
    expect(far).toBeLessThan(0.5001);
  });

  it("refuse what is no path", () => {
    expect(() => rounded("M0 0x")).toThrow("not a path");
    expect(() => rounded("M0 0L1")).toThrow("a number is missing");
  });
});
