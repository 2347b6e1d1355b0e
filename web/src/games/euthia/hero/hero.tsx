// A hero's board: slots with their tiles, equipment, gems, sacks, tokens and cards; a press shows what is written on a
// thing and what can be done with it, a drag puts it elsewhere. What is legal comes from the server.
import { useEffect, useRef } from "preact/hooks";
import type { Play } from "../../../table/play";
import { SeatMark } from "../../../ui/mark";
import { argOf, isOf, kindOf, readAnswer } from "../../../wire/answer";
import { AnswerButton, arrange, optionsNow, promptNow } from "../answers";
import { box } from "../box";
import { Gear, HealthBar, kindText, lockText, Pips, symbolOf, tileIcon, tileInfo, Written } from "../goods/gear";
import { HandCards } from "./hand";
import "../goods/gear.css";
import "../goods/answers.css";
import "./hero.css";
import { Reserve, Sacks, Stones } from "../goods/pack";
import { Crest, Figure } from "../pieces";
import { dragged, looked, Thing, type Part } from "../goods/thing";
import { deedsFor } from "../goods/things";
import { shownSeat, type HeroView, type SlotView, type WorldView } from "../view";
import { nameOf, say, tileName } from "../words";

export function Hero({ play, table, seat = shownSeat(play, table) }: { play: Play; table: WorldView; seat?: number }) {
  const hero = table.heroes[seat];
  if (!hero || !box.value) return null;
  if (!hero.hero) return <p class="eg-none">{say("hero-unchosen", { name: play.seats().name(seat) })}</p>;
  const own = play.live && play.seat.value === seat;
  const parts = { play, hero, seat, own };
  const sacks = <Sacks key="sacks" {...parts} />;
  const slots = <Slots key="slots" {...parts} />;
  const equipment = <Equipment key="equipment" {...parts} />;
  // What waits to be worn lies beside where it is worn: a drag goes from one to the other without scrolling.
  const wearing = own && hero.things.some((one) => !one.spot && symbolOf(tileInfo(one.id)));
  return (
    <section
      class={`eg eg-hero of-${hero.hero}`}
      data-testid="hero"
      data-thing="panel:mine"
      data-seat={seat}
      aria-label={nameOf("hero", hero.hero)}
    >
      <Head play={play} hero={hero} seat={seat} />
      <Arranging play={play} own={own} />
      {wearing ? [sacks, equipment, slots] : [slots, equipment]}
      <Looked {...parts} />
      <div class="eg-rest">
        <Stones {...parts} />
        {wearing ? null : sacks}
        <Reserve play={play} hero={hero} seat={seat} />
        <HandCards play={play} hero={hero} seat={seat} />
      </div>
    </section>
  );
}

function Head({ play, hero, seat }: { play: Play; hero: HeroView; seat: number }) {
  const info = box.value?.heroes.get(hero.hero);
  return (
    <header class="eg-head">
      <Crest hero={hero.hero} class="big" />
      <div class="eg-head-names">
        <h3>{nameOf("hero", hero.hero)}</h3>
        <small class="eg-row">
          <SeatMark seat={seat} /> {play.seats().name(seat)}
        </small>
      </div>
      <HealthBar
        now={hero.health}
        max={hero.max_health}
        label={say("hero-health", { n: hero.health, max: hero.max_health })}
      />
      <div class="eg-figures">
        <Figure what="gold" n={hero.gold} label={say("hero-gold", { n: hero.gold })} />
        <Figure what="reputation" n={hero.reputation} label={say("hero-rep", { n: hero.reputation })} />
        {info?.gaar_slots || hero.gaar ? (
          <Pips what="gaar" n={hero.gaar} of={info?.gaar_slots ?? 0} label={say("hero-gaar", { n: hero.gaar })} />
        ) : null}
        {info?.dwurt_slots ? (
          <>
            <Pips what="dwurt" n={hero.dwurt} of={info.dwurt_slots} label={say("hero-dwurt", { n: hero.dwurt })} />
            <small>{say("hero-dwurt-die", { n: hero.dwurt_die })}</small>
          </>
        ) : null}
        {hero.deaths > 0 ? (
          <Figure what="deaths" n={hero.deaths} label={say("hero-deaths", { n: hero.deaths })} />
        ) : null}
      </div>
    </header>
  );
}

