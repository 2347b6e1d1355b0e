// The map as far as it is known: tiles with their spaces, who and what is there, what can be chosen, and ways to look around.
// Presses are handed to ui.ts; the drawings are those of land.tsx and marks.tsx.
import { useSignalEffect } from "@preact/signals";
import { memo } from "preact/compat";
import { useEffect, useRef } from "preact/hooks";
import type { Deed } from "../../../table/deeds";
import { questions, type Play } from "../../../table/play";
import { announceNow } from "../../../ui/announce";
import { useGestures } from "../../../ui/gestures";
import type { Frame, Point } from "../../../ui/lookout";
import { argOf, kindOf } from "../../../wire/answer";
import type { Box } from "../box";
import { fightAt } from "../help";
import { extent, hexPath, middle, spotOf, spotsOf, towards, trefoil } from "./hexes";
import { Land, tintOf } from "./land";
import { Beast, Fates, Monster, Pawns, Powers, Tokens } from "./marks";
import { Path, wayTo, WayPanel } from "./ways";
import { DeedButton, oddsLine, spaceLine } from "./spaces";
import { deeds, led, lookout, picked, press } from "../ui";
import { shownSeat, type SpaceView, type TileView, type WorldView } from "../view";
import { percent, say } from "../words";

const { frame, pixels, shape } = lookout;
/** How far the round yard of a special tile reaches. */
const YARD = 58;

/** The places where a new tile may be laid, as they are asked for. */
function layPlaces(play: Play): { q: number; r: number }[] {
  if (!play.live) return [];
  return questions(play.view.value)
    .flatMap((asked) => asked.options)
    .filter((option) => kindOf(option) === "lay")
    .map((option) => ({ q: Number(argOf(option)), r: Number(argOf(option, 1)) }));
}

const viewBox = ({ x, y, w, h }: Frame): string => [x, y, w, h].map((n) => n.toFixed(1)).join(" ");

/** Looking around only moves the window: nothing is drawn anew. */
export function WorldMap({ play, table, box }: { play: Play; table: WorldView; box: Box }) {
  const holder = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const places = layPlaces(play);
  useWindow(holder, play, table, places);
  useGestures(svg, lookout, { press: (space) => press(play, space), looked: () => (led.value = false) });
  useSignalEffect(() => {
    if (!svg.current) return;
    svg.current.setAttribute("viewBox", viewBox(frame.value));
    // Where there is no more of it above and below, a finger that goes up or down moves the page.
    svg.current.style.touchAction = frame.value.h > lookout.board.h - 1 ? "pan-y" : "";
  });
  const possible = deeds(play);
  const asked = play.view.value?.waiting[0] ?? -1;
  const fighting = table.duel?.space ?? "";
  const spots = new Map(spotsOf(table.tiles).map((spot) => [spot.id, spot.at]));
  const choice = (tile: TileView, space: SpaceView) => (
    <Choice
      key={space.id}
      play={play}
      id={space.id}
      at={spotOf(tile, space.id.slice(-1))}
      here={possible.get(space.id) ?? []}
      monster={space.monster ?? 0}
      fighting={space.id === fighting}
      far={wayTo(play, table, space.id) !== null}
    />
  );
  return (
    <div class="eu-map lookout" ref={holder} data-testid="map" data-thing="panel:map">
      <svg
        ref={svg}
        viewBox={viewBox(frame.peek())}
        tabindex={0}
        role="application"
        aria-label={say("map-label")}
        onKeyDown={(event) => keys(event, play, table)}
      >
        <Defs />
        <Mist tiles={table.tiles} />
        {table.tiles.map((tile) => (
          <Tile
            key={tile.id}
            tile={tile}
            box={box}
            table={table}
            state={JSON.stringify(tile) + table.heroes.map((hero) => hero.hero).join()}
          />
        ))}
        {table.tiles.flatMap((tile) => tile.spaces.slice(0, 3).map((space) => choice(tile, space)))}
        {table.tiles.flatMap((tile) =>
          tile.spaces.slice(3).map((space) => (
            <g key={space.id}>
              <Space tile={tile} space={space} box={box} table={table} />
              {choice(tile, space)}
            </g>
          )),
        )}
        {places.map(({ q, r }, i) => (
          <Place key={`${q} ${r}`} q={q} r={r} n={i + 1} />
        ))}
        <Path play={play} table={table} spots={spots} />
        <Standing table={table} spots={spots} asked={asked} />
      </svg>
      <ZoomButtons play={play} table={table} />
      <WayPanel play={play} table={table} />
      <Ready play={play} here={(possible.get(picked.value) ?? []).filter((one) => one.legal)} />
    </div>
  );
}

