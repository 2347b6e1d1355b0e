// The keys of a question: Escape cancels, Enter or Space gives the plain answer, digits the others; the focus follows.
// Works on whatever answers a board puts into its question; keys that a board takes for itself stay its own.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { perTable } from "../../table/per_table";
import { isStaging, questions, type Play } from "../../table/play";

/** Answers that take nothing and lead back. */
export const CANCELS: ReadonlySet<string> = new Set(["back", "cancel"]);
const QUESTION = ".area-question";

/** Whether somebody is writing or a window is open, so that keys are not answers. */
function busy(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT|OPTION)$/.test(target.tagName))
  );
}

/** What can be pressed in the question now, in its order; answers that name a key of their own have that one. */
function answers(): HTMLButtonElement[] {
  const all = document.querySelectorAll<HTMLButtonElement>(`${QUESTION} button[data-do]:not(:disabled)`);
  return [...all].filter(
    (one) => one.getAttribute("aria-disabled") !== "true" && !one.querySelector("kbd") && one.checkVisibility(),
  );
}

/** The one answer that needs no thought, "" if there is another, here or on the board. */
export function plainOf(options: readonly string[]): string {
  const forward = options.filter((option) => !CANCELS.has(option));
  return forward.length === 1 ? (forward[0] ?? "") : "";
}

/** Number the answers 1 to 9 as the keys do. */
function number(): void {
  const shown = answers();
  for (const old of document.querySelectorAll(`${QUESTION} [data-key]`)) old.removeAttribute("data-key");
  if (shown.length > 1)
    shown.slice(0, 9).forEach((one, index) => {
      one.dataset["key"] = String(index + 1);
    });
}

/** Whether an answer was given at this table: before that nobody has lost the focus. */
const answered = perTable(() => signal(false));

export function useAnswerKeys(play: Play): void {
  const view = play.view.value;
  if (play.sent.value.length > 0) answered(play).value = true;
  useEffect(() => {
    if (!play.live) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      if (busy(event.target)) return;
      const act = meant(play, event);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [play]);
  useEffect(() => {
    if (!play.live || !view || view.over) return;
    const box = document.querySelector<HTMLElement>(QUESTION);
    if (!box) return;
    number();
    const watch = new MutationObserver(() => number());
    watch.observe(box, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [view]);
  const question = questions(view)[0]?.prompt ?? "";
  useEffect(() => {
    // A new question is read from its beginning, however far down the answers of the last one had been.
    document.querySelector(QUESTION)?.scrollTo({ top: 0 });
  }, [question]);
  useEffect(() => {
    // Whoever has put the focus elsewhere is left alone, and the page does not move.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (play.live && answered(play).peek() && question && lost)
      document.querySelector<HTMLElement>(QUESTION)?.focus({ preventScroll: true });
  }, [view]);
}

/** What a key stands for, or null. */
function meant(play: Play, event: KeyboardEvent): (() => void) | null {
  if (isStaging(play)) return null;
  const options = questions(play.view.value).flatMap((asked) => asked.options);
  if (event.key === "Escape") {
    // A reason that is being told is put away first.
    if (document.querySelector(".why-toast")) return null;
    const cancel = options.find((option) => CANCELS.has(option));
    return cancel ? () => void play.act(cancel) : null;
  }
  const onControl =
    event.target instanceof Element && event.target.closest("button, a, summary, [role=tab], [tabindex='0']");
  if ((event.key === "Enter" || event.key === " ") && !onControl) {
    const plain = plainOf(options);
    return plain ? () => void play.act(plain) : null;
  }
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (digit?.[1] && !event.shiftKey) {
    const one = answers()[Number(digit[1]) - 1];
    return one ? () => one.click() : null;
  }
  return null;
}
