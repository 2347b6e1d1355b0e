// Choosing heroes: all ten on the table, those taken with their owner's mark; then which stands left and right.
// The order of the draft is shown by the seats that wait.
import type { Play } from "../../../table/play";
import { candidate } from "../../../table/play";
import { SeatMark } from "../../../ui/mark";
import { t } from "../../../words/words";
import { cards } from "../cards";
import { HeroArt, heroName, heroText, SkillRow } from "./hero";
import { dungeon, type DungeonView } from "../view";

function ownerOf(table: DungeonView, hero: string): number {
  return table.players.findIndex((player) => player.heroes.some((one) => one.hero === hero));
}

export function DraftStage({ play }: { play: Play }) {
  const table = dungeon(play);
  if (!table) return null;
  // In the order of the box; until it is read the places stay empty, so that no hero changes its own.
  const all = [...(cards.value?.heroes.keys() ?? [])];
  return (
    <ul class="draft" aria-label={t("dr-heroes")} data-testid="draft">
      {all.map((hero) => {
        const owner = ownerOf(table, hero);
        const notation = `hero ${hero}`;
        const legal = play.live && (play.view.value?.asked.some((asked) => asked.options.includes(notation)) ?? false);
        const skills = cards.value?.heroes.get(hero) ?? [];
        const taken = owner >= 0 ? t("dr-taken-by", { name: play.seats().name(owner) }) : "";
        return (
          <li key={hero}>
            <button
              type="button"
              class={`hero-card ${legal ? "legal" : ""} ${owner >= 0 ? "gone" : ""}`}
              aria-disabled={!legal}
              aria-label={`${heroText(hero, skills)}. ${taken}`}
              data-do={notation}
              data-thing={`hero:${hero}`}
              onClick={() =>
                legal
                  ? void play.act(notation)
                  : play.live && candidate(play, notation)
                    ? play.why(notation)
                    : undefined
              }
            >
              <HeroArt id={hero} />
              <span class="hero-name">{heroName(hero)}</span>
              <SkillRow skills={skills} />
              {owner >= 0 ? (
                <span class={`claim-ribbon seat-ground-${owner % 6}`}>
                  <SeatMark seat={owner} />
                  <span class="claim-name">{play.seats().name(owner)}</span>
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Left or right: everybody's pair at a glance while they decide. */
export function SidesStage({ play }: { play: Play }) {
  const table = dungeon(play);
  if (!table) return null;
  return (
    <ul class="pairs" aria-label={t("dr-pairs")}>
      {table.players.map((player, seat) => (
        <li key={seat} class="pair">
          <span class="pair-name">
            <SeatMark seat={seat} /> {play.seats().name(seat)}
          </span>
          <span class="pair-heroes">
            {player.heroes.map((hero) => (
              <span key={hero.hero} class="hero-card small">
                <HeroArt id={hero.hero} />
                <span class="hero-name">{heroName(hero.hero)}</span>
                <SkillRow skills={cards.value?.heroes.get(hero.hero) ?? []} />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
