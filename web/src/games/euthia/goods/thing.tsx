// A hero's tiles and other pieces as things to press and to drag; which one is looked at, and which is being dragged.
// What is legal comes from the server.
import { signal } from "@preact/signals";
import { perTable } from "../../../table/per_table";
import type { ComponentChildren } from "preact";
import type { Play } from "../../../table/play";
import { arrange, optionsNow } from "../answers";
import { Bands, Essence, Gear, Gem, linesOfSort, tileIcon, tileInfo, tileTip } from "./gear";
import { deedsFor } from "./things";
import { ELEMENTS, type HeroView, type ThingView, type WorldView } from "../view";
import { say, tileName } from "../words";

/** The piece that is looked at: a thing by tile and spot, or another piece by the message of its name. */
export const looked = perTable(() => signal<{ seat: number; piece: string; spot: number } | null>(null));
/** What is being dragged: a tile, a gem or an essence of the looker's own. */
export const dragged = perTable(() =>
  signal<{ kind: "tile" | "gem" | "essence"; id: string; spot: number } | null>(null),
);

/** What the parts of a hero's board are given; ``own`` says that the looker plays this hero now. */
export interface Part {
  play: Play;
  hero: HeroView;
  seat: number;
  own: boolean;
}

/** A tile that a hero owns: a press shows what is written on it and what can be done with it. */
export function Thing({ play, seat, thing, own }: { play: Play; seat: number; thing: ThingView; own: boolean }) {
  const spot = thing.spot ?? 0;
  const now = looked(play).value;
  const open = now?.seat === seat && now.piece === `tile-${thing.id}` && now.spot === spot;
  const deeds = own ? deedsFor(optionsNow(play), thing) : [];
  const sealed = play.view.value ? sealedNow(play, seat).includes(thing.id) : false;
  const takes = own && spotTakes(dragged(play).value?.kind, thing);
  const drop = takes
    ? (event: DragEvent) => {
        event.preventDefault();
        event.stopPropagation();
        const what = dragged(play).value;
        if (what?.kind === "gem") void arrange(play, `set_gem ${what.id} ${thing.id} ${spot}`);
        if (what?.kind === "essence") void arrange(play, `lay_essence ${what.id} ${thing.id}`);
        dragged(play).value = null;
      }
    : undefined;
  return (
    <button
      type="button"
      class={`eg-thing kind-${tileInfo(thing.id)?.kind ?? ""} ${thing.engaged ? "engaged" : ""} ${sealed ? "sealed" : ""} ${deeds.length > 0 ? "can" : ""} ${takes ? "takes" : ""}`}
      aria-expanded={open}
      data-tip={tileTip(thing.id)}
      data-thing={`tile:${thing.id}`}
      draggable={own}
      onDragStart={() => (dragged(play).value = { kind: "tile", id: thing.id, spot })}
      onDragEnd={() => (dragged(play).value = null)}
      onDragOver={takes ? (event) => event.preventDefault() : undefined}
      onDrop={drop}
      onClick={() => (looked(play).value = open ? null : { seat, piece: `tile-${thing.id}`, spot })}
    >
      <ThingFace thing={thing} />
      {thing.engaged ? <span class="eg-badge">{say("hero-engaged")}</span> : null}
      {sealed ? <span class="eg-badge">{say("hero-sealed")}</span> : null}
    </button>
  );
}

const sealedNow = (play: Play, seat: number): string[] => {
  const duel = (play.view.value?.table as WorldView | undefined)?.duel;
  return duel && duel.seat === seat ? duel.sealed : [];
};

/** Could what is dragged be set into this tile or laid on it? */
function spotTakes(kind: string | undefined, thing: ThingView): boolean {
  const info = tileInfo(thing.id);
  if (kind === "gem") return (info?.gem_slots ?? 0) > (thing.gems?.length ?? 0);
  return kind === "essence" && (info?.essence_slots ?? 0) > 0 && (thing.spot ?? 0) > 0;
}

function ThingFace({ thing }: { thing: ThingView }) {
  const info = tileInfo(thing.id);
  const uses = ["line-health", "line-sacks", "use-line"].flatMap((sort) => linesOfSort(`tile-${thing.id}`, sort));
  const free = (info?.gem_slots ?? 0) - (thing.gems?.length ?? 0);
  return (
    <>
      <span class="eg-thing-name">
        <Gear name={tileIcon(thing.id)} /> <span>{tileName(thing.id)}</span>
      </span>
      <Bands id={thing.id} />
      {uses.map((line, i) => (
        <small key={i} class="eg-use">
          {line}
        </small>
      ))}
      {(thing.gems?.length ?? 0) > 0 || free > 0 || thing.essences ? (
        <span class="eg-row">
          {thing.gems?.map((gem, i) => (
            <Gem key={i} kind={gem} active={thing.active?.[i] ?? true} />
          ))}
          {Array.from({ length: free }, (_, i) => (
            <span key={`free${i}`} class="eg-gem-slot" data-tip={say("hero-gem-slot")}>
              <span class="hidden-text">{say("hero-gem-slot")}</span>
            </span>
          ))}
          {ELEMENTS.map((element, i) =>
            (thing.essences?.[i] ?? 0) > 0 ? (
              <Essence key={element} element={element} n={thing.essences?.[i] ?? 0} />
            ) : null,
          )}
        </span>
      ) : null}
    </>
  );
}

/** Another piece of a hero: a gem, an essence, a resource, a trophy, a revealed tile. */
export function Piece({
  play,
  seat,
  piece,
  spot = 0,
  class: extra = "",
  tip = "",
  drag,
  children,
}: {
  play: Play;
  seat: number;
  piece: string;
  spot?: number;
  class?: string;
  tip?: string;
  drag?: () => void;
  children: ComponentChildren;
}) {
  const now = looked(play).value;
  const open = now?.seat === seat && now.piece === piece && now.spot === spot;
  return (
    <button
      type="button"
      class={`eg-piece ${extra}`}
      aria-expanded={open}
      data-tip={tip}
      data-piece={piece}
      data-thing={piece.replace("-", ":")}
      draggable={drag !== undefined}
      onDragStart={drag}
      onDragEnd={() => (dragged(play).value = null)}
      onClick={() => (looked(play).value = open ? null : { seat, piece, spot })}
    >
      {children}
    </button>
  );
}
