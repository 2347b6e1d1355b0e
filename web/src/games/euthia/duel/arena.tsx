// The middle of a duel: the dice of the attack at hand, what changes them, the band they reach and the sum of it.
// Without a player the monster's combat card is explained symbol by symbol.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { FightTale } from "./fight";
import { Die, Gear, gaarChange, linesOfSort } from "../goods/gear";
import type { DuelView, SumView, WorldView } from "../view";
import { foeName, nameOf, say } from "../words";
import { bare } from "../../../wire/answer";

const plus = (n: number): string => (n > 0 ? `+ ${n}` : `− ${-n}`);

interface ArenaProps {
  table: WorldView;
  duel: DuelView;
  tale: FightTale | null;
  /** What came of it, once it is over. */
  children: ComponentChildren;
}

export function Arena({ table, duel, tale, children }: ArenaProps) {
  const foe = duel.dice.length > 0;
  const hero = duel.roll.length > 0;
  const box = useRef<HTMLDivElement>(null);
  const kept = useRef({ of: "", most: 0 });
  // What has been higher keeps its height for this fight: on a phone cards lie below the dice and come and go.
  useLayoutEffect(() => {
    const arena = box.current;
    if (!arena) return;
    const of = `${duel.seat} ${duel.foe} ${window.innerWidth}`;
    if (kept.current.of !== of) {
      kept.current = { of, most: 0 };
      arena.style.removeProperty("min-height");
    }
    kept.current.most = Math.max(kept.current.most, arena.offsetHeight);
    arena.style.setProperty("min-height", `${kept.current.most}px`);
  });
  return (
    <div class="eg-arena" data-testid="arena" ref={box}>
      {children}
      {foe && duel.card.length > 0 ? <CombatCard table={table} duel={duel} tale={tale} /> : null}
      {foe ? (
        <RollBox
          title={say("duel-foe-roll", { foe: foeName(duel.foe) })}
          side="foe"
          dice={duel.dice}
          change={duel.strength - duel.dice.reduce((a, b) => a + b, 0)}
          total={duel.strength}
          totalLabel={say("duel-strength", { n: duel.strength })}
          sum={duel.sum}
        />
      ) : null}
      {hero && duel.step !== "foe" ? (
        <RollBox
          title={say("duel-hero-roll", { hero: nameOf("hero", table.heroes[duel.seat]?.hero ?? "") })}
          side="hero"
          dice={duel.roll}
          change={duel.total - duel.roll.reduce((a, b) => a + b, 0)}
          total={duel.total}
          totalLabel={say("duel-strength", { n: duel.total })}
          sum={duel.sum}
        />
      ) : null}
      {duel.played.length > 0 ? <Played duel={duel} /> : null}
    </div>
  );
}

function RollBox({
  title,
  side,
  dice,
  change,
  total,
  totalLabel,
  sum,
}: {
  title: string;
  side: "hero" | "foe";
  dice: readonly number[];
  change: number;
  total: number;
  totalLabel: string;
  sum: SumView | null;
}) {
  return (
    <div class={`eg-roll ${side}`} data-roll={side}>
      <h4>{title}</h4>
      <p class="eg-dice">
        {dice.map((face, i) => (
          <Die key={`${i}${face}`} face={face} />
        ))}
        {change !== 0 ? (
          <span class="eg-change" data-tip={say(`duel-change-${side}`)}>
            {plus(change)}
            <span class="hidden-text">({say(`duel-change-${side}`)})</span>
          </span>
        ) : null}
        <span aria-hidden="true">=</span>
        <strong class="eg-total" data-tip={totalLabel}>
          <span aria-hidden="true">{total}</span>
          <span class="hidden-text">{totalLabel}</span>
        </strong>
      </p>
      {sum ? <Sum sum={sum} side={side} /> : null}
    </div>
  );
}

