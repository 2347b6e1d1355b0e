// The mark of a seat: a colour and a shape, so that neither has to be told from the other.
// Used wherever something belongs to a player. A game may draw its own sign for a seat instead: a realm's crest.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { OpenTable, perTable } from "../table/per_table";

const SHAPES = [
  "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
  "M12 1.2L22.8 12L12 22.8L1.2 12z",
  "M12 2L23 21.5H1z",
  "M2.8 2.8h18.4v18.4H2.8z",
  "M12 .8l3.3 7.2 7.9.9-5.9 5.3 1.6 7.8L12 18.1 5.1 22l1.6-7.8L.8 8.9l7.9-.9z",
  "M8.5 1.5h7v7h7v7h-7v7h-7v-7h-7v-7h7z",
];

/** What the game on the table draws for a seat in place of its mark; null where marks stand. */
export const crests = perTable(() => signal<((seat: number) => ComponentChildren) | null>(null));

export function SeatMark({ seat, class: extra = "" }: { seat: number; class?: string }) {
  const table = useContext(OpenTable);
  const crest = seat < 0 || !table ? null : crests(table).value?.(seat);
  if (crest)
    return (
      <span class={`crest ${extra}`} aria-hidden="true">
        {crest}
      </span>
    );
  const index = seat < 0 ? 0 : seat % SHAPES.length;
  return (
    <svg
      class={`mark seat-${index} ${extra}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-thing={seat >= 0 && table ? `seat:${seat}` : undefined}
    >
      <path d={SHAPES[index] ?? ""} fill="currentColor" stroke="var(--mark-edge)" stroke-width="1.4" />
    </svg>
  );
}