/** What the chosen space can answer, on the map itself, when one press was not enough. */
function Ready({ play, here }: { play: Play; here: readonly Deed[] }) {
  if (here.length === 0) return null;
  return (
    <div class="eu-ready" data-testid="ready">
      {here.map((one) => (
        <DeedButton key={one.notation} play={play} deed={one} />
      ))}
    </div>
  );
}

function Defs() {
  return (
    <defs>
      <pattern id="eu-dots" width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <circle class="eu-dot" cx="6" cy="6" r="2.200" />
        <circle class="eu-dot" cx="23" cy="23" r="1.400" />
      </pattern>
      <radialGradient id="eu-mist">
        <stop class="eu-mist-in" offset=".35" />
        <stop class="eu-mist-out" offset="1" />
      </radialGradient>
    </defs>
  );
}

/** The unknown around the map: a sea of mist with light where tiles lie. */
const Mist = memo(
  function Mist({ tiles }: { tiles: readonly TileView[] }) {
    const { x, y, w, h } = lookout.board;
    return (
      <g aria-hidden="true">
        <rect class="eu-unknown" x={x - 4 * w} y={y - 4 * h} width={9 * w} height={9 * h} />
        <rect x={x - 4 * w} y={y - 4 * h} width={9 * w} height={9 * h} fill="url(#eu-dots)" />
        {tiles.map((tile) => {
          const [cx, cy] = middle(tile.q, tile.r);
          return <circle key={tile.id} cx={cx} cy={cy} r="400" fill="url(#eu-mist)" />;
        })}
      </g>
    );
  },
  (a, b) => a.tiles.length === b.tiles.length,
);

/** A tile with all that lies on it; drawn anew when something there changes. */
const Tile = memo(
  function Tile({ tile, box, table }: { tile: TileView; box: Box; table: WorldView; state: string }) {
    const hexes = trefoil(tile.q, tile.r);
    const info = box.territory.get(tile.id);
    return (
      <g class={`eu-tile chapter-${info?.chapter ?? 1}`}>
        <path class="eu-tile-edge" d={hexes.map((at) => hexPath(at)).join("")} />
        {tile.spaces.slice(0, 3).map((space) => (
          <Space key={space.id} tile={tile} space={space} box={box} table={table} />
        ))}
      </g>
    );
  },
  (a, b) => a.state === b.state && a.box === b.box,
);

/** A space and all that is on it; a centre is a round yard over the corner that its three neighbours share. */
function Space({ tile, space, box, table }: { tile: TileView; space: SpaceView; box: Box; table: WorldView }) {
  const known = box.spaces.get(space.id);
  if (!known) return null;
  const at = spotOf(tile, known.place);
  const centre = known.place === "m";
  return (
    <g data-space={space.id} data-thing={`space:${space.id}`} class={space.ruined ? "eu-ruined" : ""}>
      {centre ? (
        <circle class={`eu-space eu-centre ${tintOf(known)}`} cx={at[0]} cy={at[1]} r={YARD} />
      ) : (
        <path class={`eu-space ${tintOf(known)}`} d={hexPath(at, 99)} />
      )}
      <g transform={`translate(${at[0].toFixed(1)} ${at[1].toFixed(1)})`}>
        <Land info={known} />
        {space.powers && !centre ? (
          <Powers
            powers={space.powers}
            low={known.land === "elemental" || (known.place === "c" && tile.spaces.length > 3)}
          />
        ) : null}
        {space.monster ? <Monster level={space.monster} loot={known.loot} /> : null}
        <Tokens space={space} table={table} />
        <Fates space={space} info={known} />
      </g>
    </g>
  );
}

