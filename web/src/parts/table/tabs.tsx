// Tabs of a board: a row of pictures with words, and the panel of the one that is chosen.
// What the panels hold, and when another is chosen, is the board's.
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

interface Props<Name extends string> {
  /** Before the ids and classes of this board. */
  prefix: string;
  /** The tabs, each with the name of its drawing. */
  names: readonly (readonly [Name, string])[];
  draw: (art: string) => ComponentChildren;
  chosen: Signal<Name>;
  /** The words: `tabs` for all of them, `tab-<name>` for one. */
  say: (key: string) => string;
  children: ComponentChildren;
}

export function Tabs<Name extends string>({ prefix, names, draw, chosen, say, children }: Props<Name>) {
  const id = (name: string) => `${prefix}-tab-${name}`;
  return (
    <section class={`${prefix}-tabs parchment`}>
      <div class="tabs" role="tablist" aria-label={say("tabs")}>
        {names.map(([name, art]) => (
          <button
            type="button"
            key={name}
            role="tab"
            id={id(name)}
            aria-selected={chosen.value === name}
            aria-controls={id("panel")}
            aria-label={say(`tab-${name}`)}
            data-tip={say(`tab-${name}`)}
            data-thing={`tab:${name}`}
            onClick={() => (chosen.value = name)}
          >
            {draw(art)} <span>{say(`tab-${name}`)}</span>
          </button>
        ))}
      </div>
      <div id={id("panel")} role="tabpanel" aria-labelledby={id(chosen.value)} tabIndex={0} class={id("panel")}>
        {children}
      </div>
    </section>
  );
}
