// A share of a hundred chosen from a few, and kept: from which chance on something is done by itself.
// What is then done is left to the board that asks.
import type { Signal } from "@preact/signals";

export function PercentChoice<T extends string>({
  label,
  choices,
  chosen,
  say,
  class: name = "",
}: {
  label: string;
  choices: readonly T[];
  chosen: Signal<T>;
  say: (id: string, vars: { n: number }) => string;
  class?: string;
}) {
  return (
    <label class={name}>
      <span>{label}</span>{" "}
      <select value={chosen.value} onChange={(event) => (chosen.value = event.currentTarget.value as T)}>
        {choices.map((one) => (
          <option key={one} value={one}>
            {say("percent", { n: Number(one) })}
          </option>
        ))}
      </select>
    </label>
  );
}
