// The info card: what a thing on the board is, what it means, its figures now, and its rule; by hover, focus, long press.
// One card serves the page. Its words come from the game: a board's `about`, the game's words, or the tip of the element.
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { boardOf } from "../games/registry";
import { openRules } from "../parts/page/rules";
import type { Play } from "../table/play";
import { speak, t, wantThings } from "../words/words";
import "./card.css";
import { idOf, kindOf } from "./thing";

/** What a board can tell about a thing; what is left out comes from the game's words. */
export interface About {
  name?: string;
  lines?: readonly string[];
  rule?: string;
}

interface Shown {
  at: DOMRect;
  thing: string;
  tip: string;
  /** Held by a finger or by focus: it stays until something else is touched. */
  held: boolean;
  /** Over a map, where the next press is for what lies under the card. */
  map: boolean;
}

const HOVER = 350;
const PRESS = 480;
const SLIP = 9;
const shown = signal<Shown | null>(null);

const marked = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-thing],[data-tip]") : null;

function show(element: Element, held: boolean): void {
  // Where it counts who is first nothing may lie over the table.
  if (document.querySelector("[data-race]")) return;
  const thing = element.getAttribute("data-thing") ?? "";
  if (kindOf(thing) === "panel" && !element.hasAttribute("data-tip")) return;
  const map = element.closest(".lookout") !== null;
  shown.value = { at: element.getBoundingClientRect(), thing, tip: element.getAttribute("data-tip") ?? "", held, map };
}

/** Name, meaning, figures and rule of a thing, or null if nothing is known of it. */
export function aboutThing(play: Play | null, thing: string, tip: string): Required<About> & { meaning: string } {
  const game = play?.game ?? "";
  const tongue = speak(game);
  const [kind, id] = [kindOf(thing), idOf(thing)];
  const said = (play && boardOf(game)?.about?.(play, kind, id)) ?? {};
  const key = tongue.has(`thing-${kind}-${id}`) ? `thing-${kind}-${id}` : `thing-${kind}`;
  const tips = tip.split("\n").filter(Boolean);
  const name = said.name ?? tongue.attribute(key, "name") ?? tongue.find(`${kind}-${id}`) ?? tips.shift() ?? "";
  return {
    name,
    meaning: tongue.find(key) ?? "",
    lines: said.lines ?? tips.filter((line) => line !== name),
    rule: said.rule ?? tongue.attribute(key, "rule") ?? "",
  };
}

/** The match that this page shows, whose things can be asked about. */
const told = signal<Play | null>(null);

/** On a page that shows a match: its info cards know the words and the board of its game. */
export function useThings(play: Play): void {
  useEffect(() => (play.game ? wantThings(play.game) : undefined), [play.game]);
  useEffect(() => {
    told.value = play;
    return () => (told.value = null);
  }, [play]);
}

export function InfoCards() {
  useEffect(listen, []);
  const now = shown.value;
  return now ? <Card play={told.value} now={now} /> : null;
}

function Card({ play, now }: { play: Play | null; now: Shown }) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (card.current) place(card.current, now.at);
  });
  const { name, meaning, lines, rule } = aboutThing(play, now.thing, now.tip);
  if (!name && !meaning && lines.length === 0) return null;
  return (
    <div
      class={now.held ? "info-card held" : now.map ? "info-card through" : "info-card"}
      role="tooltip"
      id="info-card"
      ref={card}
      data-testid="info-card"
    >
      {name ? <strong>{name}</strong> : null}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {meaning ? <p class="info-meaning">{meaning}</p> : null}
      {rule && play ? (
        <button type="button" class="rule-link" tabIndex={-1} onClick={() => openRules(play.game, rule)}>
          {t("rule-open", { rule })}
        </button>
      ) : null}
    </div>
  );
}

/** Below what it is about if there is room, else above; never over the edge. */
function place(card: HTMLElement, at: DOMRect): void {
  const { width, height } = card.getBoundingClientRect();
  const left = Math.max(8, Math.min(innerWidth - width - 8, at.left + at.width / 2 - width / 2));
  const below = at.bottom + 8 + height < innerHeight;
  const top = below ? at.bottom + 8 : Math.max(8, at.top - height - 8);
  card.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}

function listen(): () => void {
  let timer = 0;
  let start: [number, number] = [0, 0];
  const later = (element: Element, wait: number, held: boolean) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => show(element, held), wait);
  };
  const hide = () => {
    clearTimeout(timer);
    shown.value = null;
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    if (event.target instanceof Element && event.target.closest("#info-card")) return clearTimeout(timer);
    const found = marked(event.target);
    if (!found) return event.buttons === 0 && !shown.peek()?.held ? hide() : undefined;
    if (event.buttons === 0) later(found, shown.peek() ? 60 : HOVER, false);
  };
  const down = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest("#info-card")) return;
    hide();
    start = [event.clientX, event.clientY];
    const found = marked(event.target);
    if (found && event.pointerType === "touch") later(found, PRESS, true);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType === "touch" && Math.hypot(event.clientX - start[0], event.clientY - start[1]) > SLIP)
      clearTimeout(timer);
  };
  const up = (event: PointerEvent) => (event.pointerType === "touch" ? clearTimeout(timer) : undefined);
  const focus = (event: FocusEvent) => {
    const found = marked(event.target);
    if (found && event.target instanceof Element && event.target.matches(":focus-visible")) later(found, HOVER, true);
    else hide();
  };
  const key = (event: KeyboardEvent) => (event.key === "Escape" ? hide() : undefined);
  const calm = { passive: true };
  addEventListener("pointerover", over, calm);
  addEventListener("pointerdown", down, { passive: true, capture: true });
  addEventListener("pointermove", move, calm);
  addEventListener("pointerup", up, calm);
  addEventListener("focusin", focus);
  addEventListener("keydown", key);
  addEventListener("scroll", hide, { passive: true, capture: true });
  return () => {
    hide();
    removeEventListener("pointerover", over);
    removeEventListener("pointerdown", down, { capture: true });
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("focusin", focus);
    removeEventListener("keydown", key);
    removeEventListener("scroll", hide, { capture: true });
  };
}
