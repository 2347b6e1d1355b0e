// A hand that points at what a lesson wants pressed: boards light many places that may be pressed, one is meant.
// It is drawn over the page and takes no press.
import { useRef } from "preact/hooks";
import { inSight, useBeside } from "./beside";
import "./hand.css";

/** Its tip lies so far within what it points at. */
const TIP = 8;
const SIZE = 34;

export function Hand({ at }: { at: Element }) {
  const hand = useRef<HTMLSpanElement>(null);
  useBeside(() => {
    const self = hand.current;
    if (!self) return;
    const { left, top, width, height } = at.getBoundingClientRect();
    const seen = at.isConnected && inSight(at);
    // From above where there is room, else from below.
    const down = top > SIZE + TIP;
    self.hidden = !seen;
    self.dataset["from"] = down ? "above" : "below";
    const y = down ? top + TIP - SIZE : top + height - TIP;
    self.style.transform = `translate(${Math.round(left + width / 2 - SIZE / 2)}px, ${Math.round(y)}px)`;
  }, at);
  return (
    <span class="hand" ref={hand} aria-hidden="true" hidden>
      <svg viewBox="0 0 24 24">
        <path d="M9 1h6v11h6L12 23 3 12h6z" />
      </svg>
    </span>
  );
}
