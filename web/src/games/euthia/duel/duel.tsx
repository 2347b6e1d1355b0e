// A combat as a duel: hero against monster, the phase and step it stands in, whose turn it is to play, dice and sums.
// Both sides and whoever watches see the same; only hands and answers are one's own.
import { thing } from "../../../things/thing";
import { type Play } from "../../../table/play";
import { SeatMark } from "../../../ui/mark";
import { Arena } from "./arena";
import { box } from "../box";
import { FightTold, Verdict } from "./combat_log";
import "../goods/gear.css";
import "../goods/answers.css";
import "./duel.css";
import "./arena.css";
import "./answers.css";
import { fightTale, PHASES, placeOf, STEPS } from "./fight";
import { Bands, Gear, HealthBar, linesOfSort, Pips, signed, tileIcon, tileInfo, tileTip, Written } from "../goods/gear";
import { HandCards } from "../hero/hand";
import { chancesNow, exactness, isLeast, leftText, oddsToCome, whenTexts } from "./odds";
import { Crest, Figure } from "../pieces";
import type { DuelView, HeroView, WorldView } from "../view";
import { foeName, nameOf, percent, say, tileName } from "../words";

export function Duel({ play, table }: { play: Play; table: WorldView }) {
  const duel = table.duel;
  const tale = fightTale(play.log.value);
  if (!box.value) return null;
  if (!duel)
    return tale ? (
      <section
        class="eg eg-duel over"
        data-testid="duel"
        data-part="over"
        aria-label={say("duel-was", { hero: heroNameOf(table, tale.seat), foe: foeName(tale.foe) })}
        tabIndex={0}
      >
        <h3>{say("duel-was", { hero: heroNameOf(table, tale.seat), foe: foeName(tale.foe) })}</h3>
        <Verdict play={play} tale={tale} />
        <FightTold play={play} tale={tale} />
      </section>
    ) : (
      <p class="eg-none">{say("duel-none")}</p>
    );
  const hero = table.heroes[duel.seat];
  if (!hero) return null;
  const title = say("duel-title", { hero: nameOf("hero", hero.hero), foe: foeName(duel.foe) });
  return (
    <section
      class="eg eg-duel"
      data-testid="duel"
      data-part={duel.part}
      data-step={duel.step}
      aria-label={title}
      // It scrolls over a small map, often with nothing in it to focus.
      tabIndex={0}
    >
      <header class="eg-duel-head">
        <h3>
          <Gear name="combat" /> {title}
        </h3>
        {duel.damage < duel.health ? <Odds play={play} leads={play.seat.value === duel.master} brief /> : null}
      </header>
      <Track duel={duel} />
      <Turn play={play} duel={duel} />
      <Arena table={table} duel={duel} tale={tale}>
        {tale ? <Verdict play={play} tale={tale} /> : null}
      </Arena>
      <div class="eg-sides">
        <HeroSide play={play} table={table} duel={duel} hero={hero} />
        <FoeSide play={play} table={table} duel={duel} />
      </div>
      <LeadersHand play={play} table={table} duel={duel} />
      {tale ? <FightTold play={play} tale={tale} /> : null}
    </section>
  );
}

/** What the looker's last fight brought, over the map until they go on. */
export function Aftermath({ play }: { play: Play }) {
  const tale = fightTale(play.log.value);
  if (!tale || tale.left || tale.seat !== play.seat.value) return null;
  return (
    <div class="eg eg-aftermath">
      <Verdict play={play} tale={tale} as="aftermath" />
    </div>
  );
}

const heroNameOf = (table: WorldView, seat: number): string => nameOf("hero", table.heroes[seat]?.hero ?? "");

interface OddsProps {
  play: Play;
  leads: boolean;
  text?: string;
  /** Where there is little room, a press tells for when the odds hold. */
  brief?: boolean;
}