/** The way into the menu for arranging things, and out of it. */
function Arranging({ play, own }: { play: Play; own: boolean }) {
  const prompt = own ? promptNow(play) : "";
  const asks = useRef<HTMLDivElement>(null);
  const from = useRef(-1);
  useEffect(() => {
    // Whoever begins to arrange is brought to the board where it is done, and back; what comes unasked moves nothing.
    if (prompt === "arrange") {
      from.current = scrollY;
      asks.current?.focus({ preventScroll: true });
      asks.current?.scrollIntoView({ block: "center" });
    } else if (from.current >= 0) {
      scrollTo(0, from.current);
      from.current = -1;
    }
  }, [prompt]);
  if (!own) return null;
  const options = optionsNow(play);
  if (prompt === "arrange" || prompt === "overflow")
    return (
      <div class="eg-arranging" role="status" tabIndex={-1} ref={asks}>
        <p>{prompt === "arrange" ? say("hero-arrange-tip") : say("hero-overflow-tip")}</p>
        {options.includes("done") ? (
          <AnswerButton play={play} option="done" text={say("hero-arrange-done")} class="primary" />
        ) : null}
        {options
          .filter((one) => isOf(one, "convert", "exchange", "coin") || kindOf(one).startsWith("drop_"))
          .map((one) => (
            <AnswerButton key={one} play={play} option={one} />
          ))}
      </div>
    );
  if (!options.includes("arrange")) return null;
  return (
    <div class="eg-arranging quiet">
      <AnswerButton play={play} option="arrange" text={say("hero-arrange")} />
    </div>
  );
}

const slotsOf = (hero: HeroView) => box.value?.heroes.get(hero.hero)?.slots.length ?? hero.slots.length;

function Slots(part: Part) {
  return <Row {...part} name="hero-slots" from={0} to={slotsOf(part.hero)} tip={part.own} />;
}

function Equipment(part: Part) {
  return <Row {...part} name="hero-equipment" from={slotsOf(part.hero)} to={part.hero.slots.length} tip={false} />;
}

type Span = { name: string; from: number; to: number; tip: boolean };

function Row({ name, from, to, tip, ...part }: Part & Span) {
  return (
    <section class={`eg-group ${name}`}>
      <h4>
        {say(name)} {tip ? <small>{say("hero-opened-where")}</small> : null}
      </h4>
      <ul class="eg-slots">
        {part.hero.slots.slice(from, to).map((slot, i) => (
          <Slot key={i} {...part} slot={slot} spot={from + i + 1} />
        ))}
      </ul>
    </section>
  );
}

function Slot({ play, hero, seat, own, slot, spot }: Part & { slot: SlotView; spot: number }) {
  const thing = hero.things.find((one) => one.spot === spot);
  const symbol = nameOf("slot", slot.symbol);
  const closed = lockText("hero-opens", hero.hero, spot) || say("hero-locked");
  const tile = dragged(play).value;
  const takes =
    own && !slot.locked && tile?.kind === "tile" && tile.spot === 0 && symbolOf(tileInfo(tile.id)) === slot.symbol;
  const over = takes ? (event: DragEvent) => event.preventDefault() : undefined;
  const drop = takes
    ? (event: DragEvent) => {
        event.preventDefault();
        const what = dragged(play).peek();
        if (what) void arrange(play, `equip ${what.id} ${spot}`);
        dragged(play).value = null;
      }
    : undefined;
  return (
    <li
      class={`eg-slot symbol-${slot.symbol} ${slot.locked ? "locked" : ""} ${takes ? "takes" : ""}`}
      data-spot={spot}
      data-thing={`slot:${slot.symbol}`}
      data-tip={slot.locked ? closed : thing ? tileName(thing.id) : say("hero-empty")}
      onDragOver={over}
      onDrop={drop}
    >
      <span class="eg-slot-name">
        <Gear name={slot.symbol} /> {symbol}
      </span>
      {slot.locked ? (
        <span class="eg-locked">
          <Gear name="lock" />
          <small>{closed}</small>
          <Unlock play={play} own={own} symbol={slot.symbol} spot={spot} />
        </span>
      ) : thing ? (
        <Thing play={play} seat={seat} thing={thing} own={own} />
      ) : (
        <span class="eg-empty">
          <small>{say("hero-empty")}</small>
          <Fitting play={play} hero={hero} own={own} spot={spot} />
        </span>
      )}
    </li>
  );
}

