// Small pieces that hero board, shop and duel share: pictures of tiles, gems and dice, bars, tokens, and what is written.
// Words come from the locale files; what pieces do is told by the server's texts.
import { NOBODY } from "../../../words/tongue";
import { speak } from "../../../words/words";
import type { Data } from "../../../wire/types";
import { box, type TileInfo } from "../box";
import { Art } from "../pieces";
import { GAME, list, nameOf, say, tileName } from "../words";

/** A drawing in the size of the words beside it. */
export function Gear({ name, class: extra = "" }: { name: string; class?: string }) {
  return <Art name={name} class={`eg-icon ${extra}`} />;
}

export const tileInfo = (id: string): TileInfo | undefined => box.value?.tiles.get(id);

const SYMBOLS: Record<string, string> = {
  weapon: "sword",
  initiative_weapon: "sword",
  shield: "sword",
  ability: "ability",
  combat_ability: "ability",
  initiative_ability: "initiative",
  jewel: "jewel",
};

/** The symbol of the slots that a tile fits, "" if it lies in a sack. */
export const symbolOf = (tile: TileInfo | undefined): string =>
  tile?.kind === "armour" ? (tile.piece ?? "") : (SYMBOLS[tile?.kind ?? ""] ?? "");

export const tileIcon = (id: string): string => {
  const info = tileInfo(id);
  return info?.kind === "armour" ? (info.piece ?? "armour") : (info?.kind ?? "unknown");
};

/** A sentence within data: `{ say: "…", … }`. */
export const phrase = (said: Data): string => speak(GAME).sentence(String(said["say"]), said, NOBODY);

/** What is written on a piece, as data; its key is the message of its name. */
export const writtenOn = (key: string): Data[] => box.value?.texts[key] ?? [];

/** The lines of one sort on a piece: "use-line", "band-line", "line-section". */
export const linesOfSort = (key: string, sort: string): string[] =>
  writtenOn(key)
    .filter((line) => line["say"] === sort)
    .map(phrase);

/** What opens a locked slot of a hero's board, in a sentence with its prices. */
export function lockText(message: string, hero: string, spot: number): string {
  const line = writtenOn(`hero-${hero}`).filter((one) => one["say"] === "line-slot")[spot - 1];
  const lock = line?.["lock"];
  if (typeof lock !== "object" || lock === null) return "";
  return speak(GAME).sentence(`board-${message}`, { ...lock, slot: line?.["slot"] ?? "", n: spot }, NOBODY);
}

/** What kind of tile it is, of which set, in words. */
export function kindText(id: string): string {
  const info = tileInfo(id);
  if (!info) return "";
  const family = info.family ? nameOf("family", info.family) : "";
  const kind = info.kind === "armour" && info.piece ? nameOf("slot", info.piece) : nameOf("kind", info.kind);
  return family ? `${kind} · ${family}` : kind;
}

/** Everything written on a piece, a line each. */
export function Written({ piece, mark = -1, skip = [] }: { piece: string; mark?: number; skip?: readonly string[] }) {
  let band = -1;
  return (
    <ul class="eg-lines">
      {writtenOn(piece).map((line, i) => {
        if (skip.includes(String(line["say"]))) return null;
        const isBand = line["say"] === "band-line";
        if (isBand) band++;
        const here = isBand && band === mark;
        return (
          <li
            key={i}
            class={isBand ? (here ? "eg-band here" : "eg-band") : ""}
            aria-current={here ? "true" : undefined}
          >
            {phrase(line)}
          </li>
        );
      })}
    </ul>
  );
}

export function Gem({ kind, active = true, n = 1 }: { kind: string; active?: boolean; n?: number }) {
  const name = nameOf("gem", kind);
  const label = active ? name : say("hero-gem-used", { gem: name });
  return (
    <span class={`eg-gem gem-${kind} ${active ? "" : "spent"}`} data-thing={`gem:${kind}`} data-tip={label}>
      <Gear name={`gem-${kind}`} />
      {n > 1 ? <span aria-hidden="true">×{n}</span> : null}
      <span class="hidden-text">{n > 1 ? say("times", { what: label, n }) : label}</span>
    </span>
  );
}

