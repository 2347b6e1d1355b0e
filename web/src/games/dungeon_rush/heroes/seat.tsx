// The panel of another player, compact: coins, failures, both heroes with their skills and where they are.
// One's own side is drawn large by own_side.tsx.
import type { Play } from "../../../table/play";
import { Glyph } from "../../../ui/icon";
import { t } from "../../../words/words";
import { HeroArt, heroText, shownSkills, SkillRow } from "./hero";
import icons from "../icons.json?icons";
import { Coins } from "./skill";
import { dungeon } from "../view";

export function Purse({ coins, failures }: { coins: number; failures: number }) {
  return (
    <span class="purse">
      <span data-thing="count:coins" data-tip={t("dr-coins", { n: coins })}>
        <span class="hidden-text">{t("dr-coins", { n: coins })}</span>
        <span aria-hidden="true">
          <Coins n={coins} />
        </span>
      </span>
      <span
        class={failures > 0 ? "failures" : "failures none"}
        data-thing="count:failures"
        data-tip={t("dr-failures", { n: failures })}
      >
        <span class="hidden-text">{t("dr-failures", { n: failures })}</span>
        <span aria-hidden="true" class="coins">
          <Glyph d={icons["skull"]} />
          <span>{failures}</span>
        </span>
      </span>
    </span>
  );
}

export function SeatSummary({ play, seat }: { play: Play; seat: number }) {
  const table = dungeon(play);
  const player = table?.players[seat];
  if (!table || !player) return null;
  return (
    <div class="dr-seat">
      <Purse coins={player.coins} failures={player.failures} />
      <span class="dr-seat-heroes">
        {player.heroes.map((hero, index) => (
          <span
            key={index}
            class={hero.target ? "mini-hero sent" : "mini-hero"}
            role="img"
            aria-label={hero.hero ? heroText(hero.hero, shownSkills(hero)) : t("dr-no-hero")}
          >
            {hero.hero ? (
              <>
                <HeroArt id={hero.hero} />
                <SkillRow skills={shownSkills(hero)} />
              </>
            ) : (
              <span class="mini-empty" />
            )}
          </span>
        ))}
      </span>
      {player.neutral ? <span class="tag">{t("dr-neutral")}</span> : null}
      {player.finished && table.phase === "attack" ? <span class="tag">{t("dr-done")}</span> : null}
    </div>
  );
}
