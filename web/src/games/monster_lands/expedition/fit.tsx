// The Citadel and the Outside in one view: what lies here is drawn smaller until it fits its area, but never unreadably.
// It never grows back by itself, so that nothing jumps between two decisions; a new size of the window begins afresh.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const LEAST = 0.6;
const STEPS = 6;
/** Room kept for what is yet to come, so that it need not be drawn smaller again soon. */
const SPARE = 0.04;
const KEPT = ".ml-buildings, .ml-lands";

/** Whether the window is so narrow that one part of the board is shown at a time: there letters keep their size. */
export const partsApart = (): boolean => matchMedia("(max-width: 760px)").matches;

export function Fit({ children }: { children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const scale = useRef(1);
  const room = useRef("");
  const tallest = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const inner = box.current;
    const outer = inner?.parentElement;
    if (!inner || !outer) return;
    const fits = (zoom: number, spare = 0): boolean => {
      inner.style.setProperty("zoom", String(zoom));
      inner.style.setProperty("--fit", String(zoom));
      const end = inner.getBoundingClientRect().bottom - outer.getBoundingClientRect().top + outer.scrollTop;
      return end <= outer.clientHeight * (1 - spare) + 1 && outer.scrollHeight <= outer.clientHeight + 1;
    };
    /** What has been higher keeps its height while there is room, so that what stands below stays where it is. */
    const keep = (parts: readonly HTMLElement[]): void => {
      for (const part of parts) {
        const most = Math.max(part.offsetHeight, tallest.current.get(part.className) ?? 0);
        tallest.current.set(part.className, most);
        part.style.setProperty("min-height", `${most}px`);
      }
      if (fits(scale.current)) return;
      tallest.current.clear();
      for (const part of parts) part.style.removeProperty("min-height");
    };
    const fit = (): void => {
      const now = `${outer.clientWidth} ${outer.clientHeight}`;
      if (partsApart()) {
        inner.style.removeProperty("zoom");
        inner.style.removeProperty("--fit");
        return;
      }
      if (now !== room.current) scale.current = 1;
      room.current = now;
      const parts = [...inner.querySelectorAll<HTMLElement>(KEPT)];
      for (const part of parts) part.style.removeProperty("min-height");
      if (fits(scale.current)) return keep(parts);
      let low = LEAST;
      let high = scale.current;
      for (let step = 0; step < STEPS; step++) {
        const middle = (low + high) / 2;
        if (fits(middle, SPARE)) low = middle;
        else high = middle;
      }
      scale.current = low;
      fits(low);
      tallest.current.clear();
      keep(parts);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    // Parts that draw themselves anew are fitted before they are seen.
    const drawn = new MutationObserver(fit);
    drawn.observe(inner, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      drawn.disconnect();
    };
  });
  return (
    <div class="ml-fit" ref={box}>
      {children}
    </div>
  );
}
