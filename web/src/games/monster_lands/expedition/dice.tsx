// Dice and small counters: each colour of dice has a shape and a letter of its own, so that no colour needs to be told apart.
// They are drawings; whoever shows them says in words what they are.
import { Glyph } from "../../../ui/icon";
import icons from "../icons.json?icons";
import { say } from "./effects";
import { COLOURS, type Colour } from "../view";

export type DieColour = Colour | "attack" | "plain";

const SHAPES: Record<DieColour, string> = {
  force: "M4 2h24a2 2 0 0 1 2 2v24a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z",
  magic: "M16 1l15 15-15 15L1 16z",
  persuasion: "M16 1.5a14.5 14.5 0 1 0 0 29a14.5 14.5 0 1 0 0-29z",
  attack: "M16 1l13.5 7.5v15L16 31 2.5 23.500V8.500z",
  plain: "M7 2h18a5 5 0 0 1 5 5v18a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5z",
};

const LETTERS: Record<DieColour, string> = { force: "F", magic: "M", persuasion: "P", attack: "A", plain: "" };

/** One die; its value if it shows one, else the letter of its colour. */
export function Die({ colour, value = 0, hit = false }: { colour: DieColour; value?: number; hit?: boolean }) {
  return (
    <svg
      data-thing={`die:${colour}`}
      class={`ml-die die-${colour} ${hit ? "hit" : ""}`}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[colour]} />
      <text x="16" y={value > 0 && colour === "persuasion" ? 20 : 22} text-anchor="middle">
        {value > 0 ? value : LETTERS[colour]}
      </text>
      {value > 0 && colour === "persuasion" ? (
        <text class="small" x="16" y="28" text-anchor="middle">
          P
        </text>
      ) : null}
    </svg>
  );
}

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[16, 16]],
  2: [
    [9, 9],
    [23, 23],
  ],
  3: [
    [9, 9],
    [16, 16],
    [23, 23],
  ],
  4: [
    [9, 9],
    [23, 9],
    [9, 23],
    [23, 23],
  ],
  5: [
    [9, 9],
    [23, 9],
    [16, 16],
    [9, 23],
    [23, 23],
  ],
  6: [
    [9, 9],
    [23, 9],
    [9, 16],
    [23, 16],
    [9, 23],
    [23, 23],
  ],
};

/** A die as it lies on the table, large and with its pips; it rolls in where things may move. */
export function PipDie({ value, attack = false, hit = false }: { value: number; attack?: boolean; hit?: boolean }) {
  return (
    <svg
      class={`ml-die ml-pips ${attack ? "die-attack" : "die-plain"} ${hit ? "hit" : ""}`}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      data-value={value}
    >
      <path d={SHAPES.plain} />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.8" />
      ))}
    </svg>
  );
}

/** So many dice of each colour, drawn one by one if few, else with a count. */
export function DiceRow({ dice }: { dice: readonly number[] }) {
  return (
    <span class="ml-dice" aria-hidden="true">
      {COLOURS.map((colour, index) => {
        const n = dice[index] ?? 0;
        if (n === 0) return null;
        if (n <= 3) return Array.from({ length: n }, (_, i) => <Die key={`${colour}${i}`} colour={colour} />);
        return (
          <span key={colour} class="ml-times">
            <Die colour={colour} />×{n}
          </span>
        );
      })}
    </span>
  );
}

export function Art({ name, class: extra = "" }: { name: string; class?: string }) {
  return <Glyph d={icons[name] ?? icons["unknown"]} class={extra} />;
}

/** A resource with its number: "coin 7". The title and hidden text name it. */
export function Count({ what, n, class: extra = "" }: { what: string; n: number; class?: string }) {
  const text = say(`amount-${what}`, { n });
  return (
    <span
      class={`ml-count count-${what} ${n === 0 ? "zero" : ""} ${extra}`}
      data-thing={`count:${what}`}
      data-tip={text}
    >
      <span class="hidden-text">{text}</span>
      <Art name={what} />
      <span aria-hidden="true">{n}</span>
    </span>
  );
}
