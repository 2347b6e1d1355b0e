// The map as it stands: who holds what, who stands where, what can be reached, odds of attacks, and ways to look around.
// Presses and drags are handed to ui.ts; outlines are those of ground.tsx.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { memo } from "preact/compat";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { lang, narrow } from "../../../settings";
import type { Play } from "../../../table/play";
import { announceNow } from "../../../ui/announce";
import { useGestures } from "../../../ui/gestures";
import { isOf } from "../../../wire/answer";
import type { Box } from "../box";
import { drawingOf, Ground, type Drawn } from "./ground";
import { adviceNow } from "../help";
import type { Rect } from "./labels";
import { Badges, Landings, Trails } from "./marks";
import { markOf, isHostile } from "../orders/moves";
import { forgetWidths, layNames, Names } from "./names";
import { around, board, centred, clamp, frame, HEIGHT, pixels, reveal, shape, whole, WIDTH, zoom } from "./panzoom";
import { pathOf, towards, type Point } from "./shapes";
import { spaceLine } from "./spaces";
import { boxesOf, Standing } from "./stack";
import { deeds, picked, press, putDown, takeUp } from "../ui";
import { spaceOf, type WarView } from "../view";
import { say } from "../words";

/** Units on their way under the pointer: from where, and to which point. */
const pulled = signal<{ from: string; to: Point } | null>(null);

/** Pieces grow as the map shrinks, so that they can still be read. */
export const pieceScale = (unitsPerPixel: number): number =>
  Math.round(Math.max(0.5, Math.min(1.25, unitsPerPixel / 10.5)) * 40) / 40;

/** Spaces with a mark are drawn last, so that no neighbour hides their outline. */
const lit = (spaces: readonly Drawn[], marked: (id: string) => boolean): Drawn[] => [
  ...spaces.filter(({ info }) => !marked(info.id)),
  ...spaces.filter(({ info }) => marked(info.id)),
];

interface MapProps {
  play: Play;
  table: WarView;
  box: Box;
  /** What lies over the map: the stage of a battle, a card that was played. */
  children?: ComponentChildren;
}

export function WarMap({ play, table, box, children }: MapProps) {
  const holder = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  useWindow(holder, table, box, play);
  useGestures(svg, board, {
    press: (space) => press(play, space),
    holds: (space, target) => holds(play, table, space, target),
    pull: (from, to) => {
      if (to && !pulled.value) takeUp(play, from);
      pulled.value = to && { from, to };
    },
    drop: (from, to) => void putDown(play, from, to),
  });
  const { x, y, w, h } = frame.value;
  const scale = pieceScale(w / pixels.value);
  const units = new Map(table.spaces.map((space) => [space.id, boxesOf(box, space, scale)]));
  const names = useNames(box, units, scale);
  const possible = deeds(play);
  const drawn = drawingOf(box);
  const byId = new Map(table.spaces.map((one) => [one.id, one]));
  const advice = adviceNow(play);
  const classOf = (id: string) => {
    const here = possible.get(id) ?? [];
    const legal = here.find((one) => one.legal);
    const space = byId.get(id);
    const mark = legal && space ? markOf(legal.notation, isHostile(table, space, table.realm)) : "";
    return `${legal ? `can ${mark}` : here.length > 0 ? "cannot" : ""} ${id === table.order?.space ? "ordered" : ""} ${id === picked.value ? "picked" : ""} ${id === table.fight?.space ? "fighting" : ""}`;
  };
  return (
    <div class="cn-map lookout" ref={holder} data-testid="map" data-thing="panel:map">
      <svg
        ref={svg}
        viewBox={`${x} ${y} ${w} ${h}`}
        tabindex={0}
        role="application"
        aria-label={say("map-label")}
        style={{ "--u": (w / pixels.value).toFixed(2) }}
        onKeyDown={(event) => keys(event, play, table, box)}
      >
        <Defs />
        <Ground box={box} />
        <Holdings box={box} holders={table.spaces.map((space) => space.holder).join(" ")} />
        {lit(drawn.spaces, (id) => classOf(id).trim() !== "").map(({ info, path }) => (
          <path
            key={info.id}
            class={`cn-space ${info.place} ${classOf(info.id)}`}
            d={path}
            data-space={info.id}
            data-thing={`space:${info.id}`}
          />
        ))}
        <Names box={box} names={names} />
        <Trails play={play} table={table} box={box} />
        <Landings table={table} box={box} />
        {table.spaces.map((space) => (
          <Standing key={space.id} box={box} space={space} scale={scale} />
        ))}
        <Badges
          table={table}
          box={box}
          possible={possible}
          advice={advice}
          scale={scale}
          taken={[...[...units.values()].flat(), ...[...names.values()].map((one) => one.rect)]}
        />
        {pulled.value ? <Pull box={box} from={pulled.value.from} to={pulled.value.to} /> : null}
      </svg>
      {children}
    </div>
  );
}

