// What went wrong, in words: refusals of the REST side by their key.
// Refusals at a table, with their rules, are shown by why.tsx.
import { speak, t } from "../../words/words";
import { NOBODY } from "../../words/tongue";
import type { ApiError } from "../../wire/api";

export function problemText(error: ApiError, game = ""): string {
  if (error.status === 0) return t("offline");
  const tongue = speak(game);
  for (const id of [error.key, `why-${error.key}`, `ui-why-${error.key}`])
    if (error.key && tongue.has(id)) return tongue.sentence(id, error.data, NOBODY);
  if (error.status === 404) return t("not-found");
  if (error.status === 429) return t("too-fast");
  return t("failed");
}
