// Where the keyboard goes on when the answer that was pressed is gone: to the question that came after it.
// Whoever has put the focus elsewhere is left alone, and the page does not move.
import { useEffect } from "preact/hooks";
import { questions, type Play } from "../../table/play";

/** Whether an answer was given on this page: before that nobody has lost the focus. */
let answered = false;

export function useFocusKept(play: Play, home: { readonly current: HTMLElement | null }): void {
  const view = play.view.value;
  answered ||= play.sent.value.length > 0;
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (play.live && answered && lost && questions(view).length > 0) home.current?.focus({ preventScroll: true });
  }, [view]);
}
