// Small drawings that all parts of the board share: icons, heroes' crests with a shape and a colour of their own, figures.
// They are decoration; the words beside them or in their titles carry the meaning.
import { Glyph } from "../../ui/icon";
import icons from "./icons.json?icons";
import { nameOf } from "./words";

export const drawing = (name: string): string => icons[name] ?? icons["unknown"] ?? "";

export function Art({ name, class: extra = "" }: { name: string; class?: string }) {
  return <Glyph d={drawing(name)} class={extra} />;
}

/** The outline of a hero's crest around 0 with a half-width of s: six heroes, six shapes. */
export function crestShape(hero: string, s: number): string {
  const p = (points: readonly [number, number][]) =>
    `M${points.map(([x, y]) => `${(x * s).toFixed(1)} ${(y * s).toFixed(1)}`).join("L")}Z`;
  switch (hero) {
    case "ael":
      return `M${-s} 0A${s} ${s} 0 1 1 ${s} 0A${s} ${s} 0 1 1 ${-s} 0Z`;
    case "dral":
      return `M${-s * 0.9} ${-s * 0.9}H${s * 0.9}V${s * 0.15}Q${s * 0.9} ${s * 0.75} 0 ${s}Q${-s * 0.9} ${s * 0.75} ${-s * 0.9} ${s * 0.15}Z`;
    case "keleia":
      return p([
        [0, -1.1],
        [1.1, 0],
        [0, 1.1],
        [-1.1, 0],
      ]);
    case "maeldur":
      return p([
        [-0.55, -1],
        [0.55, -1],
        [1.05, 0],
        [0.55, 1],
        [-0.55, 1],
        [-1.05, 0],
      ]);
    case "skoldur":
      return p([
        [-0.9, -0.9],
        [0.9, -0.9],
        [0.9, 0.9],
        [-0.9, 0.9],
      ]);
    default:
      return p([
        [0, -1.05],
        [1, -0.3],
        [0.65, 0.95],
        [-0.65, 0.95],
        [-1, -0.3],
      ]);
  }
}

/** The crest of a hero as a picture of its own. */
export function Crest({ hero, class: extra = "" }: { hero: string; class?: string }) {
  if (!hero) return null;
  return (
    <svg
      class={`eu-crest of-${hero} ${extra}`}
      viewBox="-20 -20 40 40"
      aria-hidden="true"
      focusable="false"
      data-thing={`hero:${hero}`}
    >
      <path class="eu-crest-field" d={crestShape(hero, 17)} />
      <path class="eu-crest-sign" d={drawing(`hero-${hero}`)} transform="translate(-10.500 -10.500) scale(.041)" />
    </svg>
  );
}

/** A hero by crest and name. */
export function HeroTag({ hero }: { hero: string }) {
  return (
    <span class="eu-hero-tag inline-row" data-thing={`hero:${hero}`}>
      <Crest hero={hero} /> <span>{nameOf("hero", hero)}</span>
    </span>
  );
}

/** A figure with its drawing; the label says in words what it is. */
export function Figure({
  what,
  n,
  label,
  class: extra = "",
}: {
  what: string;
  n: number | string;
  label: string;
  class?: string;
}) {
  return (
    <span class={`eu-figure figure-${what} ${extra}`} data-thing={`count:${what}`} data-tip={label}>
      <span class="hidden-text">{label}</span>
      <Art name={what} />
      <span aria-hidden="true">{n}</span>
    </span>
  );
}
