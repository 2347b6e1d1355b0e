// The keys of a plan, beside its buttons: Escape and Enter.
// What they do is left to free_plan.ts.
import { useEffect } from "preact/hooks";
import type { Play } from "../../../table/play";
import { busy, cancel } from "./free_plan";

/** Escape drops the plan and Enter sets out, wherever one is not writing or on a button. */
export function usePlanKeys(play: Play, ready: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const on = event.target instanceof HTMLElement ? event.target : null;
      if (event.defaultPrevented || busy(play).value || on?.closest("input, textarea, select, dialog")) return;
      if (event.key === "Escape") void cancel(play);
      else if (event.key === "Enter" && ready && !on?.closest("button, a, summary")) void play.act("go");
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [play, ready]);
}
