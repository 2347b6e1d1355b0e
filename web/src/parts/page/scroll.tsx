// A table that may be wider than its place: it scrolls by itself, by finger, wheel and keys.
// What stands in it is left to whoever shows it.
import type { ComponentChildren } from "preact";

export function Scroll({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="count-scroll" tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
