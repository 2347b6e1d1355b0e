// The box of a game as its board reads it: asked for when a board first needs it, and again while no answer comes.
// What lies in a box, and what a board makes of it, is left to the games.
import { signal, type Signal } from "@preact/signals";
import { api } from "./api";

const AGAIN_MS = 2000;

interface ReadBox<Box> {
  /** Null until it is here. */
  box: Signal<Box | null>;
  want: () => void;
}

export function readBoxOf<Told, Box>(game: string, read: (told: Told) => Box): ReadBox<Box> {
  const box = signal<Box | null>(null);
  let asked = false;
  const want = () => {
    if (asked) return;
    asked = true;
    api.box<Told>(game).then(
      (told) => (box.value = read(told)),
      () => {
        asked = false;
        setTimeout(want, AGAIN_MS);
      },
    );
  };
  return { box, want };
}

/** The entries of a table by their ids. */
export const byId = <Entry extends { id: string }>(...tables: readonly (readonly Entry[])[]): Map<string, Entry> =>
  new Map(tables.flatMap((table) => table.map((entry) => [entry.id, entry])));