/** The mark of a space that can be chosen, is chosen, or is fought for, with the odds of the fight. */
function Choice({
  play,
  id,
  at,
  here,
  monster,
  fighting,
  far,
}: {
  play: Play;
  id: string;
  at: Point;
  here: readonly Deed[];
  monster: number;
  fighting: boolean;
  /** Whether there is a way there that takes more than one answer. */
  far: boolean;
}) {
  const legal = here.find((one) => one.legal);
  const chosen = picked.value === id;
  const chance = monster > 0 && !fighting ? fightAt(play, id) : null;
  if (!legal && !chosen && !fighting && !chance && !far) return null;
  const centre = id.endsWith("m");
  const shape = {
    class: `eu-choice ${legal ? "can" : far ? "far" : ""} ${(legal || far) && monster ? "fight" : ""} ${chosen ? "picked" : ""} ${fighting ? "fighting" : ""}`,
    "data-space": id,
    "data-thing": `space:${id}`,
  };
  return (
    <g>
      {centre ? <circle {...shape} cx={at[0]} cy={at[1]} r={YARD - 4} /> : <path {...shape} d={hexPath(at, 93)} />}
      {chance ? (
        <g
          class="eu-odds"
          transform={`translate(${at[0]} ${at[1] - 2})`}
          data-space={id}
          data-odds={id}
          data-thing={`odds:${id}`}
          data-tip={oddsLine(chance)}
        >
          <rect x="-36" y="-15" width="72" height="29" rx="14" />
          <text y="7">{say("percent", { n: percent(chance.win) })}</text>
        </g>
      ) : null}
    </g>
  );
}

/** A free place for the tile that comes next. */
function Place({ q, r, n }: { q: number; r: number; n: number }) {
  const id = `@${q},${r}`;
  const [cx, cy] = middle(q, r);
  return (
    <g class={`eu-place ${picked.value === id ? "picked" : ""}`} data-space={id} data-thing={`lay:${n}`}>
      <path
        d={trefoil(q, r)
          .map((at) => hexPath(at, 94))
          .join("")}
      />
      <circle cx={cx} cy={cy} r="40" />
      <text x={cx} y={cy + 16}>
        {n}
      </text>
    </g>
  );
}

function Standing({ table, spots, asked }: { table: WorldView; spots: ReadonlyMap<string, Point>; asked: number }) {
  const where = new Map<string, number[]>();
  table.heroes.forEach((hero, seat) => {
    if (hero.at) where.set(hero.at, [...(where.get(hero.at) ?? []), seat]);
  });
  const beasts: [string, string][] = [
    ["griffin", table.beast],
    [table.story.who ?? "", table.story.at ?? ""],
  ];
  return (
    <>
      {beasts.map(([name, space]) => {
        const at = spots.get(space);
        return name && at ? <Beast key={name} name={name} at={at} /> : null;
      })}
      {[...where].map(([space, seats]) => {
        const at = spots.get(space);
        return at ? (
          <Pawns key={space} table={table} seats={seats} at={at} asked={asked} down={space.endsWith("m") ? 6 : 22} />
        ) : null;
      })}
    </>
  );
}

/** Where the hero of the one who looks stands. */
function heroAt(play: Play, table: WorldView): Point | null {
  const at = table.heroes[shownSeat(play, table)]?.at;
  return spotsOf(table.tiles).find((spot) => spot.id === at)?.at ?? null;
}

