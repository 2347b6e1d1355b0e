// An answer as what it is: its kind and what it names.  Boards ask here; the notation itself is read nowhere else.
// What answers there are comes from the server.

export interface Answer {
  kind: string;
  args: string[];
}

export function readAnswer(notation: string): Answer {
  const [kind = "", ...args] = notation.split(" ");
  return { kind, args };
}

export const kindOf = (notation: string): string => readAnswer(notation).kind;

/** What an answer names in its first place, or in another; "" if it names nothing there. */
export const argOf = (notation: string, place = 0): string => readAnswer(notation).args[place] ?? "";

export const isOf = (notation: string, ...kinds: readonly string[]): boolean => kinds.includes(kindOf(notation));

/** The answers that begin so: of this kind, naming these. */
export const saysSo = (notation: string, kind: string, ...args: readonly string[]): boolean =>
  isOf(notation, kind) && args.every((arg, place) => argOf(notation, place) === arg);

/** The name in a key of words: "monster-I-03" is I-03. */
export const bare = (key: unknown): string => (typeof key === "string" ? key.replace(/^[a-z]+-/, "") : "");
