// Tiles of the map with all that lies on their spaces, and the mist around them; drawn anew only where something changes.
// The drawings are those of land.tsx and marks.tsx; what can be chosen is left to map.tsx.
import { memo } from "preact/compat";
import type { Frame } from "../../../ui/viewport";
import type { Box, SpaceInfo } from "../box";
import type { SpaceView, TileView, WorldView } from "../view";
import { hexPath, middle, spotOf, trefoil } from "./hexes";
import { Land, tintOf } from "./land";
import { Fates, Monster, Powers, Tokens } from "./marks";

/** How far the round yard of a special tile reaches. */
export const YARD = 58;

export function Defs() {
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
export const Mist = memo(
  function Mist({ tiles, board }: { tiles: readonly TileView[]; board: Frame }) {
    const { x, y, w, h } = board;
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
export const Tile = memo(
  function Tile({
    tile,
    box,
    table,
    seat,
  }: {
    tile: TileView;
    box: Box;
    table: WorldView;
    seat: number;
    state: string;
  }) {
    const hexes = trefoil(tile.q, tile.r);
    const info = box.territory.get(tile.id);
    return (
      <g class={`eu-tile chapter-${info?.chapter ?? 1}`}>
        <path class="eu-tile-edge" d={hexes.map((at) => hexPath(at)).join("")} />
        {tile.spaces.slice(0, 3).map((space) => (
          <Space key={space.id} tile={tile} space={space} box={box} table={table} seat={seat} />
        ))}
      </g>
    );
  },
  (a, b) => a.state === b.state && a.box === b.box && a.seat === b.seat,
);

const MINES = new Set(["mountain", "lake", "cavern"]);

/** Whether nothing is left there for the looker: a treasure that is taken, a mine that was mined. */
const isSpent = (info: SpaceInfo, space: SpaceView, seat: number): boolean =>
  info.land === "treasure" ? (space.hero_token ?? -1) >= 0 : MINES.has(info.land) && space.tokens?.[seat] === 1;

/** A space and all that is on it; a centre is a round yard over the corner that its three neighbours share. */
interface SpaceProps {
  tile: TileView;
  space: SpaceView;
  box: Box;
  table: WorldView;
  seat: number;
}

export function Space({ tile, space, box, table, seat }: SpaceProps) {
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
        <g class={isSpent(known, space, seat) ? "eu-spent" : ""}>
          <Land info={known} />
        </g>
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
