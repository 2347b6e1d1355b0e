// The time trial: its times level by level, the medals that can be won, and one's best score so far.
// Times and medals come with the table; the best score is that of one's finished trials and of this browser.
import { signal } from "@preact/signals";
import { perTable } from "../../table/per_table";
import { useEffect } from "preact/hooks";
import type { Play } from "../../table/play";
import { Icon } from "../../ui/icon";
import { api } from "../../wire/api";
import { t } from "../../words/words";
import type { DungeonView } from "./view";

const MEDALS = ["bronze", "silver", "gold"] as const;
const KEY = "taverne.dungeon_rush.trial";

/** The best score before the trial at hand, null while there is none. */
const best = perTable(() => signal<number | null>(null));

function kept(): number | null {
  try {
    const found = localStorage.getItem(KEY);
    return found === null ? null : Number(found);
  } catch {
    return null;
  }
}

function keep(coins: number): void {
  try {
    localStorage.setItem(KEY, String(coins));
  } catch {
    // Storage may be forbidden; the finished trials on the server still count.
  }
}

/** Look up the best score of all trials but this one. */
async function find(play: Play, table: string): Promise<void> {
  const before = kept();
  const mine = await api.tables("mine").catch(() => []);
  const scores = mine
    .filter((one) => one.id !== table && one.game === "dungeon_rush" && one.players === 1)
    .flatMap((one) => one.result?.scores[0] ?? []);
  const all = before === null ? scores : [...scores, before];
  best(play).value = all.length > 0 ? Math.max(...all) : null;
}

/** Which medal so many coins win, -1 for none. */
const medalOf = (medals: readonly number[], coins: number): number =>
  medals.filter((needed) => coins >= needed).length - 1;

export function TrialLine({ play, table }: { play: Play; table: DungeonView }) {
  const trial = table.medals.length > 0;
  useEffect(() => {
    if (trial) void find(play, "");
  }, [trial]);
  if (!trial) return null;
  const before = best(play).value;
  return (
    <p class="trial-line" data-testid="trial">
      <span>
        {t("dr-trial-times", { one: table.times[0] ?? 0, two: table.times[1] ?? 0, three: table.times[2] ?? 0 })}
      </span>
      <Medals table={table} coins={-1} />
      {before !== null ? <span>{t("dr-trial-best", { n: before })}</span> : null}
    </p>
  );
}

function Medals({ table, coins }: { table: DungeonView; coins: number }) {
  const won = medalOf(table.medals, coins);
  return (
    <span class="medals">
      {MEDALS.map((name, index) => (
        <span key={name} class={`medal ${name} ${index <= won ? "won" : ""}`}>
          <Icon name="crown" /> {t(`dr-medal-${name}`, { n: table.medals[index] ?? 0 })}
        </span>
      ))}
    </span>
  );
}

/** At the end: the medal, what the next one takes, and whether it was the best trial yet. */
export function TrialEnd({ play, table, coins }: { play: Play; table: DungeonView; coins: number }) {
  const trial = table.medals.length > 0;
  const id = play.info.value?.id ?? "";
  useEffect(() => {
    if (trial && play.live)
      void find(play, id).then(() => {
        if (coins > (kept() ?? -Infinity)) keep(coins);
      });
  }, [trial, id]);
  if (!trial) return null;
  const won = medalOf(table.medals, coins);
  const next = table.medals[won + 1];
  const name = MEDALS[won];
  const before = best(play).value;
  const record = before === null || coins > before;
  return (
    <div class="trial-end" data-testid="trial-end" data-medal={name ?? "none"}>
      <p>
        <strong>{name ? t("dr-trial-medal", { medal: t(`dr-medal-${name}-name`) }) : t("dr-trial-no-medal")}</strong>{" "}
        {next !== undefined
          ? t("dr-trial-next", { n: next - coins, medal: t(`dr-medal-${MEDALS[won + 1]}-name`) })
          : ""}
      </p>
      <Medals table={table} coins={coins} />
      {play.live ? <p>{record ? t("dr-trial-record") : t("dr-trial-best", { n: before ?? coins })}</p> : null}
    </div>
  );
}