/** The names around the units, laid anew when a unit has come or gone, or the letters have changed. */
function useNames(box: Box, units: ReadonlyMap<string, readonly Rect[]>, scale: number) {
  const [ready, come] = useState(document.fonts.status === "loaded");
  useEffect(() => {
    if (ready) return;
    void document.fonts.ready.then(() => {
      forgetWidths();
      come(true);
    });
  }, [ready]);
  const key = JSON.stringify([...units.values()]);
  return useMemo(() => layNames(box, units, scale), [box, key, scale, lang.value, ready]);
}

/** Lands in the colours and patterns of those who hold them, and the fronts between them; drawn anew when one changes. */
const Holdings = memo(function Holdings({ box, holders }: { box: Box; holders: string }) {
  const drawn = drawingOf(box);
  const all = holders.split(" ");
  const byId = new Map([...box.spaces.keys()].map((id, i) => [id, all[i] ?? ""]));
  const held = (id: string | undefined) => byId.get(id ?? "") ?? "";
  const fronts = drawn.borders.filter(({ sides: [a, b] }) => held(a) !== held(b));
  return (
    <g clip-path="url(#cn-board)">
      {drawn.spaces.map(({ info, path }) =>
        info.place === "land" ? <path key={info.id} class={`cn-held of-${held(info.id)}`} d={path} /> : null,
      )}
      {drawn.spaces.map(({ info, path }) =>
        info.place === "land" ? (
          <path key={info.id} class="cn-hatch" d={path} fill={`url(#cn-hatch-${held(info.id)})`} />
        ) : null,
      )}
      <path
        class="cn-front"
        d={fronts
          .filter(({ sides: [a, b] }) => held(a) && held(b))
          .map(({ points }) => pathOf(points))
          .join("")}
      />
    </g>
  );
});

function Pull({ box, from, to }: { box: Box; from: string; to: Point }) {
  const start = box.spaces.get(from)?.centre;
  return start ? (
    <path class="cn-pull" d={`M${start[0]} ${start[1]}L${to[0]} ${to[1]}`} marker-end="url(#cn-tip)" />
  ) : null;
}

function Defs() {
  return (
    <defs>
      <clipPath id="cn-board">
        <rect width={WIDTH} height={HEIGHT} />
      </clipPath>
      <pattern id="cn-waves" width="520" height="300" patternUnits="userSpaceOnUse">
        <path class="cn-wave" d="M40 80q40 -46 80 0t80 0M300 220q40 -46 80 0t80 0" />
      </pattern>
      <pattern
        id="cn-hatch-karkoth"
        width="120"
        height="120"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V120" class="cn-hatching" />
      </pattern>
      <pattern id="cn-hatch-vailin" width="170" height="170" patternUnits="userSpaceOnUse">
        <circle cx="40" cy="40" r="13" class="cn-dotting" />
        <circle cx="125" cy="125" r="13" class="cn-dotting" />
      </pattern>
      <pattern
        id="cn-hatch-iron_circle"
        width="170"
        height="170"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V170M0 0H170" class="cn-hatching" />
      </pattern>
      <pattern id="cn-hatch-nerath" width="130" height="130" patternUnits="userSpaceOnUse">
        <path d="M0 60H130" class="cn-hatching" />
      </pattern>
      <pattern id="cn-hatch-" width="10" height="10" />
      <marker id="cn-tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4.500" markerHeight="4.500" orient="auto">
        <path d="M0 0L10 5L0 10z" fill="context-stroke" />
      </marker>
    </defs>
  );
}

