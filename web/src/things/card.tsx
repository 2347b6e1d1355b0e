// The info card: what a thing on the board is, what it means, its figures now, and its rule; by hover, focus, long press.
// One card serves the page. Its words come from the game: a board's `about`, the game's words, or the tip of the element;
// without a tip, what the element says to those who hear it.
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { boardOf } from "../games/registry";
import { openRules } from "../parts/page/rules";
import { tableAt } from "../table/per_table";
import type { Play } from "../table/play";
import { speak, t, wantThings } from "../words/words";
import "./card.css";
import { idOf, kindOf } from "./thing";

/** What a board can tell about a thing; what is left out comes from the game's words. */
export interface About {
  name?: string;
  /** In place of what the element itself says. */
  lines?: readonly string[];
  /** After what the element itself says. */
  more?: readonly string[];
  rule?: string;
}

interface Told {
  name: string;
  meaning: string;
  lines: readonly string[];
  rule: string;
}

interface Shown {
  /** The table that it is a thing of. */
  play: Play | null;
  element: Element;
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
/** How far a mouse goes from its last press before cards come again: what was pressed for must not be hidden. */
const AWAY = 40;
/** There is one card at a time on a page, as there is one pointer. */
const shown = signal<Shown | null>(null);
/** Where a mouse was pressed last, and whether it still rests there: a press may lead to another page. */
let start: [number, number] = [0, 0];
let pressed = false;

const marked = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-thing],[data-tip]") : null;

function show(element: Element, held: boolean): void {
  // Where it counts who is first nothing may lie over the table.
  if (document.querySelector("[data-race]") || !element.isConnected) return;
  const thing = element.getAttribute("data-thing") ?? "";
  if (kindOf(thing) === "panel" && !element.hasAttribute("data-tip")) return;
  const map = element.closest(".viewport") !== null;
  // A space of a map is told beside the map; a card would hide its neighbours.
  if (map && !held && kindOf(thing) === "space") return;
  const tip = element.getAttribute("data-tip") ?? element.getAttribute("aria-label") ?? "";
  shown.value = { play: tableAt(element), element, at: element.getBoundingClientRect(), thing, tip, held, map };
}

/** Name, meaning, figures and rule of a thing, or null if nothing is known of it. */
function aboutThing(play: Play | null, thing: string, tip: string): Told {
  const game = play?.game ?? "";
  const tongue = speak(game);
  const [kind, id] = [kindOf(thing), idOf(thing)];
  const said = (play && boardOf(game)?.about?.(play, kind, id)) ?? {};
  const key = tongue.has(`thing-${kind}-${id}`) ? `thing-${kind}-${id}` : `thing-${kind}`;
  const tips = tip.split("\n").filter(Boolean);
  const seat = play && kind === "seat" ? play.seats().name(Number(id)) : null;
  const name = seat ?? said.name ?? tongue.attribute(key, "name") ?? tongue.find(`${kind}-${id}`) ?? tips.shift() ?? "";
  const lines = said.lines ?? tips.map((line) => without(name, line)).filter(Boolean);
  return {
    name,
    meaning: tongue.find(key) ?? "",
    lines: [...new Set([...lines, ...(said.more ?? [])])],
    rule: said.rule ?? tongue.attribute(key, "rule") ?? "",
  };
}

/** A line that does not say the name again. */
const without = (name: string, line: string): string =>
  name && line.startsWith(name) ? line.slice(name.length).replace(/^[\s.:,]+/, "") : line;

/** On a page that shows a match: its info cards know the words of its game. */
export function useThings(play: Play): void {
  useEffect(() => (play.game ? wantThings(play.game) : undefined), [play.game]);
}

export function InfoCards() {
  useEffect(listen, []);
  const now = shown.value;
  useEffect(() => (now ? watch(now) : undefined), [now]);
  return now ? <Card now={now} /> : null;
}

/** A card goes with what it is about. */
function watch(now: Shown): () => void {
  const watcher = new MutationObserver(() => {
    if (!now.element.isConnected) shown.value = null;
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => watcher.disconnect();
}

function Card({ now }: { now: Shown }) {
  const play = now.play;
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
  const near = (event: PointerEvent, far: number) =>
    Math.hypot(event.clientX - start[0], event.clientY - start[1]) <= far;
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
    if (pressed && near(event, AWAY)) return;
    if (event.buttons === 0) later(found, shown.peek() ? 60 : HOVER, false);
  };
  const down = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest("#info-card")) return;
    hide();
    start = [event.clientX, event.clientY];
    pressed = event.pointerType !== "touch";
    const found = marked(event.target);
    if (found && event.pointerType === "touch") later(found, PRESS, true);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType === "touch" && !near(event, SLIP)) clearTimeout(timer);
    if (pressed && event.buttons === 0 && !near(event, AWAY)) pressed = false;
  };
  const up = (event: PointerEvent) => {
    if (event.pointerType === "touch") clearTimeout(timer);
    else start = [event.clientX, event.clientY];
  };
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
