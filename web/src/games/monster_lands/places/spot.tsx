// A thing on the board that answers a question: a button while it does, plain otherwise; greyed with a reason while it might.
// The same answers are listed under the prompt.
import type { ComponentChildren } from "preact";
import { candidate, type Play } from "../../../table/play";
import { isOf } from "../../../wire/answer";
import { speak } from "../../../words/words";
import { wayTo } from "../help";
import { follow } from "../expedition/free_plan";

export interface PlacedAnswer {
  notation: string;
  legal: boolean;
  label: string;
  act: () => void;
}

/** What may be done with this notation now, or null if it is neither an answer nor worth a try. */
export function deed(play: Play, notation: string): PlacedAnswer | null {
  if (!play.live || !notation) return null;
  const legal = (play.view.value?.asked ?? []).some((asked) => asked.options.includes(notation));
  if (!legal && !candidate(play, notation)) return null;
  const label = speak(play.game).action(notation, play.seats());
  return { notation, legal, label, act: () => (legal ? void play.act(notation) : play.why(notation)) };
}

/** The first of several notations that is an answer, or else one that might be. */
function firstDeed(play: Play, notations: readonly string[]): PlacedAnswer | null {
  const found = notations.map((one) => deed(play, one)).filter((one) => one !== null);
  return found.find((one) => one.legal) ?? found[0] ?? null;
}

const dragging = (answer: string) => (event: DragEvent) => event.dataTransfer?.setData("text/plain", answer);

const allow = (event: DragEvent): void => event.preventDefault();

/** Whoever is dropped on an expedition is sent there. */
const dropped = (play: Play, answers: readonly string[]) => (event: DragEvent) => {
  event.preventDefault();
  void follow(play, [...answers, event.dataTransfer?.getData("text/plain") ?? ""]);
};

interface Props {
  play: Play;
  does: readonly string[];
  class?: string;
  /** What it is, for those who hear it. */
  label: string;
  tip?: string;
  /** What it is in the vocabulary of things, `kind:id`. */
  thing?: string;
  mark?: Record<string, string | number>;
  /** Answers given one after the other at a press, where no single one is asked for. */
  opens?: readonly string[];
  /** The answer that dragging this onto an expedition adds. */
  drags?: string;
  children: ComponentChildren;
}

/** The answers that lead to one of these things, given at a press: the die is the one that costs least. */
function shortWay(play: Play, things: readonly string[]): PlacedAnswer | null {
  const way = wayTo(play, things);
  const last = way?.answers.at(-1);
  if (!way || last === undefined) return null;
  const named = isOf(last, "at") ? (way.answers[0] ?? last) : last;
  return {
    notation: way.answers.join("; "),
    legal: true,
    label: speak(play.game).action(named, play.seats()),
    act: () => void follow(play, way.answers),
  };
}

/** A press that gives several answers, if the first of them is asked for. */
function opening(play: Play, answers: readonly string[]): PlacedAnswer | null {
  const first = answers[0] ? deed(play, answers[0]) : null;
  if (!first?.legal) return null;
  return { ...first, notation: answers.join("; "), act: () => void follow(play, answers) };
}

/** What a press does and what is pressed, without saying a name twice. */
const spokenLabel = (deed: string, label: string): string =>
  deed.toLowerCase().includes(label.toLowerCase()) ? deed : `${deed}. ${label}`;

export function Spot(props: Props) {
  const { play, does, class: name = "", label, tip, thing, mark = {}, opens = [], drags, children } = props;
  const now = firstDeed(play, does);
  const way = now?.legal ? null : shortWay(play, does);
  const found = way ?? now ?? opening(play, opens);
  const drag = drags && play.live ? { draggable: true, onDragStart: dragging(drags) } : {};
  const drop = opens.length > 0 ? { onDragOver: allow, onDrop: dropped(play, opens) } : {};
  const data = Object.fromEntries(Object.entries(mark).map(([key, value]) => [`data-${key}`, value]));
  if (!found)
    return (
      <span
        class={`ml-spot ${name}`}
        role="group"
        aria-label={label}
        data-thing={thing}
        data-tip={tip}
        {...drag}
        {...data}
      >
        {children}
      </span>
    );
  return (
    <button
      type="button"
      class={`ml-spot ${name} ${found.legal ? "can" : "cannot"} ${way ? "way" : ""}`}
      aria-disabled={!found.legal}
      aria-label={spokenLabel(found.label, label)}
      data-thing={thing}
      data-tip={tip}
      data-do={found.notation}
      onClick={found.act}
      {...drag}
      {...drop}
      {...data}
    >
      {children}
    </button>
  );
}
