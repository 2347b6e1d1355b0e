// Lighting things: what a lesson (or a line of the log) points at gets a mark that the style sheets make visible.
// Boards draw themselves anew at any time, so the marks are set again as long as they are wanted.
import { useEffect } from "preact/hooks";
import { elementsOf } from "./thing";

const AGAIN = 300;

/** Things of a map are lit by their shape, not by what stands on it. */
const shapes = (found: Element[]): Element[] => {
  const plain = found.filter((one) => !(one instanceof SVGGElement) || found.length === 1);
  return plain.length > 0 ? plain : found;
};

export function useLit(things: readonly string[], moment: unknown): void {
  const wanted = things.join("\n");
  useEffect(() => {
    let lit = new Set<Element>();
    let first = true;
    const light = () => {
      const now = new Set(things.flatMap((thing) => shapes(elementsOf(thing))));
      for (const one of lit) if (!now.has(one)) one.removeAttribute("data-lit");
      for (const one of now) one.setAttribute("data-lit", "");
      const target = [...now].find((one) => one instanceof HTMLElement);
      if (first && target) {
        target.scrollIntoView({ block: "nearest", inline: "nearest" });
        first = false;
      }
      lit = now;
    };
    light();
    const timer = setInterval(light, AGAIN);
    return () => {
      clearInterval(timer);
      for (const one of lit) one.removeAttribute("data-lit");
    };
  }, [wanted, moment]);
}
