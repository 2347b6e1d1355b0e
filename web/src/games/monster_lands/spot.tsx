// A thing on the board that answers a question: a button while it does, plain otherwise; greyed with a reason while it might.
// The same answers are listed under the prompt.
import type { ComponentChildren } from "preact";
import { candidate, type Play } from "../../table/play";
import { speak } from "../../words/words";

export interface Deed {
  notation: string;
  legal: boolean;
  label: string;
  act: () => void;
}

/** What may be done with this notation now, or null if it is neither an answer nor worth a try. */
export function deed(play: Play, notation: string): Deed | null {
  if (!play.live || !notation) return null;
  const legal = (play.view.value?.asked ?? []).some((asked) => asked.options.includes(notation));
  if (!legal && !candidate(play, notation)) return null;
  const label = speak(play.game).action(notation, play.seats());
  return { notation, legal, label, act: () => (legal ? void play.act(notation) : play.why(notation)) };
}

/** The first of several notations that is an answer, or else one that might be. */
export function firstDeed(play: Play, notations: readonly string[]): Deed | null {
  const found = notations.map((one) => deed(play, one)).filter((one) => one !== null);
  return found.find((one) => one.legal) ?? found[0] ?? null;
}

interface Props {
  play: Play;
  does: readonly string[];
  class?: string;
  /** What it is, for those who hear it. */
  label: string;
  title?: string;
  /** What it is in the vocabulary of things, `kind:id`. */
  thing?: string;
  mark?: Record<string, string | number>;
  children: ComponentChildren;
}

export function Spot({ play, does, class: name = "", label, title, thing, mark = {}, children }: Props) {
  const found = firstDeed(play, does);
  const data = Object.fromEntries(Object.entries(mark).map(([key, value]) => [`data-${key}`, value]));
  if (!found)
    return (
      <span class={`ml-spot ${name}`} role="group" aria-label={label} data-thing={thing} data-tip={title} {...data}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      class={`ml-spot ${name} ${found.legal ? "can" : "cannot"}`}
      aria-disabled={!found.legal}
      aria-label={`${found.label}. ${label}`}
      data-thing={thing}
      data-tip={title}
      data-do={found.notation}
      onClick={found.act}
      {...data}
    >
      {children}
    </button>
  );
}
