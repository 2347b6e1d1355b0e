// A sentence in pieces: plain words, and the names of things in it.
// Which things a sentence may name is known by the words.

export interface Piece {
  text: string;
  thing: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A sentence in pieces: plain words, and the names of things that there is something to say about. */
export function piecesOf(text: string, named: ReadonlyMap<string, readonly string[]>): Piece[] {
  const whose = new Map(
    [...named].flatMap(([name, forms]) => forms.map((form) => [form.toLowerCase(), name] as const)),
  );
  if (whose.size === 0) return [{ text, thing: "" }];
  const longest = [...whose.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(${longest.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return text
    .split(any)
    .map((part) => ({ text: part, thing: whose.get(part.toLowerCase()) ?? "" }))
    .filter((piece) => piece.text !== "");
}