export function ZoomButtons({ table, box }: { table: WarView; box: Box }) {
  const home = () => {
    const points = table.spaces
      .filter((space) => space.holder === table.realm)
      .flatMap((space) => box.spaces.get(space.id)?.centre ?? []);
    if (points.length > 0) frame.value = around(points as unknown as Point[], shape.value, 700);
  };
  const buttons: [string, string, () => void][] = [
    ["+", say("zoom-in"), () => zoom(1.4)],
    ["−", say("zoom-out"), () => zoom(1 / 1.4)],
    ["⤢", say("zoom-all"), () => (frame.value = whole(shape.value))],
    ["⚑", say("zoom-realm"), home],
  ];
  return (
    <div class="cn-zoom" role="group" aria-label={say("zoom")}>
      {buttons.map(([sign, label, act]) => (
        <button type="button" key={sign} onClick={act} aria-label={label} data-tip={label}>
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  );
}

/** Follow the size of the window, and bring what is asked about into sight. */
function useWindow(holder: { current: HTMLDivElement | null }, table: WarView, box: Box, play: Play): void {
  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    let first = true;
    const watch = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0 || clientHeight === 0) return;
      pixels.value = clientWidth;
      shape.value = clientWidth / clientHeight;
      if (first && narrow.value) {
        const mine = table.realms.find((one) => one.seat === play.seat.peek())?.id ?? table.realm;
        const capital = box.spaces.get(box.capitals.get(mine) ?? "")?.centre ?? [WIDTH / 2, HEIGHT / 2];
        frame.value = centred(whole(shape.value), capital, shape.value, 4300);
      } else frame.value = first ? whole(shape.value) : clamp(frame.value, shape.value);
      first = false;
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const focus = table.fight?.space ?? table.order?.space ?? "";
  useEffect(() => {
    const centre = box.spaces.get(focus)?.centre;
    if (centre) reveal(centre);
  }, [focus]);
}

const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Arrow keys go from space to space (with Shift they move the map), Enter presses, plus and minus zoom. */
function keys(event: KeyboardEvent, play: Play, table: WarView, box: Box): void {
  const way = ARROWS[event.key];
  if (way && event.shiftKey) {
    const { x, y, w, h } = frame.value;
    frame.value = clamp({ x: x + way[0] * w * 0.15, y: y + way[1] * h * 0.15, w, h }, shape.value);
  } else if (way) {
    const capital = box.capitals.get(table.realm) ?? "";
    const from = box.spaces.get(picked.value || table.order?.space || capital);
    const next = from ? towards(from.centre, [...box.spaces.values()], way) : null;
    if (!next) return event.preventDefault();
    picked.value = next.id;
    reveal(next.centre);
    const space = spaceOf(table, next.id);
    if (space) announceNow(spaceLine(play, table, space));
  } else if (event.key === "Enter" || event.key === " ") {
    if (picked.value) press(play, picked.value);
  } else if (event.key === "+" || event.key === "=") zoom(1.4);
  else if (event.key === "-") zoom(1 / 1.4);
  else if (event.key === "0") frame.value = whole(shape.value);
  else return;
  event.preventDefault();
}

/** Whether a finger on this part of a space takes hold of one's own units. */
function holds(play: Play, table: WarView, space: string, target: Element): boolean {
  const mine =
    table.order?.space === space ||
    deeds(play)
      .get(space)
      ?.some((one) => one.legal && isOf(one.notation, "select"));
  // Where the whole map is in sight there is nothing to move it for: the land itself can be dragged too.
  return Boolean(mine && (target.closest(".cn-stack") || frame.value.w >= whole(shape.value).w - 1));
}
