// Heroes: the large cards of one's own side with skills that grow, and the small ones of the others.
// Won cards lie tucked under the skill they raise.
import { Glyph } from "../../../ui/icon";
import { speak } from "../../../words/words";
import { cards, SKILLS } from "../cards";
import icons from "../icons.json?icons";
import { SkillShape, skillName, skillShort, SkillValue } from "./skill";
import type { HeroView, PlayerView } from "../view";

export const heroName = (id: string): string => (id ? speak("dungeon_rush").text(`hero-${id}`) : "");

export function HeroArt({ id }: { id: string }) {
  return (
    <span class={`hero-art hero-${id}`} data-thing={`hero:${id}`}>
      <Glyph d={icons[`hero-${id}`] ?? icons["hand"]} />
    </span>
  );
}

/** The skills a hero has, or before the game begins those it will start with. */
export function shownSkills(hero: HeroView): number[] {
  return hero.skills.some((n) => n > 0) ? hero.skills : (cards.value?.heroes.get(hero.hero) ?? hero.skills);
}

/** "Warrior: Melee 3, Magic 1". */
export function heroText(id: string, skills: readonly number[]): string {
  const parts = SKILLS.flatMap((skill, index) =>
    (skills[index] ?? 0) > 0 ? [`${skillName(skill)} ${skills[index]}`] : [],
  );
  return `${heroName(id)}: ${parts.join(", ")}`;
}

/** The skills that are not zero, small, for lists. */
export function SkillRow({ skills }: { skills: readonly number[] }) {
  return (
    <span class="skill-row">
      {SKILLS.map((skill, index) =>
        (skills[index] ?? 0) > 0 ? <SkillValue key={skill} skill={skill} n={skills[index] ?? 0} /> : null,
      )}
    </span>
  );
}

interface ColumnsProps {
  skills: readonly number[];
  player: PlayerView;
  hand: number;
  /** For each skill, how to lay a gain there, if one may. */
  place?: (skill: string) => { label: string; key: string; n: number; option: string; act: () => void } | null;
}

/** The four skills side by side, the won cards under each of them peeping out. */
export function SkillColumns({ skills, player, hand, place }: ColumnsProps) {
  return (
    <span class="skill-columns">
      {SKILLS.map((skill, index) => {
        const tucked = player.cards.filter((card) => card.hand === hand && card.skill === index);
        const placing = place?.(skill) ?? null;
        const inside = (
          <>
            <SkillShape skill={skill} />
            <span class="skill-n">{skills[index] ?? 0}</span>
            <span class="skill-short">{skillShort(skill)}</span>
            {placing ? <span class="place-plus">+{placing.n}</span> : null}
            {placing?.key ? <kbd class="place-key">{placing.key}</kbd> : null}
            <span class="tucked" aria-hidden="true">
              {tucked.slice(0, 6).map((card) => (
                <span key={card.monster} class="tuck" />
              ))}
            </span>
          </>
        );
        const shade = (skills[index] ?? 0) === 0 ? "none" : "";
        return placing ? (
          <button
            type="button"
            key={skill}
            data-thing={`skill:${skill}`}
            class={`skill-column placing ${shade}`}
            aria-label={placing.label}
            data-do={placing.option}
            onClick={placing.act}
          >
            {inside}
          </button>
        ) : (
          <span
            key={skill}
            data-thing={`skill:${skill}`}
            class={`skill-column ${shade}`}
            role="img"
            aria-label={`${skillName(skill)} ${skills[index] ?? 0}`}
          >
            {inside}
          </span>
        );
      })}
    </span>
  );
}
