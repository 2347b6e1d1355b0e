// A position worked out from the one before it and what has changed, as server/wire/changes.py tells it.
// What is not changed is shared between both; when to do so is left to the table's store.
import type { Changed, Position } from "./types";

export function applied(before: Position, told: Changed): Position {
  const after = told.set.reduce<unknown>((whole, change) => put(whole, change.way, change.to), before);
  return { ...(after as Position), log: told.log, now: told.now };
}

function put(where: unknown, way: readonly (string | number)[], value: unknown): unknown {
  const [step, ...rest] = way;
  if (step === undefined) return value;
  if (Array.isArray(where)) {
    const list: unknown[] = where;
    return list.map((one, place) => (place === step ? put(one, rest, value) : one));
  }
  const fields = where as Record<string, unknown>;
  return { ...fields, [step]: put(fields[step], rest, value) };
}
