// The symbols of the four skills and the rune: each its own shape, drawing and short text, besides its colour (DR-168).
// Also coins and failures, which are counted in the same places.
import { Glyph } from "../../../ui/icon";
import { inFigures } from "../../../words/tongue";
import { speak, t } from "../../../words/words";
import { SKILLS, type Gain, type Skill } from "../cards";
import icons from "../icons.json?icons";

const SHAPES: Record<string, string> = {
  melee: "M20 1.5L37 6.5V19C37 29 29.5 35.5 20 39C10.5 35.5 3 29 3 19V6.5Z",
  ranged: "M20 1L39 37.5H1Z",
  magic: "M20 1A19 19 0 1 0 20 39A19 19 0 1 0 20 1Z",
  stealth: "M20 0L40 20L20 40L0 20Z",
  rune: "M20 0.5L37.3 10.2V29.8L20 39.5L2.7 29.8V10.2Z",
  several: "M20 0.5L37.3 10.2V29.8L20 39.5L2.7 29.8V10.2Z",
};

/** Where the drawing sits in its shape, so that it stays inside. */
const INSIDE: Record<string, string> = {
  melee: "translate(9 7.5) scale(.043)",
  ranged: "translate(11 16) scale(.0355)",
  magic: "translate(8 8) scale(.047)",
  stealth: "translate(10.5 9.5) scale(.037)",
  rune: "translate(9 9) scale(.043)",
  several: "translate(9 9) scale(.043)",
};

export function SkillShape({ skill }: { skill: string }) {
  return (
    <svg class={`skill-shape skill-${skill}`} viewBox="-1 -1 42 42" aria-hidden="true" focusable="false">
      <path class="skill-ground" d={SHAPES[skill] ?? SHAPES["magic"] ?? ""} />
      <path
        class="skill-figure"
        transform={INSIDE[skill] ?? ""}
        d={icons[`skill-${skill === "several" ? "rune" : skill}`] ?? ""}
      />
    </svg>
  );
}

export const skillName = (skill: string): string =>
  speak("dungeon_rush").text(skill === "several" ? "gain-several" : `skill-${skill}`);

export const skillShort = (skill: string): string => t(`dr-short-${skill}`);

/** A skill with its figure: shape, number, short name. */
export function SkillValue({
  skill,
  n,
  sign = "",
  class: extra = "",
}: {
  skill: Gain;
  n: number;
  sign?: string;
  class?: string;
}) {
  return (
    <span class={`skill-value ${n === 0 ? "none" : ""} ${extra}`} data-thing={`skill:${skill}`}>
      <SkillShape skill={skill} />
      <span class="skill-n">
        {sign}
        {n}
      </span>
      <span class="skill-short" aria-hidden="true">
        {skillShort(skill)}
      </span>
    </span>
  );
}

/** The needs of a monster or boss, one figure for each skill it asks for; with `have`, whether each is reached. */
export function Needs({ needs, have }: { needs: number[]; have?: number[] }) {
  return (
    <span class="needs">
      {SKILLS.map((skill, index) => {
        const n = needs[index] ?? 0;
        if (n === 0) return null;
        const met = have === undefined ? "" : (have[index] ?? 0) >= n ? "met" : "unmet";
        return (
          <span key={skill} class={`need ${met}`}>
            <SkillValue skill={skill} n={n} />
            {met ? (
              <span class="need-mark">
                {met === "met" ? "✓ " : "✗ "}
                {t("dr-have", { n: have?.[index] ?? 0 })}
              </span>
            ) : null}
          </span>
        );
      })}
    </span>
  );
}

export function Coins({ n, class: extra = "" }: { n: number; class?: string }) {
  return (
    <span class={`coins ${extra}`} data-thing="count:coins">
      <Glyph d={icons["coin"]} />
      <span>{inFigures(n)}</span>
    </span>
  );
}

/** "Melee 2, Magic 1", for those who listen. */
export function needsText(needs: number[]): string {
  const parts = SKILLS.flatMap((skill: Skill, index) =>
    (needs[index] ?? 0) > 0 ? [`${skillName(skill)} ${needs[index]}`] : [],
  );
  return parts.join(", ");
}