function Unlock({ play, own, symbol, spot }: { play: Play; own: boolean; symbol: string; spot: number }) {
  const notation = `unlock ${symbol} ${spot}`;
  if (!own || !optionsNow(play).includes(notation)) return null;
  return <AnswerButton play={play} option={notation} text={say("hero-unlock")} class="small" />;
}

/** What can be put on an empty slot at once, while things are arranged. */
function Fitting({ play, own, spot }: { play: Play; hero: HeroView; own: boolean; spot: number }) {
  if (!own) return null;
  return (
    <>
      {optionsNow(play)
        .filter((one) => isOf(one, "equip") && argOf(one, 1) === String(spot))
        .map((one) => (
          <AnswerButton key={one} play={play} option={one} text={tileName(argOf(one))} class="small" />
        ))}
    </>
  );
}

function lookedIcon(sort: string, id: string): string {
  if (sort === "tile") return tileIcon(id);
  if (sort === "gem") return `gem-${id}`;
  if (sort === "essence") return `element-${id}`;
  return sort === "resource" ? "resource" : "trophies";
}

/** What is written on the piece that was pressed, and the answers that concern it. */
function Looked({ play, hero, seat, own }: Part) {
  const now = looked(play).value;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.scrollIntoView({ block: "nearest" }), [now]);
  if (!now || now.seat !== seat) return null;
  const [sort = "", ...rest] = now.piece.split("-");
  const id = rest.join("-");
  const thing = sort === "tile" ? hero.things.find((one) => one.id === id && (one.spot ?? 0) === now.spot) : undefined;
  if (sort === "tile" && !thing && !hero.reserve.includes(id)) return null;
  const deeds = own
    ? thing
      ? deedsFor(optionsNow(play), thing)
      : optionsNow(play).filter((one) => readAnswer(one).args.includes(id))
    : [];
  const later =
    own &&
    deeds.length === 0 &&
    optionsNow(play).includes("arrange") &&
    promptNow(play) !== "arrange" &&
    thing &&
    symbolOf(tileInfo(id));
  return (
    <aside class="eg-looked" data-testid="looked" aria-live="polite" ref={panel}>
      <h4>
        <Gear name={lookedIcon(sort, id)} /> {nameOf(sort, id)}
        {sort === "tile" ? <small>{kindText(id)}</small> : null}
        <button
          type="button"
          class="eg-close"
          onClick={() => (looked(play).value = null)}
          aria-label={say("hero-close")}
        >
          ×
        </button>
      </h4>
      <Written piece={now.piece} />
      {thing?.engaged ? <p class="eg-note">{say("hero-engaged-means")}</p> : null}
      {deeds.length > 0 ? (
        <div class="eg-answers">
          {deeds.map((one) => (
            <AnswerButton key={one} play={play} option={one} />
          ))}
        </div>
      ) : null}
      {later ? (
        <div class="eg-answers">
          <AnswerButton play={play} option="arrange" text={say("hero-arrange")} />
        </div>
      ) : null}
    </aside>
  );
}
