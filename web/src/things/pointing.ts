// From which side a hand points at something: where it covers no words, neither those of what it means nor others.
// Drawing the hand is left to `hand`.
import type { Box, Place, Side } from "./placement";

/** Its tip lies so far within what it points at. */
const TIP = 8;
/** So many points along each side of a place are asked what stands there. */
const POINTS = 4;

/** The first side from which it covers no words, beginning with the one it points from already; above, or else below,
 * where it covers some from everywhere. */
export function pointing(
  other: Box,
  size: number,
  window: Pick<Box, "width" | "height">,
  covers: (box: Box) => boolean,
  latest: Side = "above",
): Place {
  const within = (at: number, all: number) => Math.max(0, Math.min(all - size, at));
  const across = within(other.left + other.width / 2 - size / 2, window.width);
  const along = within(other.top + other.height / 2 - size / 2, window.height);
  const all: Record<Side, Place> = {
    above: { side: "above", left: across, top: other.top + TIP - size },
    below: { side: "below", left: across, top: other.top + other.height - TIP },
    left: { side: "left", left: within(other.left + TIP - size, window.width), top: along },
    right: { side: "right", left: within(other.left + other.width - TIP, window.width), top: along },
  };
  const room = ({ top }: Place) => top >= 0 && top + size <= window.height;
  const order: readonly Side[] = [latest, "above", "right", "left", "below"];
  const free = order
    .map((side) => all[side])
    .find((place) => room(place) && !covers({ left: place.left, top: place.top, width: size, height: size }));
  return free ?? (room(all.above) ? all.above : all.below);
}

/** Whether words can be read in a part of the window. */
export function wordsIn(box: Box): boolean {
  const hits = new Set<Element>();
  for (let i = 0; i < POINTS; i++)
    for (let j = 0; j < POINTS; j++) {
      const hit = document.elementFromPoint(
        box.left + (box.width * (i + 0.5)) / POINTS,
        box.top + (box.height * (j + 0.5)) / POINTS,
      );
      if (hit) hits.add(hit);
    }
  return [...hits].some((hit) => ownWords(hit).some((words) => overlap(words, box)));
}

function ownWords(element: Element): DOMRect[] {
  const range = document.createRange();
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
}

const overlap = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
