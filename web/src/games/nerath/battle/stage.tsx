// The stage of a battle that concerns the one who looks: both sides, what each die must show, the dice of this round in
// their shapes, and the odds after each roll. The whole story of a battle is left to battle.tsx.
import { signal } from "@preact/signals";
import { perTable } from "../../../table/per_table";
import { useEffect, useMemo } from "preact/hooks";
import { lineText } from "../../../parts/match/line";
import { Told } from "../../../parts/match/log_line";
import { isStaging, questions, type Play } from "../../../table/play";
import { Icon } from "../../../ui/icon";
import { isOf } from "../../../wire/answer";
import { t } from "../../../words/words";
import { box } from "../box";
import { ThrowRow } from "./battle";
import { adviceNow } from "../help";
import { viewport } from "../map/panzoom";
import { Art, Die, RealmTag, Shield } from "../pieces";
import { battleTale, lastBattle, type BattleTale, type Throw } from "../match_log";
import { useTelling } from "./stage_log";
import { spaceOf, war, type FightView, type WarView } from "../view";
import { amount, chanceText, list, nameOf, realmName, say, spaceName, theRealm } from "../words";

/** The battle, by the place of its first line in the log, that was put away. */
const away = perTable(() => signal(-1));
/** The attacker's chances in the battle at hand, one for each time they changed. */
const course = perTable(() => signal<{ battle: number; chances: number[] }>({ battle: -1, chances: [] }));

/** Whether a realm of the looker's has a part in a battle; whoever only watches sees them all. */
export function concerns(play: Play, table: WarView, tale: BattleTale): boolean {
  const mine = table.realms.filter((realm) => realm.seat === play.seat.value).map((realm) => realm.id);
  const space = spaceOf(table, tale.space);
  const involved = [tale.attacker, ...tale.defenders, space?.holder ?? ""];
  return mine.length === 0 || involved.some((realm) => mine.includes(realm));
}

/** Where the stage of a battle stands: chosen when it begins, so that nothing moves while it is fought. */
const placed = perTable(() => ({ battle: -1, above: false }));
export const stageAbove = (play: Play): boolean => placed(play).battle >= 0 && placed(play).above;

