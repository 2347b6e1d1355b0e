// Fingers, mouse and wheel on a map: one finger moves it or what is held, two fingers and the wheel zoom, a press chooses.
// Which part of the map is in sight is reckoned by viewport.ts; what a press or a drop means is left to the map.
import { useEffect, useRef } from "preact/hooks";
import { REVEAL } from "../things/lit";
import type { Viewport, Point } from "./viewport";

interface Grip {
  /** A space was pressed, and nothing moved. */
  press(space: string): void;
  /** Whether a finger on this part of a space takes hold of something, rather than of the map. */
  holds?(space: string, target: Element): boolean;
  /** What is held is over a point of the map; null when it was let go. */
  pull?(from: string, at: Point | null): void;
  drop?(from: string, to: string): void;
  /** Somebody looks around. */
  looked?(): void;
}

/** How far a finger may slip in a press, in pixels. */
const SLIP = 7;
const WHEEL = 0.0015;

export function useGestures(svg: { current: SVGSVGElement | null }, viewport: Viewport, grip: Grip): void {
  const now = useRef(grip);
  now.current = grip;
  useEffect(() => (svg.current ? listen(svg.current, viewport, now) : undefined), []);
}

function listen(element: SVGSVGElement, viewport: Viewport, now: { current: Grip }): () => void {
  const { frame, pixels } = viewport;
  const down = new Map<number, Point>();
  let start: { at: Point; space: string; held: boolean; moved: boolean } | null = null;
  let gap = 0;
  const onMap = (x: number, y: number): Point => {
    const box = element.getBoundingClientRect();
    const { x: left, y: top, w } = frame.peek();
    return [left + ((x - box.left) / box.width) * w, top + ((y - box.top) / box.width) * w];
  };
  const spaceOf = (target: Element | null): string => {
    const found = target?.closest("[data-space]");
    return found && element.contains(found) ? (found.getAttribute("data-space") ?? "") : "";
  };
  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return;
    down.set(event.pointerId, [event.clientX, event.clientY]);
    element.setPointerCapture(event.pointerId);
    const target = event.target instanceof Element ? event.target : null;
    const space = spaceOf(target);
    const held = Boolean(target && now.current.holds?.(space, target));
    start = down.size === 1 ? { at: [event.clientX, event.clientY], space, held, moved: false } : null;
    gap = 0;
  };
  const move = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    down.set(event.pointerId, [event.clientX, event.clientY]);
    if (down.size === 2) {
      const [a, b] = [...down.values()] as [Point, Point];
      const wide = Math.hypot(a[0] - b[0], a[1] - b[1]);
      now.current.looked?.();
      if (gap > 0) frame.value = viewport.zoomed(frame.peek(), wide / gap, onMap((a[0] + b[0]) / 2, (a[1] + b[1]) / 2));
      gap = wide;
      return;
    }
    if (!start) return;
    if (!start.moved && Math.hypot(event.clientX - start.at[0], event.clientY - start.at[1]) < SLIP) return;
    start.moved = true;
    if (start.held) return now.current.pull?.(start.space, onMap(event.clientX, event.clientY));
    now.current.looked?.();
    const { x, y, w, h } = frame.peek();
    const per = w / pixels.peek();
    frame.value = viewport.clamp({
      x: x - (event.clientX - before[0]) * per,
      y: y - (event.clientY - before[1]) * per,
      w,
      h,
    });
  };
  const end = (event: PointerEvent) => {
    down.delete(event.pointerId);
    const was = start;
    start = null;
    if (was?.held) now.current.pull?.(was.space, null);
    if (!was || event.type === "pointercancel") return;
    if (!was.moved && was.space) now.current.press(was.space);
    const to = was.moved && was.held ? spaceOf(document.elementFromPoint(event.clientX, event.clientY)) : "";
    if (to) now.current.drop?.(was.space, to);
  };
  const wheel = (event: WheelEvent) => {
    if (event.deltaY > 0 && frame.peek().w >= viewport.whole().w) return;
    event.preventDefault();
    now.current.looked?.();
    frame.value = viewport.zoomed(frame.peek(), Math.exp(-event.deltaY * WHEEL), onMap(event.clientX, event.clientY));
  };
  const reveal = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const { left, top, width, height } = event.target.getBoundingClientRect();
    viewport.reveal(onMap(left + width / 2, top + height / 2));
  };
  const ends = new AbortController();
  const until = { signal: ends.signal };
  element.addEventListener("pointerdown", begin, until);
  element.addEventListener("pointermove", move, until);
  element.addEventListener("pointerup", end, until);
  element.addEventListener("pointercancel", end, until);
  element.addEventListener(REVEAL, reveal, until);
  element.addEventListener("wheel", wheel, { ...until, passive: false });
  return () => ends.abort();
}
