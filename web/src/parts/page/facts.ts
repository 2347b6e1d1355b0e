// What a list says of a table in a few words: what is played, how far it has come, when, and how it ended.
// The words of a game that it needs are those that every page has.
import { games } from "../../lobby";
import { lang } from "../../settings";
import type { TableInfo } from "../../wire/types";
import { speak, t } from "../../words/words";
import { optionFits } from "../setup/option";

/** Mode or scenario, the turn, my result, and when something last happened. */
export function factsOf(table: TableInfo): string[] {
  const facts = modeOf(table);
  if (table.phase === "playing" && table.round > 0)
    facts.push(speak(table.game).find("row-round", { n: table.round }) ?? "");
  const result = resultOf(table);
  if (result) facts.push(result);
  facts.push(when(table.updated || table.created));
  return facts.filter((fact) => fact !== "");
}

function modeOf(table: TableInfo): string[] {
  const tongue = speak(table.game);
  const options = games.value?.find((game) => game.name === table.game)?.options ?? [];
  return options
    .filter((option) => optionFits(option, table.players))
    .flatMap(({ key }) => {
      const value = table.options[key];
      const word = tongue.find(`row-${key}-${value}`);
      const counted = typeof value === "number" ? tongue.find(`row-${key}-n`, { n: value }) : null;
      return word ?? counted ?? [];
    });
}

function resultOf(table: TableInfo): string {
  const seat = table.seats.findIndex((one) => one.mine);
  const result = table.result;
  if (!result || seat < 0) return "";
  const score = result.scores[seat] ?? 0;
  if (table.seats.length < 2) return t("row-score", { n: score });
  if (result.winners.includes(seat)) return t("row-won", { n: score });
  return t("row-place", { place: table.places[seat] ?? 0, of: table.seats.length, n: score });
}

/** The hour if it was today, else the day. */
function when(ms: number): string {
  const then = new Date(ms);
  const today = then.toDateString() === new Date().toDateString();
  const tongue = lang.value === "fr" ? "fr" : "en-GB";
  return today
    ? t("row-today", { time: then.toLocaleTimeString(tongue, { hour: "2-digit", minute: "2-digit" }) })
    : then.toLocaleDateString(tongue, { day: "numeric", month: "short" });
}
