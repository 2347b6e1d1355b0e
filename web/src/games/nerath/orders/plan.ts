// Fighting on by itself: while the odds are good enough, rounds go on and the cheapest units take the hits.
// Every answer is one that the game has advised; whatever else is asked waits for the player.
import { signal } from "@preact/signals";
import { perTable } from "../../../table/per_table";
import { useEffect } from "preact/hooks";
import { moves, stored } from "../../../settings";
import { isStaging, questions, type Play } from "../../../table/play";
import { isOf } from "../../../wire/answer";
import type { Asked } from "../../../wire/types";
import { adviceNow, type Advice } from "../help";
import { ON_CARDS } from "./moves";
import type { WarView } from "../view";

export const FLOORS = ["0", "25", "40", "50", "60", "75", "90"] as const;

/** The least chance, in per cent, at which rounds go on. */
export const floor = stored<(typeof FLOORS)[number]>("nerath.floor", FLOORS, "50");

/** What is being fought without asking: one battle by its space, or with "" all of the turn; null for nothing. */
export const plan = perTable(() => signal<{ space: string; turn: string } | null>(null));

/** Long enough to see where it stands; the dice were seen on the stage. */
const SEEN = 500;
const AT_ONCE = 60;

const turnOf = (table: WarView): string => `${table.round} ${table.realm}`;

export function fightOn(play: Play, table: WarView, all: boolean): void {
  plan(play).value = { space: all ? "" : (table.fight?.space ?? ""), turn: turnOf(table) };
}

/** Whether a plan is still about what is going on. */
function holds(play: Play, table: WarView): boolean {
  const now = plan(play).value;
  if (!now || now.turn !== turnOf(table)) return false;
  if (now.space) return table.fight?.space === now.space;
  return table.phase === "movement" || table.phase === "battles";
}

/** The answer that the plan gives; "" while the odds are being reckoned, null if the question is for the player. */
export function planned(asked: Asked, advice: Advice | null, all: boolean): string | null {
  switch (asked.prompt) {
    case "battle":
      return all ? (asked.options[0] ?? null) : null;
    case "react":
      return asked.options.some((one) => isOf(one, ...ON_CARDS)) ? null : "pass";
    case "casualties":
    case "guardian-dice":
      return advice ? (advice.losses[0] ?? null) : "";
    case "continue":
      if (!advice) return "";
      return advice.battle && advice.battle.win * 100 >= Number(floor.value) ? "continue" : null;
    default:
      return null;
  }
}

/** Whether the question at hand is answered by the plan, so that the page need not offer answers. */
export function fightsOn(play: Play, table: WarView): boolean {
  const asked = questions(play.view.value)[0];
  return (
    asked !== undefined &&
    play.live &&
    holds(play, table) &&
    planned(asked, adviceNow(play), plan(play).value?.space === "") !== null
  );
}

export function useFightOn(play: Play, table: WarView | null): void {
  const view = play.view.value;
  const advice = adviceNow(play);
  const active = plan(play).value;
  const staging = isStaging(play);
  useEffect(() => {
    if (!active || !table || staging) return;
    if (!holds(play, table) || view?.over) {
      plan(play).value = null;
      return;
    }
    const asked = questions(view)[0];
    const next = asked && play.live ? planned(asked, advice, active.space === "") : "";
    if (!asked || !next) return;
    const seen = moves.value && (asked.prompt === "continue" || asked.prompt === "casualties");
    const timer = setTimeout(() => void play.act(next), seen ? SEEN : AT_ONCE);
    return () => clearTimeout(timer);
  }, [view, advice, active, staging]);
}