export function Stage({ play, table }: { play: Play; table: WarView }) {
  const [log, skip] = useTelling(play, (all) => {
    const now = war(play);
    const told = battleTale(all);
    return now !== null && told !== null && away(play).peek() !== lastBattle(all) && concerns(play, now, told);
  });
  const staging = isStaging(play);
  const start = lastBattle(log);
  const tale = battleTale(log, start);
  const above = useMemo(() => tale !== null && hides(play, tale.space), [start]);
  Object.assign(placed(play), { battle: start, above });
  const fight = tale && table.fight?.space === tale.space && !tale.over ? table.fight : null;
  const chance = fight ? adviceNow(play)?.battle?.win : undefined;
  useEffect(() => {
    if (chance === undefined) return;
    const { battle, chances } = course(play).peek();
    if (battle !== start) course(play).value = { battle: start, chances: [chance] };
    else if (chanceText(chances[chances.length - 1] ?? -1) !== chanceText(chance))
      course(play).value = { battle, chances: [...chances, chance] };
  }, [chance, start]);
  if (!tale || away(play).value === start || !concerns(play, table, tale)) return null;
  if (!staging && (table.phase !== "battles" || (!fight && !tale.over))) return null;
  const round = tale.rounds[tale.rounds.length - 1];
  const ours = (one: Throw) => one.realm === tale.attacker;
  const known = course(play).value.battle === start ? course(play).value.chances : [];
  return (
    <section
      key={start}
      class={`cn-stage ${above ? "above" : ""} ${onMap(play) && !staging ? "slim" : ""}`}
      data-testid="stage"
      aria-label={say("battle-at", { space: spaceName(tale.space) })}
    >
      <header>
        <h3>
          <Art name="attack" /> {say("battle-at", { space: spaceName(tale.space) })}
        </h3>
        <span>{round && round.round > 0 ? say("battle-round", { n: round.round }) : ""}</span>
        {fight && known.length > 0 ? <Course realm={tale.attacker} chances={known} /> : <span class="cn-course" />}
        {staging ? (
          <button type="button" class="small" onClick={skip} aria-label={say("stage-skip")} data-testid="stage-skip">
            <Icon name="next" /> <span class="wide-only">{say("stage-skip")}</span>
          </button>
        ) : (
          <button type="button" class="ghost round" onClick={() => (away(play).value = start)} aria-label={t("close")}>
            <Icon name="cancel" />
          </button>
        )}
      </header>
      <div class="cn-sides">
        <Side fight={fight} tale={tale} attacking throws={round?.throws.filter(ours) ?? []} />
        <Side fight={fight} tale={tale} attacking={false} throws={round?.throws.filter((one) => !ours(one)) ?? []} />
      </div>
      <ul class="cn-told" aria-live="polite">
        {tale.over ? <li class="cn-verdict">{lineText(play, tale.over)}</li> : null}
        {round?.lines.slice(tale.over ? -2 : -3).map((line, i) => (
          <li key={i} class={`told-${line.kind}`}>
            <Told play={play} line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether it is asked for a space, which the stage must not hide. */
const onMap = (play: Play): boolean =>
  questions(play.view.value).some((asked) => asked.options.some((one) => isOf(one, "to", "land")));

/** Whether the space would lie under a stage at the bottom of the map. */
function hides(play: Play, space: string): boolean {
  const centre = box.value?.spaces.get(space)?.centre;
  const { y, h } = viewport(play).frame.value;
  return centre !== undefined && centre[1] > y + h * 0.5;
}

/** The attacker's chances, as they changed. */
function Course({ realm, chances }: { realm: string; chances: readonly number[] }) {
  const last = chances[chances.length - 1] ?? 0;
  const before = chances.slice(-4, -1);
  return (
    <span
      class="cn-course inline-row"
      data-testid="course"
      data-tip={say("attacker-odds", { realm: theRealm(realm), chance: chanceText(last) })}
    >
      <Shield realm={realm} />
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

/** More dice than this are drawn smaller, so that all lie in sight. */
const MANY = 7;
const LOTS = 15;

function Side({ fight, tale, attacking, throws }: SideProps) {
  const realms = attacking ? [tale.attacker] : tale.defenders;
  const rollers = fight?.rollers.filter((one) => (one.realm === tale.attacker) === attacking) ?? [];
  const hits = throws.reduce((sum, one) => sum + one.hits, 0);
  const dice = throws.reduce((sum, one) => sum + one.dice.length, throws.length);
  return (
    // Where there is little room a side scrolls: it can be reached by keys.
    <div
      class={`cn-stage-side of-${realms[0] ?? ""} ${realms.length < 2 ? "one-realm" : ""}`}
      role="group"
      aria-label={realms.length > 0 ? list(realms.map(realmName)) : say("guardians")}
      tabIndex={0}
    >
      <h4>
        {realms.map((realm) => (
          <RealmTag key={realm} realm={realm} />
        ))}
        {!attacking && tale.dungeon ? say("guardians") : null}
        {throws.length > 0 ? (
          <span key={throws.map((one) => one.dice.join()).join()} class="cn-hits">
            {say("hits", { n: hits })}
          </span>
        ) : null}
      </h4>
      <ul class="cn-rollers">
        {rollers.map((one, i) => (
          <li key={i} class={one.hit ? "hit" : ""} data-thing={one.realm ? `unit:${one.kind}` : `guardian:${one.kind}`}>
            {realms.length > 1 && one.realm ? <Shield realm={one.realm} /> : null}
            {one.realm ? <Art name={one.kind} /> : <Art name="guardian" />}
            <span class="hidden-text">{one.realm ? amount(one.kind, one.n) : nameOf("guardian", one.kind)}</span>
            {one.n > 1 ? <strong aria-hidden="true">{one.n}</strong> : null}
            <small>{needOf(one.dice, one.on, one.first)}</small>
          </li>
        ))}
      </ul>
      <div class={`cn-thrown ${dice > LOTS ? "lots" : dice > MANY ? "many" : ""}`}>
        {throws.map((one, i) => (
          <ThrowRow key={`${one.kind} ${i} ${one.dice.join()}`} thrown={one} delay={i * 60} />
        ))}
        {throws.length === 0 && fight ? rollers.flatMap((one) => still(one.dice, one.n)) : null}
      </div>
      {!fight ? (
        <p>
          <small>{list((attacking ? tale.attackers : tale.against).map(([kind, n]) => amount(kind, n)))}</small>
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
