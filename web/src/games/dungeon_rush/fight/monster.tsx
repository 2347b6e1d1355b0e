// A monster's card: its name, what it needs, what it gives, and whose hands are on it.
// Drawn in its own frame; the creature is an icon chosen for its name.
import type { ComponentChildren } from "preact";
import { Glyph } from "../../../ui/icon";
import { SeatMark } from "../../../ui/mark";
import { speak, t } from "../../../words/words";
import { cards, type Monster } from "../cards";
import icons from "../icons.json?icons";
import { Coins, Needs, needsText, skillName, SkillValue } from "../heroes/skill";

export const monsterName = (id: string): string => speak("dungeon_rush").text(`monster-${id}`);

/** Everything a card says, in words (DR-169). */
export function monsterText(id: string): string {
  const card = cards.value?.monsters.get(id);
  if (!card) return monsterName(id);
  const gain = card.gain ? t("dr-gives", { skill: skillName(card.gain), n: card.n }) : t("dr-gives-nothing");
  return t("dr-monster", { name: monsterName(id), needs: needsText(card.needs), gain, coins: card.coins });
}

export function CardFace({
  id,
  ribbon,
  children,
}: {
  id: string;
  ribbon?: ComponentChildren;
  children?: ComponentChildren;
}) {
  const card: Monster | undefined = cards.value?.monsters.get(id);
  return (
    <span class={`card-face level-${card?.level ?? 1}`}>
      <span class="card-name">{monsterName(id)}</span>
      <span class="card-middle">
        {card ? <Needs needs={card.needs} /> : null}
        <span class="card-art">
          <Glyph d={icons[id] ?? icons["skull"]} />
          {ribbon}
        </span>
      </span>
      <span class="card-gift">
        {card?.gain ? <SkillValue skill={card.gain} n={card.n} sign="+" /> : <span class="no-gain" />}
        {card && card.coins > 0 ? <Coins n={card.coins} /> : <span />}
      </span>
      {children}
    </span>
  );
}

export function CardBack({ level }: { level: number }) {
  return (
    <span class={`card-face card-back level-${level}`}>
      <svg viewBox="0 0 100 130" aria-hidden="true" focusable="false" class="back-pattern">
        <path d="M50 8L92 65L50 122L8 65Z" class="back-line" />
        <path d="M50 24L80 65L50 106L20 65Z" class="back-line" />
        <path d="M0 0H26L0 34ZM100 0H74L100 34ZM0 130H26L0 96ZM100 130H74L100 96Z" class="back-corner" />
      </svg>
      <Glyph d={icons["door"]} class="back-door" />
      <span class="back-level">{"I".repeat(level)}</span>
    </span>
  );
}

/** Whose hands are on a card: the player's mark and L, R or both. */
export function ClaimRibbon({
  seat,
  hands,
  name,
  pending = false,
}: {
  seat: number;
  hands: string[];
  name: string;
  pending?: boolean;
}) {
  return (
    <span class={`claim-ribbon seat-ground-${seat % 6} ${pending ? "pending" : ""}`}>
      <SeatMark seat={seat} />
      <span class="claim-name">{pending ? t("dr-pending") : name}</span>
      {hands.map((hand) => (
        <span key={hand} class="claim-hand">
          {t(`dr-hand-${hand}-short`)}
        </span>
      ))}
    </span>
  );
}
