// The particulars of a space, and all spaces as a list: what is there and what can be done there. For those who hear the
// board, for the keyboard, and for a closer look.
import { signal } from "@preact/signals";
import { perTable } from "../../../table/per_table";
import type { PlacedAnswer } from "../../../table/answers";
import type { Play } from "../../../table/play";
import { SpaceFilter } from "../../../ui/map_controls";
import { speak } from "../../../words/words";
import { box, type Loot, type SpaceInfo } from "../box";
import { fightAt } from "../help";
import { spotsOf } from "./hexes";
import { chanceTextOf, oddsLine } from "../duel/odds";
import { wayTo } from "./ways";
import { Art, Crest } from "../pieces";
import { deeds, viewport, picked } from "../ui";
import type { SpaceView, WorldView } from "../view";
import { actionText, foeName, GAME, list, nameOf, say, spaceName } from "../words";

export function findSpace(table: WorldView, id: string): SpaceView | null {
  for (const tile of table.tiles) for (const space of tile.spaces) if (space.id === id) return space;
  return null;
}

/** The drawing of a space in a list. */
function artOfSpace(info: SpaceInfo | undefined): string {
  if (!info) return "unknown";
  if (info.land === "elemental") return `element-${info.element ?? ""}`;
  if (info.encounter) return `encounter-${info.encounter}`;
  return info.land === "plain" ? "move" : `land-${info.land}`;
}

const GOODS: Record<keyof Loot, string> = {
  gold: "gold",
  gaar: "gaar",
  potions: "potion",
  silver: "silver",
  gold_cards: "gold_card",
};

const lootText = (loot: Loot | undefined): string =>
  list(
    (Object.keys(GOODS) as (keyof Loot)[])
      .filter((name) => loot?.[name])
      .map((name) => speak(GAME).text(`amount-${GOODS[name]}`, { n: loot?.[name] ?? 0 })),
  );

/** What a land is good for, "" for open country and where nothing is left. */
function landLine(info: SpaceInfo | undefined, space: SpaceView): string {
  const taken = info?.land === "treasure" && (space.hero_token ?? -1) >= 0;
  if (space.ruined || space.absent || taken) return "";
  return speak(GAME).find(`board-land-${info?.encounter ? "encounter" : (info?.land ?? "")}`) ?? "";
}

/** Everything there is to say about a space, a line each, its name apart. */
export function linesOfSpace(play: Play, table: WorldView, space: SpaceView, withOdds = true): string[] {
  const info = box.value?.spaces.get(space.id);
  const name = (seat: number) => play.seats().name(seat);
  const lines: string[] = [];
  const heroes = table.heroes.flatMap((hero, seat) =>
    hero.at === space.id ? [`${nameOf("hero", hero.hero)} (${name(seat)})`] : [],
  );
  if (heroes.length > 0) lines.push(say("heroes-here", { names: list(heroes) }));
  if (space.monster) lines.push(...monsterLines(table, space.monster));
  const odds = space.monster && withOdds ? fightAt(play, space.id) : null;
  if (odds) lines.push(oddsLine(odds));
  if (space.monster && info?.loot) lines.push(say("loot", { goods: lootText(info.loot) }));
  if (space.hero_token !== undefined && space.hero_token >= 0)
    lines.push(say("freed-by", { seat: name(space.hero_token) }));
  if (space.trade_token !== undefined && space.trade_token >= 0)
    lines.push(say("trade-token", { seat: name(space.trade_token) }));
  const tokens = (space.tokens ?? []).flatMap((n, seat) => (n > 0 ? [n > 1 ? `${name(seat)} ×${n}` : name(seat)] : []));
  if (tokens.length > 0) lines.push(say("tokens", { names: list(tokens) }));
  const acting = (space.powers ?? []).filter((one) => !(space.quenched && (one === "fire" || one === "water")));
  for (const element of acting) lines.push(say(`power-${element}`, { n: box.value?.dice[element] ?? 0 }));
  if (space.quenched) lines.push(say("power-quenched"));
  if (space.lair && table.bounty) lines.push(say("lair", { name: foeName(table.bounty) }));
  if (space.emblem)
    lines.push(
      say(["rescue", "farruga"].includes(table.scenario) ? `emblem-${table.scenario}` : "emblem", { n: space.emblem }),
    );
  if (space.ruined) lines.push(say("ruined"));
  const land = landLine(info, space);
  if (land) lines.push(land);
  if (space.absent) lines.push(say("gone"));
  if (table.beast === space.id) lines.push(say("griffin-here"));
  if (table.story.who && table.story.at === space.id) lines.push(say(`${table.story.who}-here`));
  return lines;
}

/** What the back of the top card says of a monster of a level, or its name if all know it. */
export function monsterLines(table: WorldView, level: number): string[] {
  const back = table.backs.find((one) => one.level === level);
  const lines = [say("monster-level", { n: level })];
  if (!back) return lines;
  lines.push(say("back", { health: back.health, wounds: back.least_wounds }));
  if (back.id) lines.push(say("back-known", { name: foeName(back.id) }));
  if (back.rep_limit >= 0) lines.push(say("back-limit", { n: back.rep_limit }));
  return lines;
}

/** Everything there is to say about a space in one line, for those who hear the map. */
export function spaceLine(play: Play, table: WorldView, id: string): string {
  const space = findSpace(table, id);
  if (!space) return "";
  const here = (deeds(play).get(id) ?? []).filter((one) => one.legal);
  return [
    spaceName(id),
    ...linesOfSpace(play, table, space),
    ...here.map((one) => actionText(play, one.notation)),
  ].join(". ");
}

