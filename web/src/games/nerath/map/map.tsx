// The map as it stands: who holds what, who stands where, what can be reached, odds of attacks, and ways to look around.
// Presses and drags are handed to ui.ts; outlines are those of ground.tsx.
import { signal } from "@preact/signals";
import { perTable } from "../../../table/per_table";
import type { ComponentChildren } from "preact";
import { memo } from "preact/compat";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { lang, narrow } from "../../../settings";
import type { Play } from "../../../table/play";
import { announceNow } from "../../../ui/announce";
import { useGestures } from "../../../ui/gestures";
import type { Frame } from "../../../ui/viewport";
import { mapKeys, ZoomButtons } from "../../../ui/map_controls";
import { isOf } from "../../../wire/answer";
import type { Box } from "../box";
import { drawingOf, Ground, type Drawn } from "./ground";
import { adviceNow } from "../help";
import type { Rect } from "./labels";
import { Badges, Landings, Trails } from "./marks";
import { markOf, isHostile } from "../orders/moves";
import { forgetWidths, layNames, Names } from "./names";
import { HEIGHT, viewport, WIDTH } from "./panzoom";
import { pathOf, towards, type Point } from "./shapes";
import { spaceLine } from "./spaces";
import { boxesOf, Standing } from "./stack";
import { deeds, picked, press, putDown, takeUp } from "../ui";
import { spaceOf, type WarView } from "../view";
import { say } from "../words";

/** Units on their way under the pointer: from where, and to which point. */
const pulled = perTable(() => signal<{ from: string; to: Point } | null>(null));

/** Pieces grow as the map shrinks, so that they can still be read. */
const pieceScale = (unitsPerPixel: number): number =>
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
  const sight = viewport(play);
  useWindow(holder, table, box, play);
  useGestures(svg, sight, {
    press: (space) => press(play, space),
    holds: (space, target) => holds(play, table, space, target),
    pull: (from, to) => {
      if (to && !pulled(play).value) takeUp(play, from);
      pulled(play).value = to && { from, to };
    },
    drop: (from, to) => void putDown(play, from, to),
  });
  const { x, y, w, h } = sight.frame.value;
  const scale = pieceScale(w / sight.pixels.value);
  const units = new Map(table.spaces.map((space) => [space.id, boxesOf(box, space, scale)]));
  const names = useNames(box, units, scale);
  const pull = pulled(play).value;
  const possible = deeds(play);
  const drawn = drawingOf(box);
  const byId = new Map(table.spaces.map((one) => [one.id, one]));
  const advice = adviceNow(play);
  const classOf = (id: string) => {
    const here = possible.get(id) ?? [];
    const legal = here.find((one) => one.legal);
    const space = byId.get(id);
    const mark = legal && space ? markOf(legal.notation, isHostile(table, space, table.realm)) : "";
    return `${legal ? `can ${mark}` : here.length > 0 ? "cannot" : ""} ${id === table.order?.space ? "ordered" : ""} ${id === picked(play).value ? "picked" : ""} ${id === table.fight?.space ? "fighting" : ""}`;
  };
  return (
    <div class="cn-map viewport" ref={holder} data-testid="map" data-thing="panel:map">
      <svg
        ref={svg}
        viewBox={`${x} ${y} ${w} ${h}`}
        tabindex={0}
        role="application"
        aria-label={say("map-label")}
        style={{ "--u": (w / sight.pixels.value).toFixed(2) }}
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
        {pull ? <Pull box={box} from={pull.from} to={pull.to} /> : null}
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

/** Buttons that look around, or show the lands of the realm whose turn it is. */
export function MapButtons({ play, table, box }: { play: Play; table: WarView; box: Box }) {
  const sight = viewport(play);
  const home = () => {
    const points = table.spaces
      .filter((space) => space.holder === table.realm)
      .map((space) => box.spaces.get(space.id)?.centre)
      .filter((centre) => centre !== undefined);
    if (points.length > 0) sight.frame.value = sight.around(points, sight.shape.value, 700);
  };
  return <ZoomButtons sight={sight} say={say} class="cn-zoom" home={home} homeLabel={say("zoom-realm")} />;
}

/** Follow the size of the window, and bring what is asked about into sight. */
function useWindow(holder: { current: HTMLDivElement | null }, table: WarView, box: Box, play: Play): void {
  const { frame, pixels, shape } = viewport(play);
  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    let first = true;
    const watch = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0 || clientHeight === 0) return;
      const all = first || frame.peek().w > viewport(play).whole().w - 1; // whoever sees it whole goes on seeing it whole
      pixels.value = clientWidth;
      shape.value = clientWidth / clientHeight;
      if (first && narrow.value) {
        const mine = table.realms.find((one) => one.seat === play.seat.peek())?.id ?? table.realm;
        const capital = box.spaces.get(box.capitals.get(mine) ?? "")?.centre ?? [WIDTH / 2, HEIGHT / 2];
        frame.value = viewport(play).centred(viewport(play).whole(), capital, shape.value, 4300);
      } else frame.value = all ? viewport(play).whole() : viewport(play).clamp(frame.value);
      first = false;
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const focus = table.fight?.space ?? table.order?.space ?? "";
  useEffect(() => {
    const centre = box.spaces.get(focus)?.centre;
    if (!centre) return;
    const sight = viewport(play);
    const targets = narrow.peek() && focus === table.order?.space ? targetsOf(play, box) : [];
    // Where a part of the map is in sight, what can be reached comes into it as far as it can still be read.
    const around = sight.around([centre, ...targets], shape.value, 500);
    if (targets.length > 0 && around.w <= FARTHEST)
      sight.frame.value = around.w < frame.value.w ? sight.centred(frame.value, middle(around)) : around;
    else sight.reveal(centre);
  }, [focus]);
}

/** The widest that is shown on a small screen when an order begins: units and names can still be read. */
const FARTHEST = 5600;

const middle = ({ x, y, w, h }: Frame): Point => [x + w / 2, y + h / 2];

/** The spaces that the order at hand can go to. */
const targetsOf = (play: Play, box: Box): Point[] =>
  [...deeds(play)]
    .filter(([, all]) => all.some((one) => one.legal))
    .map(([id]) => box.spaces.get(id)?.centre)
    .filter((one) => one !== undefined);

function keys(event: KeyboardEvent, play: Play, table: WarView, box: Box): void {
  const sight = viewport(play);
  const walk = (way: Point) => {
    const capital = box.capitals.get(table.realm) ?? "";
    const from = box.spaces.get(picked(play).value || table.order?.space || capital);
    const next = from ? towards(from.centre, [...box.spaces.values()], way) : null;
    if (!next) return;
    picked(play).value = next.id;
    sight.reveal(next.centre);
    const space = spaceOf(table, next.id);
    if (space) announceNow(spaceLine(play, table, space));
  };
  mapKeys(event, sight, { walk, press: () => picked(play).value && press(play, picked(play).value) });
}

/** Whether a finger on this part of a space takes hold of one's own units. */
function holds(play: Play, table: WarView, space: string, target: Element): boolean {
  const mine =
    table.order?.space === space ||
    deeds(play)
      .get(space)
      ?.some((one) => one.legal && isOf(one.notation, "select"));
  // Where the whole map is in sight there is nothing to move it for: the land itself can be dragged too.
  return Boolean(mine && (target.closest(".cn-stack") || viewport(play).frame.value.w >= viewport(play).whole().w - 1));
}
