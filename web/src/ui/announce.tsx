// What screen readers are told as it happens: prompts at once, the log when there is a pause.
// Both are empty regions that only ever receive text.
import { signal } from "@preact/signals";

const polite = signal("");
const urgent = signal("");

function tell(where: typeof polite, text: string): void {
  // The same words twice are told twice.
  where.value = where.value === text ? `${text}\u00a0` : text;
}

export const announce = (text: string): void => tell(polite, text);
export const announceNow = (text: string): void => tell(urgent, text);

export function Announcer() {
  return (
    <>
      <div class="hidden-text" role="status" aria-live="polite" data-testid="announce-log">
        {polite.value}
      </div>
      <div class="hidden-text" role="alert" aria-live="assertive" data-testid="announce-prompt">
        {urgent.value}
      </div>
    </>
  );
}
