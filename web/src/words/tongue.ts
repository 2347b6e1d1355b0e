// One language, for one game: messages, and the sentences made of keys and data that travel on the wire.
// The same conventions as the Python side (docs/words.md); which files are loaded is left to words.ts.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import type { Data } from "../wire/types";
import { functions } from "./grammar";
import { readAnswer } from "../wire/answer";

type Pattern = NonNullable<Message["value"]>;
export type Vars = Record<string, FluentVariable>;

/** How seats are called, and which one is reading. */
export interface Seats {
  name(seat: number): string;
  you(seat: number): boolean;
}

export const NOBODY: Seats = { name: (seat) => `#${seat + 1}`, you: () => false };

const SEAT_KEYS = new Set(["seat", "other", "first"]);
const LETTERS = "abcdefghij";

/** The sign of numbers below zero where people read them; notation and JSON have a hyphen. */
const MINUS = "−";
const BELOW_ZERO = /(?<![\p{L}\p{N}_])-(?=\d)/gu;

/** A whole number as people read it, where it stands alone. */
export const inFigures = (n: number): string => String(n).replace("-", MINUS);

const missing = (id: string): string => `⟦${id}⟧`;

export class Tongue {
  readonly bundle: FluentBundle;

  /** The first message of an id wins, so sources come most particular first. */
  constructor(
    readonly lang: string,
    sources: readonly string[],
  ) {
    this.bundle = new FluentBundle(lang, { functions: functions(lang), useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The text of a message, or null if there is none. */
  find(id: string, vars: Vars = {}): string | null {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return null;
    const faults: Error[] = [];
    const text = this.written(message.value, vars, faults);
    return faults.length > 0 ? `${text} ${missing(id)}` : text;
  }

  attribute(id: string, name: string, vars: Vars = {}): string | null {
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern ? this.written(pattern, vars, []) : null;
  }

  private written(pattern: Pattern, vars: Vars, faults: Error[]): string {
    const text = this.bundle.formatPattern(pattern, vars, faults);
    const below = Object.values(vars).some((value) => typeof value === "number" && value < 0);
    return below ? text.replace(BELOW_ZERO, MINUS) : text;
  }

  text(id: string, vars: Vars = {}): string {
    return this.find(id, vars) ?? missing(id);
  }

  /** A list of which one is meant: "a, b or c". */
  either(items: readonly string[]): string {
    return this.list(items, "list-or");
  }

  /** A list as the language writes it: "a, b and c". */
  list(items: readonly string[], lastBy = "list-and"): string {
    const last = items[items.length - 1];
    if (last === undefined || items.length === 1) return last ?? "";
    let head = items[0] ?? "";
    for (const next of items.slice(1, -1)) head = this.text("list-comma", { head, next });
    return this.text(lastBy, { head, last });
  }

  /** What a sentence may use of the data: names for ids and seats, the grammar of each word, who "you" are. */
  vars(data: Data, seats: Seats): Vars {
    const vars: Vars = {};
    for (const [key, value] of Object.entries(data)) {
      if (SEAT_KEYS.has(key) && typeof value === "number") Object.assign(vars, this.seat(key, value, seats));
      else if (key === "seats" && Array.isArray(value)) Object.assign(vars, this.several(value as number[], seats));
      else if (Array.isArray(value)) Object.assign(vars, this.items(key, value, seats));
      else if (typeof value === "object" && value !== null && "say" in value)
        vars[key] = this.sentence(String((value as Data)["say"]), value, seats);
      else if (typeof value === "string" && this.isName(value)) Object.assign(vars, this.named(key, value));
      else if (typeof value === "boolean") vars[key] = value ? "yes" : "no";
      else vars[key] = typeof value === "number" ? value : String(value);
    }
    return vars;
  }

  /** Whether a word of the data is the id of a message; those hold a hyphen, so plain words never are. */
  private isName(value: string): boolean {
    return value.includes("-") && this.has(value);
  }

  /** A thing by its message: its name, and each attribute as `<key>_<attribute>`. */
  private named(key: string, id: string): Vars {
    const vars: Vars = { [key]: this.text(id) };
    for (const name of Object.keys(this.bundle.getMessage(id)?.attributes ?? {}))
      vars[`${key}_${name}`] = this.attribute(id, name) ?? "";
    return vars;
  }

  private seat(key: string, seat: number, seats: Seats): Vars {
    return { [key]: seats.name(seat), [`${key}_you`]: seats.you(seat) ? "yes" : "no" };
  }

  private several(them: readonly number[], seats: Seats): Vars {
    const names = them.map((seat) => (seats.you(seat) ? this.text("seat-you") : seats.name(seat)));
    return {
      seats: this.list(names),
      seats_count: them.length,
      seats_you: them.some((s) => seats.you(s)) ? "yes" : "no",
    };
  }

  private items(key: string, values: readonly unknown[], seats: Seats): Vars {
    const all = values.map((value) => this.vars({ [key]: value }, seats));
    const vars: Vars = { [key]: "", [`${key}_count`]: values.length };
    for (const name of Object.keys(all[0] ?? {}))
      if (all.every((one) => name in one)) vars[name] = this.list(all.map((one) => String(one[name])));
    return vars;
  }

  /** The things that a sentence of this data may name ("unit:dragon"), each with the forms of its name. */
  mentions(data: unknown, found = new Map<string, string[]>()): Map<string, string[]> {
    if (typeof data === "object" && data !== null) for (const value of Object.values(data)) this.mentions(value, found);
    if (typeof data !== "string" || !this.isName(data)) return found;
    const forms = Object.values(this.named("", data)).map(String);
    return found.set(
      data.replace("-", ":"),
      [...new Set(forms)].filter((form) => form.length > 2 && !form.includes("{")),
    );
  }

  sentence(id: string, data: Data, seats: Seats): string {
    return this.text(id, this.vars(data, seats));
  }

  /** A question where a heading already names whom it is put to: its `.asked`, or else the whole sentence. */
  asked(id: string, data: Data, seats: Seats): string {
    const vars = this.vars(data, seats);
    return this.attribute(id, "asked", vars) ?? this.text(id, vars);
  }

  /** The text of an action's notation: "claim left I-03" by `action-claim`, whose `.args` say what each word is. */
  action(notation: string, seats: Seats): string {
    const { kind, args } = readAnswer(notation);
    const id = `action-${kind}`;
    const prefixes = (this.attribute(id, "args") ?? "").split(" ").filter(Boolean);
    const vars: Vars = { count: args.length };
    prefixes.forEach((prefix, index) => {
      const letter = LETTERS[index];
      const arg = args[index];
      if (letter === undefined || arg === undefined) return;
      if (prefix === "seat") Object.assign(vars, this.seat(letter, Number(arg), seats));
      else if (prefix === "n" || /^-?\d+$/.test(arg)) vars[letter] = Number(arg);
      else Object.assign(vars, this.named(letter, `${prefix}-${arg}`));
    });
    return this.has(id) ? this.text(id, vars) : notation;
  }
}
