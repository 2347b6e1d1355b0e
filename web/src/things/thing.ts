// The vocabulary of things: what a board can point at, named `kind:id`, for info cards, lessons, hints and the log.
// An element says what it shows by `data-thing`; where a sentence is ready it goes along as `data-tip`.

/** "space:skalgard", "monster:ghost", "die:force", "count:gold": a kind of thing and which one. */
export type Thing = `${string}:${string}`;

/** The attributes of an element that shows a thing. */
export function thing(kind: string, id: string | number, tip?: string) {
  return { "data-thing": `${kind}:${id}`, ...(tip ? { "data-tip": tip } : {}) };
}

export function kindOf(name: string): string {
  return name.slice(0, Math.max(0, name.indexOf(":")));
}

export function idOf(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** The elements that show a thing or give an answer ("do:pass"), the visible ones. */
export function elementsOf(name: string, within: ParentNode = document): Element[] {
  const value = CSS.escape(name);
  const found =
    kindOf(name) === "do"
      ? within.querySelectorAll(`[data-do="${CSS.escape(idOf(name))}"]`)
      : within.querySelectorAll(`[data-thing="${value}"]`);
  // The mark of an owner is not the thing itself.
  const itself = (one: Element) => !one.matches(".mark, .eu-crest, .cn-shield");
  return [...found].filter((one) => itself(one) && one.checkVisibility({ visibilityProperty: true }));
}