/** Wounds or damage as the roll stands: band, more, less, guarded, in all. */
function Sum({ sum, side }: { sum: SumView; side: "hero" | "foe" }) {
  const what = side === "foe" ? "wounds" : "damage";
  return (
    <p class="eg-sum" data-sum={sum.total}>
      <Gear name={side === "foe" ? "wound" : "damage"} />
      {sum.band < 0 ? <span>{say("duel-no-band")}</span> : <span>{say(`duel-band-${what}`, { n: sum.plain })}</span>}
      {sum.more !== 0 ? <span>{say("duel-more", { n: sum.more })}</span> : null}
      {sum.less !== 0 ? <span>{say(sum.less > 0 ? "duel-less" : "duel-more", { n: Math.abs(sum.less) })}</span> : null}
      {sum.spared > 0 ? <span>{say("duel-spared", { n: sum.spared })}</span> : null}
      <strong>{say(`duel-total-${what}`, { n: sum.total })}</strong>
    </p>
  );
}

/** The cards that the monster has played and that still lie there, with the section that works. */
function Played({ duel }: { duel: DuelView }) {
  return (
    <div class="eg-played" role="group" aria-label={say("duel-played")} tabIndex={0}>
      <h4>{say("duel-played")}</h4>
      <ul>
        {duel.played.map(([card, n], i) => (
          <li key={i}>
            <strong>
              <Gear name="silver" /> {nameOf("card", card)} ×{n}
            </strong>
            <small>{linesOfSort(`card-${card}`, "line-section")[n - 1] ?? ""}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the combat card of a monster without a player shows, and what came of each symbol. */
function CombatCard({ table, duel, tale }: { table: WorldView; duel: DuelView; tale: FightTale | null }) {
  const [left = 1, right = 1, gaar = 0, chaos = 0] = duel.card;
  const lines = tale?.rounds[tale.rounds.length - 1]?.lines ?? [];
  const from = lines.map((line) => line.kind).lastIndexOf("combat-card");
  const since = from < 0 ? [] : lines.slice(from);
  const turned = since.filter((line) => line.kind === "reserve-card").map((line) => bare(line.data["card"]));
  const rerolls = since.filter((line) => line.kind === "monster-gaar").map((line) => Number(line.data["n"]));
  return (
    <div class="eg-combat-card" data-testid="combat-card">
      <div class="eg-combat-face">
        <span class="eg-row">
          <Die face={left} />
          <Die face={right} />
        </span>
        <span class="eg-row" data-tip={say("duel-card-symbols", { gaar, chaos })}>
          {Array.from({ length: gaar }, (_, i) => (
            <Gear key={`g${i}`} name="gaar" />
          ))}
          {Array.from({ length: chaos }, (_, i) => (
            <Gear key={`c${i}`} name="chaos" />
          ))}
          <span class="hidden-text">{say("duel-card-symbols", { gaar, chaos })}</span>
        </span>
      </div>
      <ul class="eg-lines">
        <li>{say("duel-card-dice", { a: left, b: right })}</li>
        <li>
          {gaar === 0 ? say("duel-card-no-gaar") : say("duel-card-gaar", { n: gaar, change: gaarChange(true) })}
          {rerolls.length > 0
            ? ` ${say("duel-card-rerolled", { dice: rerolls.join(", ") })}`
            : gaar > 0
              ? ` ${say("duel-card-not-rerolled")}`
              : ""}
        </li>
        <li>
          {chaos === 0 ? say("duel-card-no-chaos") : say("duel-card-chaos", { n: chaos })}
          {chaos > 0 && turned.length === 0 ? ` ${say("duel-card-no-action")}` : ""}
        </li>
        {turned.length > 0 ? (
          <li>{say("duel-card-turned", { cards: turned.map((card) => nameOf("card", card)).join(", ") })}</li>
        ) : null}
        <li>{say("duel-reserves", { silver: table.silver_reserve, gold: table.gold_reserve })}</li>
      </ul>
    </div>
  );
}
