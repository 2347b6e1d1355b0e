// The Citadel and the Outside in one view: what lies here is drawn smaller until it fits its area, but never unreadably.
// It never grows back by itself, so that nothing jumps between two decisions; a new size of the window begins afresh.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { narrowFrame } from "../../../settings";

const LEAST = 0.6;
const STEPS = 6;
/** Room kept for what is yet to come, so that it need not be drawn smaller again soon. */
const SPARE = 0.04;

export function Fit({ children }: { children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const scale = useRef(1);
  const room = useRef("");
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
    const fit = (): void => {
      const now = `${outer.clientWidth} ${outer.clientHeight}`;
      if (narrowFrame.value) {
        inner.style.removeProperty("zoom");
        inner.style.removeProperty("--fit");
        return;
      }
      if (now !== room.current) scale.current = 1;
      room.current = now;
      if (fits(scale.current)) return;
      let low = LEAST;
      let high = scale.current;
      for (let step = 0; step < STEPS; step++) {
        const middle = (low + high) / 2;
        if (fits(middle, SPARE)) low = middle;
        else high = middle;
      }
      scale.current = low;
      fits(low);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    return () => observer.disconnect();
  });
  return (
    <div class="ml-fit" ref={box}>
      {children}
    </div>
  );
}
