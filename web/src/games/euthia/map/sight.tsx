// Which part of the map is in sight: what is asked about, what is near the hero, or what somebody looks at by buttons and keys.
// The arithmetic is that of ui/viewport.ts, fingers are those of ui/gestures.ts.
import { useEffect, useRef } from "preact/hooks";
import { questions, type Play } from "../../../table/play";
import { announceNow } from "../../../ui/announce";
import type { Viewport, Point } from "../../../ui/viewport";
import { mapKeys, ZoomButtons } from "../../../ui/map_controls";
import { argOf, kindOf } from "../../../wire/answer";
import { led, viewport, picked, press } from "../ui";
import { shownSeat, type WorldView } from "../view";
import { say } from "../words";
import { extent, middle, spotsOf, towards } from "./hexes";
import { spaceLine } from "./spaces";

/** The places where a new tile may be laid, as they are asked for. */
export function layPlaces(play: Play): { q: number; r: number }[] {
  if (!play.live) return [];
  return questions(play.view.value)
    .flatMap((asked) => asked.options)
    .filter((option) => kindOf(option) === "lay")
    .map((option) => ({ q: Number(argOf(option)), r: Number(argOf(option, 1)) }));
}

/** Where the hero of the one who looks stands. */
function heroAt(play: Play, table: WorldView): Point | null {
  const at = table.heroes[shownSeat(play, table)]?.at;
  return spotsOf(table.tiles).find((spot) => spot.id === at)?.at ?? null;
}

/** Buttons that look around, or come back to the hero and stay with him. */
export function MapButtons({ play, table }: { play: Play; table: WorldView }) {
  const sight = viewport(play);
  const home = () => {
    led(play).value = true;
    follow(sight, heroAt(play, table), []);
  };
  return (
    <ZoomButtons
      sight={sight}
      say={say}
      class="eu-zoom"
      home={home}
      homeLabel={say("zoom-hero")}
      looked={() => (led(play).value = false)}
    />
  );
}

/** Units of the map for each pixel of the screen at which spaces can still be read well. */
const READABLE = 2.3;

/** The part of the map to look at unless one looks around: the places asked about, all of it, or what is near the hero. */
function follow(sight: Viewport, at: Point | null, places: readonly { q: number; r: number }[]): void {
  const whole = sight.whole();
  const shape = sight.shape.peek();
  const wide = sight.pixels.peek() * READABLE;
  if (places.length > 0)
    sight.frame.value = sight.around([...places.map(({ q, r }) => middle(q, r)), ...(at ? [at] : [])], shape, 260);
  else sight.frame.value = !at || whole.w <= wide ? whole : sight.centred(whole, at, shape, wide);
}

/** Follow the size of the window, the growth of the map and the hero; whoever looks around is left alone. */
export function useWindow(
  holder: { current: HTMLDivElement | null },
  play: Play,
  table: WorldView,
  places: readonly { q: number; r: number }[],
): void {
  const sight = viewport(play);
  sight.board = extent([...table.tiles, ...places]);
  const size = JSON.stringify(sight.board);
  const at = heroAt(play, table);
  const now = useRef({ at, places });
  now.current = { at, places };
  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0 || clientHeight === 0) return;
      sight.pixels.value = clientWidth;
      sight.shape.value = clientWidth / clientHeight;
      if (led(play).peek()) follow(sight, now.current.at, now.current.places);
      else sight.frame.value = sight.clamp(sight.frame.peek());
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (led(play).peek() || places.length > 0) return follow(sight, at, places);
    sight.frame.value = sight.clamp(sight.frame.peek());
    if (at) sight.reveal(at);
  }, [size, places.length, at?.[0], at?.[1]]);
}

/** The keys of every map; arrows go through the places for a new tile too. */
export function keys(event: KeyboardEvent, play: Play, table: WorldView): void {
  const sight = viewport(play);
  if (event.key !== "Enter" && event.key !== " " && event.key !== "Tab") led(play).value = false;
  const walk = (way: Point) => {
    const places = layPlaces(play).map(({ q, r }, i) => ({ id: `@${q},${r}`, at: middle(q, r), n: i + 1 }));
    const spots = [...spotsOf(table.tiles), ...places];
    const from = spots.find((spot) => spot.id === picked(play).value)?.at ?? heroAt(play, table) ?? spots[0]?.at;
    const next = from ? towards(from, spots, way) : null;
    if (!next) return;
    picked(play).value = next.id;
    sight.reveal(next.at);
    const place = places.find((one) => one.id === next.id);
    announceNow(place ? say("lay-here", { n: place.n }) : spaceLine(play, table, next.id));
  };
  mapKeys(event, sight, { walk, press: () => picked(play).value && press(play, picked(play).value) });
}
