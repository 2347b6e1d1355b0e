// Small drawings: shields of realms, chips of units, dice of any number of sides. Each realm has an emblem, a colour and
// a shape of its own, so that nothing is told by colour alone.
import { Glyph } from "../../ui/icon";
import icons from "./icons.json?icons";
import { amount, realmName, say } from "./words";

export function Art({ name, class: extra = "" }: { name: string; class?: string }) {
  return <Glyph d={icons[name] ?? icons["unknown"]} class={extra} />;
}

/** The outline of a realm's shield and chips, around 0 with a half-width of w and a half-height of h. */
export function realmShape(realm: string, w: number, h: number): string {
  const c = Math.min(w, h) * 0.55;
  switch (realm) {
    case "karkoth":
      return `M${-w} 0L${-w + c} ${-h}H${w - c}L${w} 0L${w - c} ${h}H${-w + c}Z`;
    case "vailin":
      return `M${-w + h} ${-h}H${w - h}A${h} ${h} 0 0 1 ${w - h} ${h}H${-w + h}A${h} ${h} 0 0 1 ${-w + h} ${-h}Z`;
    case "iron_circle":
      return `M${-w} ${-h}H${w}V${h}H${-w}Z`;
    default:
      return `M${-w} ${-h}H${w}V${h * 0.35}Q${w} ${h} ${w - c} ${h}H${-w + c}Q${-w} ${h} ${-w} ${h * 0.35}Z`;
  }
}

/** The shield of a realm as a picture of its own. */
export function Shield({ realm, class: extra = "" }: { realm: string; class?: string }) {
  if (!realm) return null;
  return (
    <svg
      class={`cn-shield of-${realm} ${extra}`}
      viewBox="-17 -17 34 34"
      aria-hidden="true"
      focusable="false"
      data-thing={`realm:${realm}`}
    >
      <path class="cn-field" d={realmShape(realm, 15, 15)} />
      <path class="cn-emblem" d={icons[`realm-${realm}`]} transform="translate(-10.500 -10.500) scale(.041)" />
    </svg>
  );
}

/** A realm by shield and name. */
export function RealmTag({ realm, class: extra = "" }: { realm: string; class?: string }) {
  return (
    <span class={`cn-realm-tag ${extra}`} data-thing={`realm:${realm}`}>
      <Shield realm={realm} /> <span>{realmName(realm)}</span>
    </span>
  );
}

/** Units of one kind as a chip with their number, outside the map. */
export function Chip({ kind, n, realm, hit = 0 }: { kind: string; n: number; realm: string; hit?: number }) {
  return (
    <span class={`cn-chip of-${realm} ${hit > 0 ? "hit" : ""}`} data-thing={`unit:${kind}`} data-tip={amount(kind, n)}>
      <span class="hidden-text">
        {amount(kind, n)}
        {hit > 0 ? ` (${say("hit-once", { n: hit })})` : ""}
      </span>
      <Art name={kind} />
      <span aria-hidden="true">{n}</span>
    </span>
  );
}

/** A figure with its drawing; words say what it is. */
export function Count({ what, n, label }: { what: string; n: number | string; label: string }) {
  return (
    <span class={`cn-count count-${what}`} data-thing={`count:${what}`} data-tip={label}>
      <span class="hidden-text">{label}</span>
      <Art name={what} />
      <span aria-hidden="true">{n}</span>
    </span>
  );
}

const DICE: Record<number, string> = {
  6: "M4 4h24v24H4z",
  8: "M16 1l14 15-14 15L2 16z",
  10: "M16 1l14 12v6L16 31 2 19v-6z",
  12: "M10 2h12l8 9v10l-8 9H10l-8-9V11z",
  20: "M16 1l13 7.500v15L16 31 3 23.500v-15z",
};

/** A die that shows a face; a hit is filled and starred, a miss is pale. */
export function Die({ sides, face, hit, delay = 0 }: { sides: number; face: number; hit: boolean; delay?: number }) {
  return (
    <svg
      class={`cn-die ${hit ? "hit" : "miss"}`}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      style={{ animationDelay: `${delay}ms` }}
    >
      <path d={DICE[sides] ?? DICE[20] ?? ""} />
      <text x="16" y="21.500" text-anchor="middle">
        {face > 0 ? face : "?"}
      </text>
    </svg>
  );
}
