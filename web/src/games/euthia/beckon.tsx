// A way to the question for those who have scrolled away from it, and from all that it can be answered on.
// It is there only while something is asked.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { questions, type Play } from "../../table/play";
import { moves } from "../../settings";
import { Art } from "./pieces";
import { say } from "./words";

const QUESTION = "[data-testid=duel-answers], .eu-decision.asked";
/** Where answers are given. */
const PLACES = `${QUESTION}, .eg-shop, .eu-map, .eg-arranging:not(.quiet)`;

export function Beckon({ play }: { play: Play }) {
  const view = play.view.value;
  const asked = play.live && questions(view).length > 0;
  const away = useSignal(false);
  useEffect(() => {
    const seen = new Set<Element>();
    const watch = new IntersectionObserver((entries) => {
      for (const entry of entries)
        if (entry.isIntersecting) seen.add(entry.target);
        else seen.delete(entry.target);
      away.value = seen.size === 0;
    });
    for (const place of document.querySelectorAll(PLACES)) watch.observe(place);
    return () => watch.disconnect();
  }, [view]);
  if (!asked || !away.value) return null;
  const go = () => {
    const question = document.querySelector<HTMLElement>(QUESTION);
    question?.scrollIntoView({ block: "center", behavior: moves.value ? "smooth" : "auto" });
    question?.focus({ preventScroll: true });
  };
  return (
    <button type="button" class="primary eu-beckon" onClick={go} data-testid="beckon">
      <Art name="move" /> {say("beckon")}
    </button>
  );
}
