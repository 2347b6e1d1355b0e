// What this person has learned, as the server remembers it: lessons done, coach marks seen, lessons offered.
// Which of them are shown is left to pages and parts.
import { computed, signal } from "@preact/signals";
import { coach } from "./settings";
import { api } from "./wire/api";

const told = signal<ReadonlySet<string> | null>(null);

/** Everything learned, or null while it is not known or nobody wants to be coached. */
export const learned = computed(() => (coach.value === "on" ? told.value : null));

/** All of it, coached or not. */
export const known = computed<ReadonlySet<string>>(() => told.value ?? new Set());

export async function loadLearned(again = false): Promise<void> {
  if (told.value && !again) return;
  told.value = new Set(await api.learned());
}

export function noteLearned(what: string): void {
  if (known.value.has(what)) return;
  told.value = new Set(known.value).add(what);
  void api.learn(what).catch(() => undefined);
}
