// Where something stands that speaks of something else: beside it, never over it or over an answer, within the window.
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

const SIDES: readonly Side[] = ["above", "below", "left", "right"];

/** The first side of the other where it has room and covers nothing that must stay free. Null where there is none. */
export function placeBeside(
  other: Box,
  size: Pick<Box, "width" | "height">,
  window: Pick<Box, "width" | "height">,
  free: readonly Box[] = [],
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
  const covers = (place: Place, box: Box) =>
    place.left < box.left + box.width &&
    box.left < place.left + size.width &&
    place.top < box.top + box.height &&
    box.top < place.top + size.height;
  return SIDES.map((side) => all[side]).find((place) => fits(place) && !free.some((box) => covers(place, box))) ?? null;
}

/** Whether an element can be seen and pressed where its middle is. */
export function inSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!hit || width === 0) return false;
  const name = element.getAttribute("data-thing");
  // A space of a map is not out of sight because of what stands on it.
  const map = element instanceof SVGElement ? element.ownerSVGElement : null;
  return (
    element.contains(hit) ||
    hit.contains(element) ||
    (map?.contains(hit) ?? false) ||
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
