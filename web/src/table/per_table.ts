// What the page keeps of one open table and of no other: the space that is picked, the panel in front, a plan that runs.
// It is made when it is first asked for and ends with its table; nothing of a table is kept in a module.
import { createContext } from "preact";
import type { Play } from "./play";

/** Declare something that every open table has its own of. */
export function perTable<T>(make: (play: Play) => T): (play: Play) => T {
  const known = new WeakMap<Play, { readonly made: T }>();
  return (play) => {
    let found = known.get(play);
    if (!found) known.set(play, (found = { made: make(play) }));
    return found.made;
  };
}

/** The table in which something is drawn, for small parts that are not handed it: null where there is none. */
export const OpenTable = createContext<Play | null>(null);

const roots = new WeakMap<Element, Play>();

/** Mark an element as the one in which a table is drawn: `ref={rootOf(play)}`. */
export const rootOf = (play: Play | null) => (element: Element | null) => {
  if (!element) return;
  if (play) roots.set(element, play);
  else roots.delete(element);
};

/** The table in which an element is drawn; null outside of any. */
export function tableAt(element: Element): Play | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const found = roots.get(at);
    if (found) return found;
  }
  return null;
}
