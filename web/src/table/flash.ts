// Lights things on a board for a moment: whatever carries their names (`data-thing`).
// How it looks is left to the style sheets; boards need to know nothing of it.

const NAME = /^[\w-]+:[\w-]+$/;

export function flash(things: readonly string[], ms = 1300): void {
  for (const thing of things) {
    if (!NAME.test(thing)) continue;
    for (const found of document.querySelectorAll(`[data-thing="${thing}"]`)) {
      found.classList.add("lit-now");
      setTimeout(() => found.classList.remove("lit-now"), ms);
    }
  }
}
