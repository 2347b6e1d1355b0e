// The keys that answer outside the attack itself: ready, done, sides, heroes, gains, the final fight.
// They follow the two rows of the attack: digits for the left hero and for lists, the letters below them for the right.
import { useEffect } from "preact/hooks";
import { questions, type Play } from "../../table/play";
import { readAnswer } from "../../wire/answer";
import { SKILLS } from "./cards";
import { isWriting, keyOf, rowOf } from "./fight/keys";
import { goOn, resultsWait } from "./fight/results";
import { dungeon } from "./view";

const PLAIN = new Set(["ready", "done"]);
const BACKSPACE = "⌫";

/** The key that holds a hero back or passes: 0, unless the tenth monster has that one. */
const holdKey = (play: Play): string => ((dungeon(play)?.monsters.length ?? 0) < 10 ? "0" : BACKSPACE);

/** The key of each answer to the present question, as it is printed; claims have keys of their own. */
function keysOf(play: Play): Map<string, string> {
  const keys = new Map<string, string>();
  const options = questions(play.view.value).flatMap((asked) => asked.options);
  let listed = 0;
  for (const option of options) {
    const { kind, args } = readAnswer(option);
    const [, hand, skill] = args;
    if (kind === "claim") continue;
    if (PLAIN.has(kind)) keys.set(option, "↵");
    else if (kind === "place")
      keys.set(option, keyOf(SKILLS.indexOf(skill as (typeof SKILLS)[number]), hand === "left" ? "left" : "right"));
    // Passing is never done by habit while a hero could still be sent.
    else if (kind === "pass" && options.length === 1) keys.set(option, "↵");
    else if (kind === "hold" || kind === "pass") keys.set(option, holdKey(play));
    else if (kind === "decline" || (kind === "keep" && options.length > 2)) keys.set(option, "0");
    else if (kind !== "pause") keys.set(option, keyOf(listed++, "left"));
  }
  return keys;
}

/** The key that gives this answer, as it is printed; "" if it has none. */
export const hintOf = (play: Play, option: string): string => keysOf(play).get(option) ?? "";

function pressed(play: Play, event: KeyboardEvent): string | undefined {
  const named = { Enter: "↵", NumpadEnter: "↵", Backspace: BACKSPACE }[event.code];
  const key = named ?? rowOf(event);
  return [...keysOf(play)].find(([, printed]) => printed === key)?.[0];
}

export function useAnswerKeys(play: Play): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!play.live || event.repeat || event.ctrlKey || event.altKey || event.metaKey || isWriting(event.target))
        return;
      const enter = event.code === "Enter" || event.code === "NumpadEnter";
      // A button or link that has the focus answers by itself.
      if (enter && event.target instanceof HTMLElement && event.target.closest("button, a, summary, label")) return;
      if ((enter || event.code === "Space") && resultsWait(play)) {
        event.preventDefault();
        return goOn(play);
      }
      const ready = event.code === "Space" && dungeon(play)?.phase === "ready" ? "ready" : undefined;
      const option = ready ?? pressed(play, event);
      if (!option || !questions(play.view.value).some((asked) => asked.options.includes(option))) return;
      event.preventDefault();
      void play.act(option);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [play]);
}
