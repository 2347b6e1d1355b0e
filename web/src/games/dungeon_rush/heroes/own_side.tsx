// One's own side of the table: coins, failures, and the two heroes, which in the attack are the two hands.
// While gains are placed, the skills that may grow are buttons.
import type { Play } from "../../../table/play";
import { keyHints, narrow } from "../../../settings";
import { SeatLine } from "../../../parts/table/seats";
import { Icon } from "../../../ui/icon";
import { argOf, isOf, saysSo } from "../../../wire/answer";
import { speak, t } from "../../../words/words";
import { hintOf } from "../answers";
import { handsOf } from "../fight/hands";
import { HeroArt, heroName, heroText, shownSkills, SkillColumns } from "./hero";
import { monsterName } from "../fight/monster";
import { resultsWait, RoundResult } from "../fight/results";
import { Purse } from "./seat";
import { dungeon, HANDS, isFree, type DungeonView, type Hand, type HeroView, type PlayerView } from "../view";

export function OwnSide({ play, seat }: { play: Play; seat: number }) {
  const table = dungeon(play);
  const player = table?.players[seat];
  if (!table || !player) return null;
  const aside = player.cards.filter((card) => card.hand < 0).length;
  return (
    <section class="own-side" aria-label={t("dr-own-side")} data-testid="own-side" data-thing="panel:mine">
      <div class="own-head">
        <SeatLine play={play} seat={seat} />
        <Purse coins={player.coins} failures={player.failures} />
        <RoundResult play={play} seat={seat} />
        {aside > 0 ? <span class="hint">{t("dr-aside", { n: aside })}</span> : null}
      </div>
      <div class="own-heroes">
        {HANDS.map((hand, index) => {
          const hero = player.heroes[index];
          return hero?.hero ? (
            <OwnHero key={hand} play={play} table={table} player={player} seat={seat} hand={hand} hero={hero} />
          ) : (
            <div key={hand} class="own-hero empty">
              <span class="hero-hand">{t(`dr-hand-${hand}`)}</span>
              <span class="hint">{t("dr-no-hero")}</span>
            </div>
          );
        })}
      </div>
    </section>
  );
}

interface HeroProps {
  play: Play;
  table: DungeonView;
  player: PlayerView;
  seat: number;
  hand: Hand;
  hero: HeroView;
}

function OwnHero({ play, table, player, seat, hand, hero }: HeroProps) {
  const hands = handsOf(play);
  const index = hand === "left" ? 0 : 1;
  const fighting = (table.phase === "attack" || table.phase === "countdown") && !resultsWait(play);
  const sending = play.live && fighting;
  const free = isFree(table, seat, hand);
  const pending = hands.claims.pending.value[hand];
  const queued = hands.claims.queued.value[hand];
  const selected = sending && hands.selected.value === hand;
  const skills = shownSkills(hero);
  const inside = (
    <>
      <span class="hero-top">
        <HeroArt id={hero.hero} />
        <span class="hero-title">
          <span class="hero-hand">
            {selected && free ? <Icon name="check" class="selected-mark" /> : null}
            {t(`dr-hand-${hand}`)}
          </span>
          <span class="hero-name">{heroName(hero.hero)}</span>
          {fighting ? (
            <span class="hero-state">
              {hands.early.value === hand ? t("dr-early") : stateText(table, hand, hero, free, pending, queued)}
            </span>
          ) : null}
        </span>
      </span>
      <SkillColumns skills={skills} player={player} hand={index} place={(skill) => placing(play, hand, skill)} />
    </>
  );
  const name = `own-hero ${selected ? "selected" : ""} ${free && sending ? "free" : ""} ${pending ? "pending" : ""} ${hands.early.value === hand ? "early" : ""}`;
  if (!sending)
    return (
      <div class={name} data-thing={`hand:${hand}`}>
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      class={name}
      aria-pressed={selected}
      aria-label={`${t(`dr-hand-${hand}`)}. ${heroText(hero.hero, skills)}. ${stateText(table, hand, hero, free, pending, queued)}`}
      draggable={free}
      onDragStart={(event) => {
        hands.select(hand);
        event.dataTransfer?.setData("text/plain", hand);
      }}
      onClick={() => hands.select(hand)}
      data-hand={hand}
      data-thing={`hand:${hand}`}
    >
      {inside}
    </button>
  );
}

function stateText(
  table: DungeonView,
  hand: Hand,
  hero: HeroView,
  free: boolean,
  pending: string,
  queued: readonly string[],
): string {
  if (table.phase !== "attack") return "";
  const provisional = table.provisional.find(([h]) => h === hand)?.[1] ?? "";
  const secret = argOf(table.answered.find((answer) => saysSo(answer, "claim", hand)) ?? "", 1);
  if (hero.target) return t("dr-attacks", { monster: monsterName(hero.target) });
  if (pending || provisional) {
    const after = queued.length > 0 ? ` ${t("dr-queued", { n: queued.length })}` : "";
    return t("dr-on-its-way", { monster: monsterName(pending || provisional) }) + after;
  }
  if (secret) return t("dr-secretly", { monster: monsterName(secret) });
  if (table.answered.includes(`hold ${hand}`)) return t("dr-held");
  return free ? t("dr-free") : t("dr-stays-out");
}

/** How the gain that is asked about could be laid on a skill of a hero. */
function placing(play: Play, hand: Hand, skill: string) {
  for (const asked of play.view.value?.asked ?? [])
    for (const option of asked.options) {
      if (isOf(option, "place") && argOf(option, 1) === hand && argOf(option, 2) === skill)
        return {
          label: speak(play.game).action(option, play.seats()),
          key: keyHints.value === "on" && !narrow.value ? hintOf(play, option) : "",
          n: Number(asked.data["n"] ?? 1),
          option,
          act: () => void play.act(option),
        };
    }
  return null;
}
