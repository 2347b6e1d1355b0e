// The lord and the dragon: small while they wait at the end of the dungeon, large in the final fight.
// In the final fight they show what my two heroes together still lack.
import type { Play } from "../../table/play";
import { candidate } from "../../table/play";
import { keyHints, narrow } from "../../settings";
import { Glyph } from "../../ui/icon";
import { SeatMark } from "../../ui/mark";
import { speak, t } from "../../words/words";
import { hintOf } from "./answers";
import { cards, type Boss } from "./cards";
import icons from "./icons.json?icons";
import { Coins, Needs, needsText } from "./heroes/skill";
import { dungeon, type DungeonView } from "./view";

type Kind = "lord" | "dragon";
const KINDS: readonly Kind[] = ["lord", "dragon"];

function bossOf(table: DungeonView, kind: Kind): Boss | undefined {
  return kind === "lord" ? cards.value?.lords.get(table.lord) : cards.value?.dragons.get(table.dragon);
}

const bossName = (kind: Kind, id: string): string => speak("dungeon_rush").text(`${kind}-${id}`);

/** They stay visible for the whole game (DR-020). */
export function BossChips({ play }: { play: Play }) {
  const table = dungeon(play);
  if (!table?.lord) return null;
  return (
    <ul class="boss-chips" aria-label={t("dr-bosses")}>
      {KINDS.map((kind) => {
        const boss = bossOf(table, kind);
        // The place is kept until the cards are known, so that the stage below does not move.
        if (!boss) return <li key={kind} class="boss-chip" />;
        return (
          <li
            key={kind}
            class={`boss-chip ${kind}`}
            data-thing={`${kind}:${boss.id}`}
            data-tip={`${bossName(kind, boss.id)}: ${needsText(boss.needs)}`}
          >
            <span class="hidden-text">
              {t("dr-boss", { name: bossName(kind, boss.id), needs: needsText(boss.needs), coins: boss.coins })}
            </span>
            <span class="boss-chip-inner" aria-hidden="true">
              <Glyph d={icons[`${kind}-${boss.id}`]} />
              <span class="boss-chip-name">{bossName(kind, boss.id)}</span>
              <Needs needs={boss.needs} />
              <Coins n={boss.coins} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export function FinalStage({ play }: { play: Play }) {
  const table = dungeon(play);
  if (!table) return null;
  const me = play.seat.value;
  const heroes = table.players[me]?.heroes;
  const have = heroes
    ? [0, 1, 2, 3].map((skill) => heroes.reduce((sum, hero) => sum + (hero.skills[skill] ?? 0), 0))
    : undefined;
  return (
    <ul class="final" aria-label={t("dr-bosses")} data-testid="final">
      {KINDS.map((kind) => {
        const boss = bossOf(table, kind);
        if (!boss) return null;
        const notation = `fight ${kind}`;
        const legal = play.live && (play.view.value?.asked.some((asked) => asked.options.includes(notation)) ?? false);
        const chosen = table.answered.includes(notation);
        const fighters = table.players.flatMap((player, seat) => (player.choice === kind ? [seat] : []));
        return (
          <li key={kind}>
            <button
              type="button"
              class={`boss ${kind} ${legal ? "legal" : ""} ${chosen ? "chosen" : ""}`}
              aria-disabled={!legal}
              aria-label={t("dr-boss", {
                name: bossName(kind, boss.id),
                needs: needsText(boss.needs),
                coins: boss.coins,
              })}
              data-do={notation}
              data-thing={`${kind}:${boss.id}`}
              onClick={() =>
                legal
                  ? void play.act(notation)
                  : play.live && candidate(play, notation)
                    ? play.why(notation)
                    : undefined
              }
            >
              <span class="boss-kind">{t(`dr-${kind}`)}</span>
              <span class="boss-art">
                <Glyph d={icons[`${kind}-${boss.id}`]} />
              </span>
              <span class="boss-name">{bossName(kind, boss.id)}</span>
              <Needs needs={boss.needs} {...(have ? { have } : {})} />
              <Coins n={boss.coins} class="loot" />
              {legal && keyHints.value === "on" && !narrow.value ? <kbd>{hintOf(play, notation)}</kbd> : null}
              {chosen ? <span class="stamp won">{t("dr-chosen")}</span> : null}
              {fighters.length > 0 ? (
                <span class="fighters">
                  {fighters.map((seat) => (
                    <SeatMark key={seat} seat={seat} />
                  ))}
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