export function Essence({ element, n = 1 }: { element: string; n?: number }) {
  const label = nameOf("essence", element);
  return (
    <span class={`eg-gem essence-${element}`} data-thing={`essence:${element}`} data-tip={label}>
      <Gear name={`element-${element}`} />
      {n > 1 ? <span aria-hidden="true">×{n}</span> : null}
      <span class="hidden-text">{n > 1 ? say("times", { what: label, n }) : label}</span>
    </span>
  );
}

/** Tokens one by one: those that are there filled, empty slots as rings; more than twelve as a figure. */
export function Pips({ what, n, of = 0, label }: { what: string; n: number; of?: number; label: string }) {
  const all = Math.max(n, of);
  if (all === 0) return <span class="hidden-text">{label}</span>;
  return (
    <span class={`eg-pips pips-${what}`} data-thing={`count:${what}`} data-tip={label}>
      <span class="hidden-text">{label}</span>
      {all > 12 ? (
        <span class="eu-figure" aria-hidden="true">
          <Gear name={what} /> {n}
        </span>
      ) : (
        Array.from({ length: all }, (_, i) => (
          <span key={i} class={i < n ? "eg-pip" : "eg-pip empty"} aria-hidden="true">
            <Gear name={what} />
          </span>
        ))
      )}
    </span>
  );
}

/** Health as a bar with its figures. */
export function HealthBar({
  now,
  max,
  label,
  coming = 0,
}: {
  now: number;
  max: number;
  label: string;
  coming?: number;
}) {
  const part = (n: number) => `${Math.max(0, Math.min(100, (100 * n) / Math.max(1, max)))}%`;
  const low = now * 3 <= max;
  return (
    <span class={low ? "eg-health low" : "eg-health"} data-thing="count:health" data-tip={label}>
      <Gear name="health" />
      <span class="eg-bar" aria-hidden="true">
        <span class="eg-bar-now" style={{ width: part(now) }} />
        {coming > 0 ? (
          <span class="eg-bar-coming" style={{ left: part(now - coming), width: part(Math.min(now, coming)) }} />
        ) : null}
      </span>
      <strong aria-hidden="true">
        {now}/{max}
      </strong>
      <span class="hidden-text">{label}</span>
    </span>
  );
}

export function Die({ face, class: extra = "" }: { face: number; class?: string }) {
  return (
    <span class={`eg-die ${extra}`} data-thing={`die:${face}`}>
      <Gear name={`die-${face}`} />
      <span class="hidden-text">{face}</span>
    </span>
  );
}

/** The bands of a weapon or a monster as small chips: from which strength, how much. */
export function Bands({ id, foe = false, mark = -1 }: { id: string; foe?: boolean; mark?: number }) {
  const bands: readonly { min: number; wounds?: number; damage?: number; do: readonly unknown[] }[] =
    (foe ? box.value?.foes.get(id)?.bands : tileInfo(id)?.bands) ?? [];
  if (bands.length === 0) return null;
  const key = foe ? `${box.value?.foes.get(id)?.sort ?? "monster"}-${id}` : `tile-${id}`;
  return (
    <span class="eg-bands">
      {bands.map((band, i) => (
        <span key={i} class={i === mark ? "eg-chip here" : "eg-chip"} aria-hidden="true">
          {band.min < 0 ? "…" : band.min}
          {i === bands.length - 1 ? "+" : ""}
          <b>
            <Gear name={foe ? "wound" : "damage"} />
            {foe ? (band.wounds ?? 0) : (band.damage ?? 0)}
            {band.do.length ? "*" : ""}
          </b>
        </span>
      ))}
      <span class="hidden-text">{list(linesOfSort(key, "band-line"))}</span>
    </span>
  );
}

/** A tooltip's worth of what a tile says. */
export const tileTip = (id: string): string =>
  [tileName(id), kindText(id), ...writtenOn(`tile-${id}`).map(phrase)].join("\n");

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** What a spent Gaar adds to a roll of one's own, or takes off another's. */
export const gaarChange = (own: boolean): string => signed((own ? 1 : -1) * (box.value?.dice["gaar"] ?? 0));
