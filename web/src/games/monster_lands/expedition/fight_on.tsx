// Fighting on: while nothing but the odds is to be weighed, the best answers of a fight are given one after the other.
// The server names them; a capture to declare, loot to spend, or another question waits for the player.
import { signal } from "@preact/signals";
import { perTable } from "../../../table/per_table";
import { useEffect } from "preact/hooks";
import { moves } from "../../../settings";
import { isStaging, questions, type Play } from "../../../table/play";
import { say } from "./effects";
import { adviceNow } from "../help";
import { Art } from "./dice";
import type { LandsView } from "../view";

const FIGHTS = new Set(["shield", "defend", "drink", "fight-roll", "mission-roll", "conquest-roll"]);
/** Long enough to see the dice. */
const SEEN = 700;
const AT_ONCE = 40;

/** The fight that goes on by itself: turn and place, "" for none. */
const going = perTable(() => signal(""));

const fightOf = (table: LandsView): string =>
  table.phase === "adventure" ? `${table.turn} ${table.battle?.place ?? "mission"}` : "";

/** Whether the question is one of a fight. */
const ofFight = (play: Play): boolean => FIGHTS.has(questions(play.view.value)[0]?.prompt ?? "");

export function useFightingOn(play: Play, table: LandsView | null): void {
  const view = play.view.value;
  const advice = adviceNow(play);
  const active = going(play).value;
  useEffect(() => {
    if (!active || !table || !play.live) return;
    const asked = questions(view)[0];
    if (fightOf(table) !== active || (asked && !ofFight(play)) || (asked && advice && !advice.best)) {
      going(play).value = "";
      return;
    }
    if (!asked || !advice?.best) return;
    const best = advice.best;
    const timer = setTimeout(() => void play.act(best), moves.value ? SEEN : AT_ONCE);
    return () => clearTimeout(timer);
  }, [view, advice, active]);
}

/** The one press that fights on, or the one that stops it; its place is kept while the odds are reckoned. */
export function FightOn({ play, table }: { play: Play; table: LandsView }) {
  if (!play.live || play.seat.value < 0 || table.phase !== "adventure") return null;
  if (isStaging(play) || !ofFight(play)) return <div class="ml-fight-on" />;
  const best = adviceNow(play)?.best ?? "";
  const on = going(play).value !== "" && going(play).value === fightOf(table);
  return (
    <div class="ml-fight-on">
      {on ? (
        <button type="button" data-testid="fight-stop" onClick={() => (going(play).value = "")}>
          {say("lands-fight-stop")}
        </button>
      ) : (
        <button
          type="button"
          class={best ? "primary" : ""}
          disabled={!best}
          data-tip={say("lands-fight-on-what")}
          data-testid="fight-on"
          onClick={() => (going(play).value = fightOf(table))}
        >
          <Art name="kill" /> {say("lands-fight-on")}
        </button>
      )}
    </div>
  );
}