/** An answer that names a space, with its odds; one that is refused says why when pressed. */
export function DeedButton({ play, deed }: { play: Play; deed: PlacedAnswer }) {
  const chance = chanceTextOf(play, deed.notation);
  const pending = play.sent.value.some((sent) => sent.do === deed.notation);
  return (
    <button
      type="button"
      class={deed.legal ? "eu-deed" : "eu-deed cannot"}
      aria-disabled={!deed.legal}
      aria-busy={pending}
      data-do={deed.notation}
      onClick={() => (deed.legal ? void play.act(deed.notation) : play.why(deed.notation))}
    >
      {deed.legal ? actionText(play, deed.notation) : say("why-not", { what: actionText(play, deed.notation) })}
      {chance ? <strong class="eu-chance">{say("odds", { chance })}</strong> : null}
    </button>
  );
}

/** The particulars of the space that was pressed last, or of one's own hero's. */
export function Picked({ play, table }: { play: Play; table: WorldView }) {
  const at =
    picked(play).value && !picked(play).value.startsWith("@")
      ? picked(play).value
      : (table.heroes[play.seat.value]?.at ?? "");
  const space = findSpace(table, at);
  if (!space) return <p class="eu-picked nothing">{say("map-hint")}</p>;
  return (
    <aside class="eu-picked" tabIndex={0} aria-label={say("picked")} data-testid="picked" data-picked={at}>
      <SpaceHead id={at} />
      <SpaceFacts play={play} table={table} space={space} odds={!wayTo(play, table, at)} />
      {wayTo(play, table, at) ? null : <Doable play={play} here={deeds(play).get(at) ?? []} />}
    </aside>
  );
}

function Doable({ play, here }: { play: Play; here: readonly PlacedAnswer[] }) {
  const legal = here.filter((one) => one.legal);
  const shown = legal.length > 0 ? legal : here.slice(0, 1);
  if (shown.length === 0) return null;
  return (
    <div class="eu-deeds">
      {shown.map((one) => (
        <DeedButton key={one.notation} play={play} deed={one} />
      ))}
    </div>
  );
}

function SpaceHead({ id }: { id: string }) {
  const info = box.value?.spaces.get(id);
  const tile = box.value?.territory.get(info?.tile ?? "");
  return (
    <p class="eu-space-head" data-thing={`space:${id}`}>
      <Art name={artOfSpace(info)} />
      <strong>{spaceName(id)}</strong>
      {tile ? <small>{say("part-of", { tile: nameOf("territory", tile.id), chapter: tile.chapter })}</small> : null}
    </p>
  );
}

interface FactsProps {
  play: Play;
  table: WorldView;
  space: SpaceView;
  /** Whether the odds of a fight there belong here; not where the way there tells them. */
  odds?: boolean;
}

function SpaceFacts({ play, table, space, odds = true }: FactsProps) {
  const lines = linesOfSpace(play, table, space, odds);
  return lines.length > 0 ? (
    <ul class="eu-facts">
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  ) : null;
}

const only = perTable(() => signal<"all" | "can" | "near">("all"));

export function SpaceList({ play, table }: { play: Play; table: WorldView }) {
  const possible = deeds(play);
  const legal = (id: string) => (possible.get(id) ?? []).some((one) => one.legal);
  const wanted = (space: SpaceView) =>
    only(play).value === "all" ? true : only(play).value === "can" ? legal(space.id) : (space.monster ?? 0) > 0;
  const spaces = table.tiles
    .flatMap((tile) => tile.spaces)
    .filter(wanted)
    .sort((a, b) => Number(legal(b.id)) - Number(legal(a.id)));
  return (
    <div class="eu-spaces" data-testid="spaces">
      <SpaceFilter names={["all", "can", "near"]} only={only(play)} say={say} class="eu-filter" />
      <ul>
        {spaces.map((space) => (
          <SpaceItem key={space.id} play={play} table={table} space={space} here={possible.get(space.id) ?? []} />
        ))}
      </ul>
      {spaces.length === 0 ? <p class="nothing">{say("spaces-none")}</p> : null}
    </div>
  );
}

function SpaceItem({
  play,
  table,
  space,
  here,
}: {
  play: Play;
  table: WorldView;
  space: SpaceView;
  here: readonly PlacedAnswer[];
}) {
  const legal = here.some((one) => one.legal);
  const show = () => {
    picked(play).value = space.id;
    const at = spotsOf(table.tiles).find((spot) => spot.id === space.id)?.at;
    if (at) viewport(play).reveal(at);
  };
  const heroes = table.heroes.filter((hero) => hero.at === space.id);
  return (
    <li class={`eu-space-item ${legal ? "can" : ""}`} data-space-item={space.id}>
      <p class="eu-space-head" data-thing={`space:${space.id}`}>
        <Art name={artOfSpace(box.value?.spaces.get(space.id))} />
        <button type="button" class="link" onClick={show} data-tip={say("show-on-map")}>
          {spaceName(space.id)}
        </button>
        {heroes.map((hero) => (
          <Crest key={hero.hero} hero={hero.hero} />
        ))}
      </p>
      <SpaceFacts play={play} table={table} space={space} />
      <Doable play={play} here={here} />
    </li>
  );
}
