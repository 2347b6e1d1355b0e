// Lighting things: what a lesson points at gets a mark that the style sheets make visible, and comes into sight.
// Boards draw themselves anew at any time, so the marks are set again as long as they are wanted.
import { useEffect, useState } from "preact/hooks";
import { elementsOf, kindOf } from "./thing";

const AGAIN = 300;
/** So many times what is lit is brought into sight: a board may still be moving; then whoever looks around is left alone. */
const BROUGHT = 3;
/** So many places are pointed at by a hand; more would point at none. */
const HANDS = 2;

/** A map listens for it, and brings the element that it comes from into sight. */
export const REVEAL = "taverne-reveal";

/** A button that must be pressed before the board shows what comes next: lit while it hides something that is wanted.
 * It may name the kinds of things that it hides ("monster place"); without any it hides everything. */
const HIDING = "[data-hides]";

/** What is to be said and drawn of what is lit. */
interface Lit {
  /** The label of the button that hides what is wanted, if one does. */
  behind: string;
  /** What a hand points at: what is to be pressed, or else what is spoken of. */
  hands: readonly Element[];
}

const NOTHING: Lit = { behind: "", hands: [] };

function hidingFrom(missing: readonly string[]): Element[] {
  return [...document.querySelectorAll(HIDING)].filter((one) => {
    const kinds = (one.getAttribute("data-hides") ?? "").split(" ").filter((kind) => kind !== "" && kind !== "true");
    return kinds.length === 0 || missing.some((name) => kinds.includes(kindOf(name)));
  });
}

/** Where a thing can be seen in many places, such as a die that many things cost, one's own and those asked for are meant;
 * never the count of a rival. */
const own = (found: Element[], name: string, seat: number): Element[] => {
  const ours = (one: Element) =>
    [null, `${seat}`].includes(one.closest("[data-seat]")?.getAttribute("data-seat") ?? null);
  const possible = kindOf(name) === "count" ? found.filter(ours) : found;
  const mine = possible.filter((one) => one.closest(".own, .area-question"));
  return mine.length > 0 ? mine : possible;
};

/** Things of a map are lit by their shape, not by what stands on it. */
const shapes = (found: Element[]): Element[] => {
  const plain = found.filter((one) => !(one instanceof SVGGElement) || found.length === 1);
  return plain.length > 0 ? plain : found;
};

/** What the hands point at: the button in the way, the answer itself, or the things spoken of. */
function pointedAt(hiding: Element[], things: readonly string[], found: Element[][]): Element[] {
  if (hiding.length > 0) return hiding.slice(0, 1);
  const of = (want: (kind: string) => boolean) =>
    things.flatMap((name, at) => (want(kindOf(name)) ? (found[at] ?? []).slice(0, 1) : []));
  const answers = of((kind) => kind === "do");
  const pieces = of((kind) => kind !== "do" && kind !== "panel");
  return (answers.length > 0 ? answers.slice(0, 1) : pieces).slice(0, HANDS);
}

function bring(target: Element): void {
  if (target instanceof HTMLElement) target.scrollIntoView({ block: "nearest", inline: "nearest" });
  else target.dispatchEvent(new Event(REVEAL, { bubbles: true }));
}

/** Light things as long as they are wanted, at the board of one who sits there. */
export function useLit(things: readonly string[], seat: number, moment: unknown): Lit {
  const wanted = things.join("\n");
  const [told, tell] = useState<Lit>(NOTHING);
  useEffect(() => {
    let lit = new Set<Element>();
    let rounds = 0;
    let brought: Element | undefined;
    let said = NOTHING;
    const light = () => {
      const found = things.map((thing) => shapes(own(elementsOf(thing), thing, seat)));
      const missing = things.filter((_, at) => found[at]?.length === 0);
      const hiding = missing.length > 0 ? hidingFrom(missing) : [];
      const now = new Set([...hiding, ...found.flat()]);
      for (const one of lit) if (!now.has(one)) one.removeAttribute("data-lit");
      for (const one of now) one.setAttribute("data-lit", "");
      lit = now;
      const hands = pointedAt(hiding, things, found);
      const target = hands[0] ?? [...now].find((one) => one instanceof HTMLElement);
      if (target !== brought) rounds = 0;
      brought = target;
      if (target && rounds++ < BROUGHT) bring(target);
      const behind = hiding[0]?.firstChild?.textContent?.trim() ?? "";
      if (
        behind !== said.behind ||
        hands.length !== said.hands.length ||
        hands.some((one, at) => one !== said.hands[at])
      ) {
        said = { behind, hands };
        tell(said);
      }
    };
    light();
    const timer = setInterval(light, AGAIN);
    return () => {
      clearInterval(timer);
      for (const one of lit) one.removeAttribute("data-lit");
      tell(NOTHING);
    };
  }, [wanted, seat, moment]);
  return told;
}
