// What every map can be worked with besides fingers: buttons that zoom, keys that go from space to space, lists to narrow.
// Which part is in sight is reckoned by viewport.ts; what a space is, and what a press on it means, is left to the map.
import type { Signal } from "@preact/signals";
import type { Viewport, Point } from "./viewport";

type Say = (id: string) => string;

const NEARER = 1.4;
const STEP = 0.15;

/** Nearer, farther, all of it, and home: where the looker's own pieces are. */
export function ZoomButtons({
  sight,
  say,
  class: name,
  home,
  homeLabel,
  looked,
}: {
  sight: Viewport;
  say: Say;
  class: string;
  home: () => void;
  homeLabel: string;
  /** Somebody looks around, before the map moves. */
  looked?: () => void;
}) {
  const look = (act: () => void) => () => {
    looked?.();
    act();
  };
  const buttons: [string, string, () => void][] = [
    ["+", say("zoom-in"), look(() => sight.zoom(NEARER))],
    ["−", say("zoom-out"), look(() => sight.zoom(1 / NEARER))],
    ["⤢", say("zoom-all"), look(() => (sight.frame.value = sight.whole()))],
    ["⚑", homeLabel, home],
  ];
  return (
    <div class={name} role="group" aria-label={say("zoom")}>
      {buttons.map(([sign, label, act]) => (
        <button type="button" key={sign} onClick={act} aria-label={label} data-tip={label}>
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  );
}

const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Arrow keys go from space to space (with Shift they move the map), Enter presses, plus and minus zoom, 0 shows all. */
export function mapKeys(
  event: KeyboardEvent,
  sight: Viewport,
  { walk, press }: { walk: (way: Point) => void; press: () => void },
): void {
  const way = ARROWS[event.key];
  if (way && event.shiftKey) sight.step(way[0] * STEP, way[1] * STEP);
  else if (way) walk(way);
  else if (event.key === "Enter" || event.key === " ") press();
  else if (event.key === "+" || event.key === "=") sight.zoom(NEARER);
  else if (event.key === "-") sight.zoom(1 / NEARER);
  else if (event.key === "0") sight.frame.value = sight.whole();
  else return;
  event.preventDefault();
}

/** Which of the spaces a list shows. */
export function SpaceFilter<T extends string>({
  names,
  only,
  say,
  class: name,
}: {
  names: readonly T[];
  only: Signal<T>;
  say: Say;
  class: string;
}) {
  return (
    <div class={name} role="group" aria-label={say("spaces-filter")}>
      {names.map((one) => (
        <button
          type="button"
          key={one}
          class="ghost"
          aria-pressed={only.value === one}
          onClick={() => (only.value = one)}
        >
          {say(`spaces-${one}`)}
        </button>
      ))}
    </div>
  );
}
