// The end of a game, the same at every table: a headline, and below it the table of what each score is made of.
// The figures are the server's; which rows and columns there are is left to the board.
import type { ComponentChildren, RefObject } from "preact";
import { Scroll } from "../page/scroll";

interface Props {
  title: ComponentChildren;
  /** What the table shows, for who cannot see it. */
  label: string;
  class?: string;
  /** What stands between the headline and the table. */
  before?: ComponentChildren;
  /** Where a board finds it again. */
  place?: RefObject<HTMLElement | null>;
  children: ComponentChildren;
}

export function FinalTable({ title, label, class: look = "", before, place, children }: Props) {
  return (
    <section ref={place} class={look ? `count ${look}` : "count"} data-testid="count" aria-labelledby="count-title">
      <h2 id="count-title">{title}</h2>
      {before}
      <Scroll label={label}>
        <table>
          <caption class="hidden-text">{label}</caption>
          {children}
        </table>
      </Scroll>
    </section>
  );
}
