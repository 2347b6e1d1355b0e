// A hand that points at what a lesson wants pressed: boards light many places that may be pressed, one is meant.
// It is drawn over the page, takes no press, and covers no words where any side is free of them.
import { useRef } from "preact/hooks";
import { inSight, useBeside, type Side } from "./placement";
import { pointing, wordsIn } from "./pointing";
import "./hand.css";

const SIZE = 34;

export function Hand({ at }: { at: Element }) {
  const hand = useRef<HTMLSpanElement>(null);
  const side = useRef<Side>("above");
  const latest = useRef(at);
  if (latest.current !== at) {
    latest.current = at;
    side.current = "above";
  }
  useBeside(() => {
    const self = hand.current;
    if (!self) return;
    const seen = at.isConnected && inSight(at);
    self.hidden = !seen;
    if (!seen) return;
    const window = { width: innerWidth, height: innerHeight };
    const place = pointing(at.getBoundingClientRect(), SIZE, window, wordsIn, side.current);
    side.current = place.side;
    self.dataset["from"] = place.side;
    self.style.transform = `translate(${Math.round(place.left)}px, ${Math.round(place.top)}px)`;
  }, at);
  return (
    <span class="hand" ref={hand} aria-hidden="true" hidden>
      <svg viewBox="0 0 24 24">
        <path d="M9 1h6v11h6L12 23 3 12h6z" />
      </svg>
    </span>
  );
}
