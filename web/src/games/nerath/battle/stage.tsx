// The stage of a battle that concerns the one who looks: both sides, what each die must show, the dice of this round in
// their shapes, and the odds after each roll. The whole story of a battle is left to battle.tsx.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { lineText } from "../../../parts/match/log";
import type { Play } from "../../../table/play";
import { Icon } from "../../../ui/icon";
import { t } from "../../../words/words";
import { box } from "../box";
import { ThrowRow } from "./battle";
import { adviceNow } from "../help";
import { frame } from "../map/panzoom";
import { Art, Die, RealmTag } from "../pieces";
import { battleTale, lastBattle, type BattleTale, type Throw } from "../tale";
import { spaceOf, type FightView, type WarView } from "../view";
import { amount, chanceText, nameOf, say, spaceName } from "../words";

/** The battle, by the place of its first line in the log, that was put away. */
const away = signal(-1);
/** The attacker's chances in the battle at hand, one for each time they changed. */
const course = signal<{ battle: number; chances: number[] }>({ battle: -1, chances: [] });

/** Whether a realm of the looker's has a part in a battle; whoever only watches sees them all. */
export function concerns(play: Play, table: WarView, tale: BattleTale): boolean {
  const mine = table.realms.filter((realm) => realm.seat === play.seat.value).map((realm) => realm.id);
  const space = spaceOf(table, tale.space);
  const involved = [tale.attacker, ...tale.defenders, space?.holder ?? ""];
  return mine.length === 0 || involved.some((realm) => mine.includes(realm));
}

export function Stage({ play, table }: { play: Play; table: WarView }) {
  const log = play.log.value;
  const start = lastBattle(log);
  const tale = battleTale(log, start);
  const fight = tale && table.fight?.space === tale.space && !tale.over ? table.fight : null;
  const chance = fight ? adviceNow(play)?.battle?.win : undefined;
  useEffect(() => {
    if (chance === undefined) return;
    const { battle, chances } = course.peek();
    if (battle !== start) course.value = { battle: start, chances: [chance] };
    else if (Math.abs((chances[chances.length - 1] ?? -1) - chance) > 0.001)
      course.value = { battle, chances: [...chances, chance] };
  }, [chance, start]);
  if (!tale || away.value === start || table.phase !== "battles" || !concerns(play, table, tale)) return null;
  if (!fight && !tale.over) return null;
  const round = tale.rounds[tale.rounds.length - 1];
  const ours = (one: Throw) => one.realm === tale.attacker;
  const known = course.value.battle === start ? course.value.chances : [];
  return (
    <section
      class={`cn-stage ${hides(tale.space) ? "above" : ""}`}
      data-testid="stage"
      aria-label={say("battle-at", { space: spaceName(tale.space) })}
    >
      <header>
        <h3>
          <Art name="attack" /> {say("battle-at", { space: spaceName(tale.space) })}
        </h3>
        {round && round.round > 0 ? <span>{say("battle-round", { n: round.round })}</span> : null}
        {fight && known.length > 0 ? <Course chances={known} /> : null}
        <button type="button" class="ghost round" onClick={() => (away.value = start)} aria-label={t("close")}>
          <Icon name="cancel" />
        </button>
      </header>
      <div class="cn-sides">
        <Side fight={fight} tale={tale} attacking throws={round?.throws.filter(ours) ?? []} />
        <Side fight={fight} tale={tale} attacking={false} throws={round?.throws.filter((one) => !ours(one)) ?? []} />
      </div>
      <ul class="cn-told" aria-live="polite">
        {round?.lines.slice(-3).map((line, i) => (
          <li key={i} class={`told-${line.kind}`}>
            {lineText(play, line)}
          </li>
        ))}
      </ul>
      {tale.over ? <p class="cn-verdict">{lineText(play, tale.over)}</p> : null}
    </section>
  );
}

/** Whether the space would lie under a stage at the bottom of the map. */
function hides(space: string): boolean {
  const centre = box.value?.spaces.get(space)?.centre;
  const { y, h } = frame.value;
  return centre !== undefined && centre[1] > y + h * 0.5;
}

function Course({ chances }: { chances: readonly number[] }) {
  const last = chances[chances.length - 1] ?? 0;
  const before = chances.slice(-4, -1);
  return (
    <span class="cn-course" data-testid="course">
      {before.map((chance, i) => (
        <small key={i}>{chanceText(chance)} → </small>
      ))}
      <strong class="cn-chance">{chanceText(last)}</strong>
    </span>
  );
}

interface SideProps {
  fight: FightView | null;
  tale: BattleTale;
  attacking: boolean;
  throws: readonly Throw[];
}

function Side({ fight, tale, attacking, throws }: SideProps) {
  const realms = attacking ? [tale.attacker] : tale.defenders;
  const rollers = fight?.rollers.filter((one) => (one.realm === tale.attacker) === attacking) ?? [];
  const hits = throws.reduce((sum, one) => sum + one.hits, 0);
  return (
    <div class={`cn-stage-side of-${realms[0] ?? ""}`}>
      <h4>
        {realms.map((realm) => (
          <RealmTag key={realm} realm={realm} />
        ))}
        {!attacking && tale.dungeon ? say("guardians") : null}
        {throws.length > 0 ? <span class="cn-hits">{say("hits", { n: hits })}</span> : null}
      </h4>
      <ul class="cn-rollers">
        {rollers.map((one, i) => (
          <li key={i} class={one.hit ? "hit" : ""} data-thing={one.realm ? `unit:${one.kind}` : `guardian:${one.kind}`}>
            {one.realm ? <Art name={one.kind} /> : <Art name="guardian" />}
            <span class="hidden-text">{one.realm ? amount(one.kind, one.n) : nameOf("guardian", one.kind)}</span>
            {one.n > 1 ? <strong aria-hidden="true">{one.n}</strong> : null}
            <small>{needOf(one.dice, one.on, one.first)}</small>
          </li>
        ))}
      </ul>
      <div class="cn-thrown">
        {throws.map((one, i) => (
          <ThrowRow key={`${one.kind} ${i} ${one.dice.join()}`} thrown={one} delay={i * 60} />
        ))}
        {throws.length === 0 && fight ? rollers.flatMap((one) => still(one.dice, one.n)) : null}
      </div>
      {!fight ? (
        <p class="cn-row">
          {(attacking ? tale.attackers : tale.against).map(([kind, n]) => (
            <small key={kind}>{amount(kind, n)}</small>
          ))}
        </p>
      ) : null}
    </div>
  );
}

/** "2d10, 6 or more, First Strike". */
function needOf(dice: readonly number[], on: number, first: boolean): string {
  if (dice.length === 0) return say("rolls-none");
  const need = say("needs", { dice: `${dice.length > 1 ? dice.length : ""}d${dice[0] ?? 6}`, n: on });
  return first ? `${need}, ${say("first-strike")}` : need;
}

/** Dice that lie ready. */
const still = (dice: readonly number[], n: number) =>
  Array.from({ length: n }, (_, i) =>
    dice.map((sides, j) => <Die key={`${i} ${j}`} sides={sides} face={0} hit={false} />),
  );
