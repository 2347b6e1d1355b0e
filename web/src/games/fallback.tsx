// The board of a game that has none: the prompt, every answer as a button, and the view as plain facts.
// Enough to play any game of the house to its end.
import type { ComponentChildren } from "preact";
import { Area } from "../parts/table/area";
import type { Play } from "../table/play";
import { t } from "../words/words";

export function Board({ play, prompt }: { play: Play; prompt: ComponentChildren }) {
  const table = play.view.value?.table;
  return (
    <div class="frame-parts">
      <Area name="board" class="fallback-board parchment">
        <Facts value={table} name={t("table-facts")} />
      </Area>
      <Area name="question">{prompt}</Area>
    </div>
  );
}

function Facts({ value, name }: { value: unknown; name: string }) {
  if (value === null || typeof value !== "object")
    return (
      <div class="fact">
        <dt>{name}</dt>
        <dd>{String(value)}</dd>
      </div>
    );
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((one, index) => [String(index + 1), one])
    : Object.entries(value);
  if (entries.every(([, one]) => one === null || typeof one !== "object"))
    return (
      <div class="fact">
        <dt>{name}</dt>
        <dd>
          {entries.map(([key, one]) => (Array.isArray(value) ? String(one) : `${key}: ${String(one)}`)).join(" · ")}
        </dd>
      </div>
    );
  return (
    <details class="facts" open>
      <summary>{name}</summary>
      <dl>
        {entries.map(([key, one]) => (
          <Facts key={key} name={key} value={one} />
        ))}
      </dl>
    </details>
  );
}
