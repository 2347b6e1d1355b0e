// Where something stands that speaks of something else: beside it, never over it, within the window.
// What is said there is left to coach marks and hands.
import { useLayoutEffect } from "preact/hooks";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** On which side of the other it stands. */
export type Side = "above" | "below" | "left" | "right";

export interface Place {
  left: number;
  top: number;
  side: Side;
}

const AGAIN = 200;
const EDGE = 8;
const GAP = 12;

/** The first side of the other, in this order, where it has room. Null where it has none on any. */
export function placeBeside(
  other: Box,
  size: Pick<Box, "width" | "height">,
  window: Pick<Box, "width" | "height">,
  sides: readonly Side[] = ["above", "below", "left", "right"],
): Place | null {
  const within = (at: number, length: number, all: number) => Math.max(EDGE, Math.min(all - length - EDGE, at));
  const across = within(other.left + other.width / 2 - size.width / 2, size.width, window.width);
  const along = within(other.top, size.height, window.height);
  const all: Record<Side, Place> = {
    above: { side: "above", left: across, top: other.top - size.height - GAP },
    below: { side: "below", left: across, top: other.top + other.height + GAP },
    left: { side: "left", left: other.left - size.width - GAP, top: along },
    right: { side: "right", left: other.left + other.width + GAP, top: along },
  };
  const fits = ({ left, top }: Place) =>
    left >= EDGE &&
    top >= EDGE &&
    left + size.width <= window.width - EDGE &&
    top + size.height <= window.height - EDGE;
  return sides.map((side) => all[side]).find(fits) ?? null;
}

/** Whether an element can be seen and pressed where its middle is. */
export function inSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!hit || width === 0) return false;
  const name = element.getAttribute("data-thing");
  return (
    element.contains(hit) ||
    hit.contains(element) ||
    (name !== null && hit.closest(`[data-thing="${CSS.escape(name)}"]`) !== null)
  );
}

/** Put an element into its place, again and again: what it stands beside moves, scrolls and is drawn anew. */
export function useBeside(put: () => void, moment: unknown): void {
  useLayoutEffect(() => {
    put();
    const timer = setInterval(put, AGAIN);
    addEventListener("resize", put);
    addEventListener("scroll", put, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      removeEventListener("resize", put);
      removeEventListener("scroll", put, { capture: true });
    };
  }, [moment]);
}
