// From which side a hand points: where it covers no words.
import { describe, expect, it } from "vitest";
import { pointing } from "../src/things/pointing";
import type { Box } from "../src/things/placement";

const SIZE = 34;
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const button: Box = { left: 920, top: 780, width: 260, height: 38 };

const covering =
  (...words: Box[]) =>
  (box: Box) =>
    words.some(
      (one) =>
        one.left < box.left + box.width &&
        box.left < one.left + one.width &&
        one.top < box.top + box.height &&
        box.top < one.top + one.height,
    );
const own = { left: 934, top: 790, width: 230, height: 18 };
const before = { left: 920, top: 742, width: 280, height: 30 };

describe("a hand", () => {
  it("points from above where nothing is written", () => {
    expect(pointing(button, SIZE, wide, covering(own)).side).toBe("above");
  });

  it("points from beside where another answer is written above", () => {
    const place = pointing(button, SIZE, wide, covering(own, before));
    expect(place.side).toBe("right");
    expect(place.left).toBeGreaterThanOrEqual(own.left + own.width);
  });

  it("stays within the window, over a part of the answer without words", () => {
    const broad: Box = { left: 8, top: 600, width: 374, height: 40 };
    const words = [
      { left: 20, top: 610, width: 200, height: 18 },
      { left: 8, top: 560, width: 374, height: 36 },
      { left: 8, top: 642, width: 374, height: 36 },
    ];
    const place = pointing(broad, SIZE, phone, covering(...words));
    expect(place.side).toBe("right");
    expect(place.left + SIZE).toBeLessThanOrEqual(phone.width);
  });

  it("stays where it is as long as that is free of words", () => {
    expect(pointing(button, SIZE, wide, covering(own), "right").side).toBe("right");
  });

  it("points from above where words are on every side, or from below at the head of the window", () => {
    const everywhere = () => true;
    expect(pointing(button, SIZE, wide, everywhere).side).toBe("above");
    expect(pointing({ ...button, top: 10 }, SIZE, wide, everywhere).side).toBe("below");
  });
});
