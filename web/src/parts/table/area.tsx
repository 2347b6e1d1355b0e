// The named places of every table: question, board, mine, rivals, happened, and the grid that holds them.
// A board puts its parts into areas; how large each is at which size is said by styles/frame.css alone.
import { signal } from "@preact/signals";
import { perTable } from "../../table/per_table";
import type { ComponentChildren } from "preact";
import { t } from "../../words/words";

type AreaName = "question" | "board" | "mine" | "rivals" | "happened";

/** Where the question stands on a wide screen: beside the board ("side") or below it ("dock"). */
export type Layout = "side" | "dock";

/** Where board and one's own things have one place between them (a narrow screen): which of the two is shown. */
export const shownArea = perTable(() => signal<"board" | "mine">("board"));

interface Props {
  name: AreaName;
  children: ComponentChildren;
  class?: string;
  label?: string;
}

/** One place of the table. Its size does not follow what is in it: contents scroll or scale. */
export function Area({ name, children, class: extra = "", label = t(`area-${name}`) }: Props) {
  return (
    <section
      class={`area area-${name} ${extra}`}
      data-frame={name}
      aria-label={label}
      tabIndex={name === "question" ? -1 : 0}
    >
      {children}
    </section>
  );
}
