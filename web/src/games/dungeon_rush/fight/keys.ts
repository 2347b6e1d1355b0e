// The keyboard of the attack: one key per monster for each hero, in two groups (DR-122, DR-166).
// The digits send the left hero, the row of letters below them the right one; Shift and a digit does too.
import { signal } from "@preact/signals";
import type { Hand } from "../view";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
const ROW = ["KeyQ", "KeyW", "KeyE", "KeyR", "KeyT", "KeyY", "KeyU", "KeyI", "KeyO", "KeyP"];

/** What is printed on the keys of the second row: browsers that know tell, for the others the language is a guess. */
const guess = /^fr(?!-C[AH])/.test(navigator.language) ? "AZERTYUIOP" : "QWERTYUIOP";
export const printed = signal<readonly string[]>([...guess]);

interface KeyboardMap {
  keyboard?: { getLayoutMap(): Promise<Map<string, string>> };
}

void (navigator as KeyboardMap).keyboard
  ?.getLayoutMap()
  .then((map) => (printed.value = ROW.map((code) => (map.get(code) ?? code.slice(3)).toUpperCase())))
  .catch(() => undefined);

export function keyOf(index: number, hand: Hand): string {
  return (hand === "left" ? DIGITS[index] : printed.value[index]) ?? "";
}

/** Which hero and which place on the table a key stands for, or null. */
export function readKey(
  event: Pick<KeyboardEvent, "code" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">,
): { hand: Hand; index: number } | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
  if (digit?.[1]) return { hand: event.shiftKey ? "right" : "left", index: (Number(digit[1]) + 9) % 10 };
  const index = ROW.indexOf(event.code);
  return index >= 0 ? { hand: "right", index } : null;
}

/** What is printed on the key of either row that was pressed; "" for any other key. */
export function rowOf(event: Pick<KeyboardEvent, "code" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">): string {
  const key = readKey(event);
  return key ? keyOf(key.index, key.hand) : "";
}

/** Whether somebody is writing, so that keys are letters. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest("dialog") !== null)
  );
}
