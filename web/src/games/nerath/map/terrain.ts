// What the lands look like: a terrain for each, and small drawings strewn over it.
// Decoration only; the rules know no terrain.
import { scatter, type Point } from "./shapes";
import type { SpaceInfo } from "../box";

type Terrain = "plain" | "forest" | "jungle" | "mountain" | "hills" | "desert" | "swamp" | "ice";

const LANDS: Partial<Record<Terrain, string>> = {
  forest: "winterbole_forest amil_forest starfall_glade walking_wood mistshade vailindor",
  jungle: "serpent_jungle emerald_coast relis_vullin",
  mountain:
    "dawnforge_mountains nurthedur_mountains stonemarch mithralfast blisterforge grimhaven dol_thamar iron_citadel",
  hills: "silverclaw_hills gorgons_reach redtusk_hold moonstair skalgard trollhaunt_warrens tarsembor",
  desert: "desert_of_desolation black_stone_desert brimstone_coast satrapy_of_numoth ashen_march scarlet_march zembar",
  swamp: "dread_marshes blackthorn_reach vale_of_chains",
  ice: "winterskull_wastes bonewind_coast iron_wolf_coast white_raven_lands forbidden_shore karkothi_thronehold",
};

const TERRAIN = new Map(
  Object.entries(LANDS).flatMap(([terrain, ids]) =>
    (ids ?? "").split(" ").map((id) => [id, terrain as Terrain] as const),
  ),
);

export const terrainOf = (id: string): Terrain => TERRAIN.get(id) ?? "plain";

const DRAWINGS: Record<Terrain, (x: number, y: number) => string> = {
  plain: (x, y) => `M${x - 40} ${y}q12 -24 24 0M${x - 8} ${y + 14}q12 -24 24 0`,
  forest: (x, y) => `M${x} ${y - 88}l42 66h-22l30 50h-100l30 -50h-22zM${x} ${y + 28}v30`,
  jungle: (x, y) => `M${x - 44} ${y}a44 40 0 1 1 88 0a36 30 0 1 1 -88 0zM${x} ${y + 26}v34`,
  mountain: (x, y) =>
    `M${x - 96} ${y + 50}L${x - 8} ${y - 84}L${x + 96} ${y + 50}zM${x - 8} ${y - 84}l-14 56 26 18 -12 60`,
  hills: (x, y) => `M${x - 76} ${y + 30}q40 -84 80 0M${x - 4} ${y + 34}q40 -70 76 0`,
  desert: (x, y) => `M${x - 70} ${y + 18}q36 -40 70 -6q36 -30 66 6M${x - 30} ${y + 46}q30 -26 62 0`,
  swamp: (x, y) =>
    `M${x - 44} ${y + 24}h88M${x - 24} ${y + 24}v-44M${x} ${y + 24}v-62M${x + 24} ${y + 24}v-40M${x - 20} ${y + 48}h40`,
  ice: (x, y) =>
    `M${x - 70} ${y + 40}L${x - 10} ${y - 50}L${x + 66} ${y + 40}M${x - 40} ${y - 4}l16 14 14 -16 18 18 14 -12`,
};

/** One path for each terrain with all its drawings. */
export function decoration(lands: readonly SpaceInfo[]): [Terrain, string][] {
  const paths = new Map<Terrain, string>();
  for (const land of lands) {
    const terrain = terrainOf(land.id);
    const many = terrain === "plain" ? 7 : 9;
    const drawn = scatter(land.polygon, [land.centre[0], land.centre[1] + 30], many).map(([x, y]: Point) =>
      DRAWINGS[terrain](x, y),
    );
    paths.set(terrain, (paths.get(terrain) ?? "") + drawn.join(""));
  }
  return [...paths];
}
