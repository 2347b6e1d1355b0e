// Where advice stands: beside what it is about, never over it, within the window.
import { describe, expect, it } from "vitest";
import { placeBeside, type Box } from "../src/things/placement";

const card = { width: 350, height: 110 };
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const apart = (a: Box, b: Box) =>
  a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;

describe("a place beside something", () => {
  it.each<[string, Box, typeof wide, string]>([
    ["a question at the foot", { left: 900, top: 700, width: 500, height: 120 }, wide, "above"],
    ["a question at the head of a column", { left: 1040, top: 60, width: 390, height: 300 }, wide, "below"],
    ["a panel from top to bottom at the right", { left: 1040, top: 60, width: 390, height: 780 }, wide, "left"],
    ["a panel from top to bottom at the left", { left: 10, top: 60, width: 390, height: 780 }, wide, "right"],
    ["the lower half of a phone", { left: 6, top: 500, width: 378, height: 300 }, phone, "above"],
  ])("of %s", (_, other, window, side) => {
    const place = placeBeside(other, card, window);
    expect(place?.side).toBe(side);
    const at = { ...card, left: place?.left ?? 0, top: place?.top ?? 0 };
    expect(apart(at, other)).toBe(true);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.left + at.width).toBeLessThanOrEqual(window.width);
  });

  it("is a later side where the first would cover an answer, and none where all would", () => {
    const lord = { left: 180, top: 150, width: 340, height: 40 };
    const over = { left: 0, top: 0, width: 1440, height: 140 };
    const below = { left: 0, top: 210, width: 1440, height: 600 };
    expect(placeBeside(lord, card, wide)?.side).toBe("above");
    expect(placeBeside(lord, card, wide, [over])?.side).toBe("below");
    expect(placeBeside(lord, { width: 150, height: 20 }, wide, [over, below])?.side).toBe("left");
    expect(placeBeside(lord, card, wide, [over, { ...below, top: 195 }, lord])).toBeNull();
  });

  it("is none where there is no room", () => {
    expect(placeBeside({ left: 0, top: 40, width: 390, height: 790 }, card, phone)).toBeNull();
  });
});
