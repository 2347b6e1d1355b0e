// Fighting on by itself: while the chance is good enough the answers with the best odds are given without asking.
// Chances come from the game; whatever has none waits for the player.
import { signal } from "@preact/signals";
import { perTable } from "../../../table/per_table";
import { useEffect } from "preact/hooks";
import { moves, stored } from "../../../settings";
import { questions, type Play } from "../../../table/play";
import type { Asked } from "../../../wire/types";
import { promising, worthOf } from "../duel/best_answer";
import { adviceNow, type Advice } from "../help";
import type { DuelView, WorldView } from "../view";

export const FLOORS = ["0", "25", "50", "60", "75", "90"] as const;

/** The least chance, in per cent, at which a hero fights on. */
export const floor = stored<(typeof FLOORS)[number]>("euthia.floor", FLOORS, "60");

/** The combat that is fought without asking, null for none. */
export const plan = perTable(() => signal<string | null>(null));

const SEEN = 900;
const AT_ONCE = 60;

/** Questions of a combat that the odds answer. */
export const ANSWERED: ReadonlySet<string> = new Set([
  "prepare",
  "healing",
  "before-monster",
  "after-monster",
  "before-hero",
  "monster-cards",
  "duel",
  "initiative",
  "attack",
  "roll-attack",
]);

const nameOf = (table: WorldView, duel: DuelView): string =>
  [table.round, table.turn, duel.seat, duel.foe, duel.space].join(" ");

export const fightOn = (play: Play, table: WorldView, duel: DuelView): void =>
  void (plan(play).value = nameOf(table, duel));

/** The answer that the plan gives; "" while the odds are being reckoned, null if the question is for the player. */
export function planned(asked: Asked, advice: Advice | null, leads: boolean): string | null {
  if (!ANSWERED.has(asked.prompt)) return null;
  if (asked.options.length === 1) return asked.options[0] ?? null;
  if (!advice) return "";
  const worth = (one: string): number => worthOf(advice, one, leads);
  const known = asked.options.filter((one) => !Number.isNaN(worth(one)));
  const best = known.reduce<string | null>((top, one) => (top === null || worth(one) > worth(top) ? one : top), null);
  if (best === null || (!leads && worth(best) * 100 < Number(floor.value))) return null;
  return promising(asked.options, advice, leads) ?? best;
}

/** Whether the question at hand is answered by the plan, so that the page need not offer answers. */
export function fightsOn(play: Play, table: WorldView): boolean {
  const asked = questions(play.view.value)[0];
  if (!asked || !play.live || !table.duel || plan(play).value !== nameOf(table, table.duel)) return false;
  return planned(asked, adviceNow(play), play.seat.value === table.duel.master) !== null;
}

export function useFightOn(play: Play, table: WorldView | null): void {
  const view = play.view.value;
  const advice = adviceNow(play);
  const active = plan(play).value;
  useEffect(() => {
    if (active === null || !table) return;
    if (!table.duel || nameOf(table, table.duel) !== active || view?.over) {
      plan(play).value = null;
      return;
    }
    const asked = questions(view)[0];
    const next = asked && play.live ? planned(asked, advice, play.seat.value === table.duel.master) : "";
    if (!asked || !next) return;
    const seen = moves.value && (asked.prompt === "duel" || asked.prompt === "roll-attack");
    const timer = setTimeout(() => void play.act(next), seen ? SEEN : AT_ONCE);
    return () => clearTimeout(timer);
  }, [view, advice, active]);
}
