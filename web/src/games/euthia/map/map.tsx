// The map as far as it is known: its tiles, who stands where, what can be chosen, the places for new tiles.
// Presses are handed to ui.ts; tiles are drawn by tiles.tsx, and sight.tsx says which part of the map is in sight.
import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { PlacedAnswer } from "../../../table/answers";
import type { Play } from "../../../table/play";
import { useGestures } from "../../../ui/gestures";
import type { Frame, Point } from "../../../ui/viewport";
import type { Box } from "../box";
import { oddsLine, winText } from "../duel/odds";
import { fightAt } from "../help";
import { deeds, led, viewport, picked, press } from "../ui";
import type { SpaceView, TileView, WorldView } from "../view";
import { say } from "../words";
import { hexPath, middle, spotOf, spotsOf, trefoil } from "./hexes";
import { Beast, Pawns } from "./marks";
import { keys, layPlaces, MapButtons, useWindow } from "./sight";
import { DeedButton } from "./spaces";
import { Defs, Mist, Space, Tile, YARD } from "./tiles";
import { Path, wayTo, WayPanel } from "./ways";

const viewBox = ({ x, y, w, h }: Frame): string => [x, y, w, h].map((n) => n.toFixed(1)).join(" ");

/** Looking around only moves the window: nothing is drawn anew. */
export function WorldMap({ play, table, box }: { play: Play; table: WorldView; box: Box }) {
  const holder = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const places = layPlaces(play);
  const sight = viewport(play);
  useWindow(holder, play, table, places);
  useGestures(svg, sight, { press: (space) => press(play, space), looked: () => (led(play).value = false) });
  useSignalEffect(() => {
    if (!svg.current) return;
    svg.current.setAttribute("viewBox", viewBox(sight.frame.value));
    // Where there is no more of it above and below, a finger that goes up or down moves the page.
    svg.current.style.touchAction = sight.frame.value.h > sight.board.h - 1 ? "pan-y" : "";
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
    <div class="eu-map viewport" ref={holder} data-testid="map" data-thing="panel:map">
      <svg
        ref={svg}
        viewBox={viewBox(sight.frame.peek())}
        tabindex={0}
        role="application"
        aria-label={say("map-label")}
        onKeyDown={(event) => keys(event, play, table)}
      >
        <Defs />
        <Mist tiles={table.tiles} board={sight.board} />
        {table.tiles.map((tile) => (
          <Tile
            key={tile.id}
            tile={tile}
            box={box}
            table={table}
            seat={play.seat.value}
            state={JSON.stringify(tile) + table.heroes.map((hero) => hero.hero).join()}
          />
        ))}
        {table.tiles.flatMap((tile) => tile.spaces.slice(0, 3).map((space) => choice(tile, space)))}
        {table.tiles.flatMap((tile) =>
          tile.spaces.slice(3).map((space) => (
            <g key={space.id}>
              <Space tile={tile} space={space} box={box} table={table} seat={play.seat.value} />
              {choice(tile, space)}
            </g>
          )),
        )}
        {places.map(({ q, r }, i) => (
          <Place key={`${q} ${r}`} play={play} q={q} r={r} n={i + 1} />
        ))}
        <Path play={play} table={table} spots={spots} />
        <Standing table={table} spots={spots} asked={asked} />
      </svg>
      <MapButtons play={play} table={table} />
      <WayPanel play={play} table={table} spots={spots} />
      <Ready play={play} here={(possible.get(picked(play).value) ?? []).filter((one) => one.legal)} />
    </div>
  );
}

/** What the chosen space can answer, on the map itself, when one press was not enough. */
function Ready({ play, here }: { play: Play; here: readonly PlacedAnswer[] }) {
  if (here.length === 0) return null;
  return (
    <div class="eu-ready" data-testid="ready">
      {here.map((one) => (
        <DeedButton key={one.notation} play={play} deed={one} />
      ))}
    </div>
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
  here: readonly PlacedAnswer[];
  monster: number;
  fighting: boolean;
  /** Whether there is a way there that takes more than one answer. */
  far: boolean;
}) {
  const legal = here.find((one) => one.legal);
  const chosen = picked(play).value === id;
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
          <rect x="-38" y="-15" width="76" height="29" rx="14" />
          <text y="7">{winText(chance)}</text>
        </g>
      ) : null}
    </g>
  );
}

/** A free place for the tile that comes next. */
function Place({ play, q, r, n }: { play: Play; q: number; r: number; n: number }) {
  const id = `@${q},${r}`;
  const [cx, cy] = middle(q, r);
  return (
    <g class={`eu-place ${picked(play).value === id ? "picked" : ""}`} data-space={id} data-thing={`lay:${n}`}>
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