function ZoomButtons({ play, table }: { play: Play; table: WorldView }) {
  const home = () => {
    led.value = true;
    follow(heroAt(play, table), []);
  };
  const look = (act: () => void) => () => {
    led.value = false;
    act();
  };
  const buttons: [string, string, () => void][] = [
    ["+", say("zoom-in"), look(() => lookout.zoom(1.4))],
    ["−", say("zoom-out"), look(() => lookout.zoom(1 / 1.4))],
    ["⤢", say("zoom-all"), look(() => (frame.value = lookout.whole()))],
    ["⚑", say("zoom-hero"), home],
  ];
  return (
    <div class="eu-zoom" role="group" aria-label={say("zoom")}>
      {buttons.map(([sign, label, act]) => (
        <button type="button" key={sign} onClick={act} aria-label={label} data-tip={label}>
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  );
}

/** Units of the map for each pixel of the screen at which spaces can still be read well. */
const READABLE = 2.3;

/** The part of the map to look at unless one looks around: the places asked about, all of it, or what is near the hero. */
function follow(at: Point | null, places: readonly { q: number; r: number }[]): void {
  const whole = lookout.whole();
  const wide = pixels.peek() * READABLE;
  if (places.length > 0)
    frame.value = lookout.around([...places.map(({ q, r }) => middle(q, r)), ...(at ? [at] : [])], shape.peek(), 260);
  else frame.value = !at || whole.w <= wide ? whole : lookout.centred(whole, at, shape.peek(), wide);
}

/** Follow the size of the window, the growth of the map and the hero; whoever looks around is left alone. */
function useWindow(
  holder: { current: HTMLDivElement | null },
  play: Play,
  table: WorldView,
  places: readonly { q: number; r: number }[],
): void {
  lookout.board = extent([...table.tiles, ...places]);
  const size = JSON.stringify(lookout.board);
  const at = heroAt(play, table);
  const now = useRef({ at, places });
  now.current = { at, places };
  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0 || clientHeight === 0) return;
      pixels.value = clientWidth;
      shape.value = clientWidth / clientHeight;
      if (led.peek()) follow(now.current.at, now.current.places);
      else frame.value = lookout.clamp(frame.peek());
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (led.peek() || places.length > 0) return follow(at, places);
    frame.value = lookout.clamp(frame.peek());
    if (at) lookout.reveal(at);
  }, [size, places.length, at?.[0], at?.[1]]);
}

const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Arrow keys go from space to space (with Shift they move the map), Enter presses, plus and minus zoom. */
function keys(event: KeyboardEvent, play: Play, table: WorldView): void {
  const way = ARROWS[event.key];
  if (event.key !== "Enter" && event.key !== " " && event.key !== "Tab") led.value = false;
  if (way && event.shiftKey) lookout.step(way[0] * 0.15, way[1] * 0.15);
  else if (way) {
    const places = layPlaces(play).map(({ q, r }, i) => ({ id: `@${q},${r}`, at: middle(q, r), n: i + 1 }));
    const spots = [...spotsOf(table.tiles), ...places];
    const from = spots.find((spot) => spot.id === picked.value)?.at ?? heroAt(play, table) ?? spots[0]?.at;
    const next = from ? towards(from, spots, way) : null;
    if (!next) return event.preventDefault();
    picked.value = next.id;
    lookout.reveal(next.at);
    const place = places.find((one) => one.id === next.id);
    announceNow(place ? say("lay-here", { n: place.n }) : spaceLine(play, table, next.id));
  } else if (event.key === "Enter" || event.key === " ") {
    if (picked.value) press(play, picked.value);
  } else if (event.key === "+" || event.key === "=") lookout.zoom(1.4);
  else if (event.key === "-") lookout.zoom(1 / 1.4);
  else if (event.key === "0") frame.value = lookout.whole();
  else return;
  event.preventDefault();
}