/** How a combat may end for the hero: with the best answer in it, or as a whole before it begins; if the looker is told. */
export function Odds({ play, leads, text = "duel-odds", brief = false }: OddsProps) {
  const chances = chancesNow(play, leads);
  if (!chances) return oddsToCome(play) ? <p class="eg-odds">{say("odds-to-come")}</p> : null;
  const whens = whenTexts(chances).map((text) => (
    <small key={text} data-testid="odds-when">
      {text}
    </small>
  ));
  return (
    <details class="eg-odds" data-testid="duel-odds">
      <summary>
        <strong>{say(text, { n: percent(chances.win), least: isLeast(chances) ? "yes" : "no" })}</strong>
        <small>
          {say(`${text}-more`, { die: percent(chances.die), wounds: Math.round(chances.wounds * 10) / 10 })}
        </small>
        <small data-testid="odds-left">{leftText(chances)}</small>
        <small data-testid="exactness">{exactness(chances)}</small>
        {brief ? null : whens}
      </summary>
      {brief ? whens : null}
      <p>{say("odds-means")}</p>
    </details>
  );
}

/** The way through a combat: preparation, initiative, then rounds of four phases; attacks have four steps. */
function Track({ duel }: { duel: DuelView }) {
  const here = placeOf(duel);
  const early = duel.round === 0;
  const phases = early ? (["prepare", "initiative"] as const) : PHASES;
  return (
    <nav class="eg-track" aria-label={say("duel-track")}>
      <strong class="eg-round">{early ? say("duel-before") : say("duel-round", { n: duel.round })}</strong>
      <ol>
        {phases.map((phase) => {
          const now = here.phase === phase;
          const attack = phase === "foe" || phase === "hero";
          return (
            <li key={phase} class={`${now ? "now" : ""} phase-${phase}`} aria-current={now ? "step" : undefined}>
              <span>{say(`duel-phase-${phase}`)}</span>
              {attack ? (
                <span class="eg-steps">
                  {STEPS.map((step) => (
                    <span
                      key={step}
                      class={now && here.step === step ? "eg-step now" : "eg-step"}
                      data-tip={say(`duel-step-${phase}-${step}`)}
                    >
                      <span aria-hidden="true">{step.toUpperCase()}</span>
                      {now && here.step === step ? (
                        <span class="hidden-text">{say(`duel-step-${phase}-${step}`)}</span>
                      ) : null}
                    </span>
                  ))}
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
      {here.step ? (
        <p class="eg-step-words">
          {say(`duel-step-${here.phase === "initiative" ? "hero" : here.phase}-${here.step}`)}
        </p>
      ) : null}
    </nav>
  );
}

function HeroSide({ play, table, duel, hero }: { play: Play; table: WorldView; duel: DuelView; hero: HeroView }) {
  const info = box.value?.heroes.get(hero.hero);
  const acts = (play.view.value?.waiting ?? []).includes(duel.seat);
  const coming = duel.sum && duel.dice.length > 0 ? duel.sum.total : 0;
  return (
    <article
      class={acts ? `eg-side hero acts of-${hero.hero}` : `eg-side hero of-${hero.hero}`}
      data-side="hero"
      aria-label={nameOf("hero", hero.hero)}
    >
      <header>
        <Crest hero={hero.hero} class="big" />
        <div>
          <strong>{nameOf("hero", hero.hero)}</strong>
          <small class="eg-row">
            <SeatMark seat={duel.seat} /> {play.seats().name(duel.seat)}
          </small>
        </div>
        {acts ? <span class="eg-acts">{say("duel-acts")}</span> : null}
      </header>
      <HealthBar
        now={hero.health}
        max={hero.max_health}
        coming={coming}
        label={say("hero-health", { n: hero.health, max: hero.max_health })}
      />
      <div class="eg-figures">
        {hero.dwurt > 0 || info?.dwurt_slots ? (
          <Pips what="dwurt" n={hero.dwurt} of={info?.dwurt_slots ?? 0} label={say("hero-dwurt", { n: hero.dwurt })} />
        ) : null}
        <Pips what="gaar" n={hero.gaar} of={info?.gaar_slots ?? 0} label={say("hero-gaar", { n: hero.gaar })} />
        <HopeDie n={table.hope} />
        {duel.guard > 0 ? <Figure what="guard" n={duel.guard} label={say("duel-guard", { n: duel.guard })} /> : null}
        {duel.penalty !== 0 ? (
          <Figure what="penalty" n={signed(duel.penalty)} label={say("duel-penalty", { n: signed(duel.penalty) })} />
        ) : null}
      </div>
      <Ready hero={hero} duel={duel} />
      {duel.weapon && duel.step !== "foe" ? (
        <p class="eg-weapon" data-thing={`tile:${duel.weapon}`}>
          <Gear name={tileIcon(duel.weapon)} /> {say("duel-weapon", { tile: tileName(duel.weapon) })}{" "}
          <Bands id={duel.weapon} mark={duel.roll.length > 0 ? (duel.sum?.band ?? -1) : -1} />
        </p>
      ) : null}
      {duel.sealed.length > 0 ? (
        <p class="eg-note">{say("duel-sealed", { tiles: duel.sealed.map(tileName).join(", ") })}</p>
      ) : null}
      {duel.air || duel.earth ? <Elements duel={duel} /> : null}
    </article>
  );
}

/** The tiles that a hero fights with, those that are used up or sealed struck out where they stand: nothing moves. */
function Ready({ hero, duel }: { hero: HeroView; duel: DuelView }) {
  const things = hero.things.filter((one) => one.spot);
  return (
    <ul class="eg-ready" aria-label={say("duel-ready")}>
      {things.map((thing, i) => {
        const sealed = duel.sealed.includes(thing.id);
        const off = thing.engaged || sealed;
        return (
          <li key={i} class={off ? "off" : ""} data-tip={tileTip(thing.id)}>
            <Gear name={tileIcon(thing.id)} /> <span>{tileName(thing.id)}</span>
            <TileFigures id={thing.id} />
            {off ? <small class="hidden-text">{say(sealed ? "hero-sealed" : "hero-engaged")}</small> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** What a tile does in a combat, as short as it can be: its bands, else what it may be used for. */
function TileFigures({ id }: { id: string }) {
  const uses = linesOfSort(`tile-${id}`, "use-line");
  if (tileInfo(id)?.bands?.length) return <Bands id={id} />;
  return uses.length > 0 ? <small class="eg-uses">{uses.join(" · ")}</small> : null;
}

function HopeDie({ n }: { n: number }) {
  const label = say("duel-hope", { n });
  return (
    <span class="eg-hope" data-tip={label}>
      <Gear name="hope" />
      <b aria-hidden="true">{n}</b>
      <span class="hidden-text">{label}</span>
    </span>
  );
}

function Elements({ duel }: { duel: DuelView }) {
  return (
    <p class="eg-note eg-elements">
      {duel.air ? (
        <span class="eg-row">
          <Gear name="element-air" /> {say("duel-air")}
        </span>
      ) : null}
      {duel.earth ? (
        <span class="eg-row">
          <Gear name="element-earth" /> {say("duel-earth", { n: box.value?.dice["earth"] ?? 0 })}
        </span>
      ) : null}
    </p>
  );
}

function FoeSide({ play, table, duel }: { play: Play; table: WorldView; duel: DuelView }) {
  const info = box.value?.foes.get(duel.foe);
  const master = table.heroes[duel.master];
  const acts = duel.master >= 0 && (play.view.value?.waiting ?? []).includes(duel.master);
  const left = Math.max(0, duel.health - duel.damage);
  const coming = duel.sum && duel.roll.length > 0 ? duel.sum.total : 0;
  const sort = info?.sort ?? "monster";
  return (
    <article class={acts ? "eg-side foe acts" : "eg-side foe"} data-side="foe" aria-label={foeName(duel.foe)}>
      <header {...thing("foe", duel.foe, foeName(duel.foe))}>
        <Gear name={sort === "monster" ? `monster-${info?.level ?? 1}` : sort} class="portrait" />
        <div>
          <strong>{foeName(duel.foe)}</strong>
          <small class="eg-row">
            {duel.master >= 0 ? (
              <>
                <SeatMark seat={duel.master} /> {say("duel-led-by", { name: play.seats().name(duel.master) })}
              </>
            ) : (
              say("duel-alone")
            )}
          </small>
        </div>
        {acts ? <span class="eg-acts">{say("duel-acts")}</span> : null}
      </header>
      <HealthBar
        now={left}
        max={duel.health}
        coming={coming}
        label={say("duel-foe-health", { n: left, max: duel.health })}
      />
      <div class="eg-figures">
        <Pips what="gaar" n={duel.gaar} label={say("duel-foe-gaar", { n: duel.gaar })} />
        <Pips what="chaos" n={duel.chaos} label={say("duel-chaos", { n: duel.chaos })} />
        {master ? (
          <>
            <Figure what="silver" n={master.silver} label={say("hero-silver", { n: master.silver })} />
            <Figure what="gold_cards" n={master.gold_cards} label={say("hero-gold-cards", { n: master.gold_cards })} />
          </>
        ) : (
          <>
            <Figure
              what="silver"
              n={table.silver_reserve}
              label={say("duel-silver-reserve", { n: table.silver_reserve })}
            />
            <Figure
              what="gold_cards"
              n={table.gold_reserve}
              label={say("duel-gold-reserve", { n: table.gold_reserve })}
            />
          </>
        )}
        {duel.stun > 0 ? <Figure what="stun" n={duel.stun} label={say("duel-stun", { n: duel.stun })} /> : null}
      </div>
      <Written piece={`${sort}-${duel.foe}`} mark={duel.dice.length > 0 ? (duel.sum?.band ?? -1) : -1} skip={KNOWN} />
      <Reward piece={`${sort}-${duel.foe}`} />
    </article>
  );
}

const REWARDS = ["line-reward", "line-reward-up-to"];
/** What is written on a monster and shown elsewhere in the duel. */
const KNOWN = ["line-monster-health", "line-supply", ...REWARDS];

function Reward({ piece }: { piece: string }) {
  const lines = REWARDS.flatMap((sort) => linesOfSort(piece, sort));
  if (lines.length === 0) return null;
  return (
    <div class="eg-reward" data-testid="reward">
      {lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </div>
  );
}

/** In one line: whose turn it is, and what his passing would mean. */
function Turn({ play, duel }: { play: Play; duel: DuelView }) {
  const waiting = play.view.value?.waiting ?? [];
  const seat = waiting.includes(duel.seat) ? duel.seat : waiting.includes(duel.master) ? duel.master : -1;
  // Its line is kept while nobody is waited for, so that the dice below it stay where they lie.
  if (seat < 0) return <p class="eg-turn" />;
  const who = { name: play.seats().name(seat), you: play.seats().you(seat) ? "yes" : "no" };
  const side = seat === duel.seat ? "hero" : "foe";
  const alternating = duel.part === "alternate";
  return (
    <p class={`eg-turn turn-${side}`} role="status" data-turn={side}>
      <SeatMark seat={seat} />
      <span>
        <strong>{say(`duel-turn-${side}`, who)}</strong>{" "}
        {side === "foe" && who.you === "yes" && duel.round < 2 ? <span>{say("duel-prize")} </span> : null}
        {alternating ? (
          <span>
            {say(duel.master < 0 ? "duel-if-pass" : duel.passed > 0 ? "duel-last-pass" : "duel-in-turn", {
              ...who,
              n: duel.strength,
            })}
          </span>
        ) : null}
      </span>
    </p>
  );
}

/** The cards of whoever leads the monster, for them alone. */
function LeadersHand({ play, table, duel }: { play: Play; table: WorldView; duel: DuelView }) {
  const leads = duel.master >= 0 && play.seat.value === duel.master;
  const own = table.heroes[duel.master];
  return leads && own ? <HandCards play={play} hero={own} seat={duel.master} plain /> : null;
}
