// A hero's board: slots with their tiles, equipment, gems, sacks, tokens and cards; a press shows what is written on a
// thing and what can be done with it, a drag puts it elsewhere. What is legal comes from the server.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Play } from "../../table/play";
import { SeatMark } from "../../ui/mark";
import { AnswerButton, arrange, deedsFor, optionsNow, promptNow } from "./answers";
import { box } from "./box";
import { Bands, Essence, Figure, Gear, Gem, HealthBar, kindText, linesOfSort, lockText, Pips, symbolOf, tileIcon, tileInfo, tileTip, Written } from "./gear";
import { HandCards } from "./hand";
import "./gear.css";
import "./hero.css";
import { Crest } from "./pieces";
import { ELEMENTS, GEMS, shownSeat, type HeroView, type SlotView, type ThingView, type WorldView } from "./view";
import { foeName, nameOf, say, tileName } from "./words";

/** The piece that is looked at: a thing by tile and spot, or another piece by the message of its name. */
const looked = signal<{ seat: number; piece: string; spot: number } | null>(null);
/** What is being dragged: a tile, a gem or an essence of the looker's own. */
const dragged = signal<{ kind: "tile" | "gem" | "essence"; id: string; spot: number } | null>(null);

export function Hero({ play, table, seat = shownSeat(play, table) }: { play: Play; table: WorldView; seat?: number }) {
  const hero = table.heroes[seat];
  if (!hero || !box.value) return null;
  if (!hero.hero) return <p class="eg-none">{say("hero-unchosen", { name: play.seats().name(seat) })}</p>;
  const own = play.live && play.seat.value === seat;
  return (
    <section class={`eg eg-hero of-${hero.hero}`} data-testid="hero" data-seat={seat} aria-label={nameOf("hero", hero.hero)}>
      <Head play={play} hero={hero} seat={seat} />
      <Arranging play={play} own={own} />
      <Slots play={play} hero={hero} seat={seat} own={own} />
      <Looked play={play} hero={hero} seat={seat} own={own} />
      <div class="eg-rest">
        <Stones play={play} hero={hero} seat={seat} own={own} />
        <Sacks play={play} hero={hero} seat={seat} own={own} />
        <Reserve hero={hero} seat={seat} />
        <HandCards play={play} hero={hero} seat={seat} />
      </div>
    </section>
  );
}

interface Part {
  play: Play;
  hero: HeroView;
  seat: number;
  own: boolean;
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
      <HealthBar now={hero.health} max={hero.max_health} label={say("hero-health", { n: hero.health, max: hero.max_health })} />
      <div class="eg-figures">
        <Figure what="gold" n={hero.gold} label={say("hero-gold", { n: hero.gold })} />
        <Figure what="rep" n={hero.reputation} label={say("hero-rep", { n: hero.reputation })} />
        {info?.gaar_slots || hero.gaar ? <Pips what="gaar" n={hero.gaar} of={info?.gaar_slots ?? 0} label={say("hero-gaar", { n: hero.gaar })} /> : null}
        {info?.dwurt_slots ? (
          <>
            <Pips what="dwurt" n={hero.dwurt} of={info.dwurt_slots} label={say("hero-dwurt", { n: hero.dwurt })} />
            <small>{say("hero-dwurt-die", { n: hero.dwurt_die })}</small>
          </>
        ) : null}
        {hero.deaths > 0 ? <Figure what="death" n={hero.deaths} label={say("hero-deaths", { n: hero.deaths })} /> : null}
      </div>
    </header>
  );
}

/** The way into the menu for arranging things, and out of it. */
function Arranging({ play, own }: { play: Play; own: boolean }) {
  const prompt = own ? promptNow(play) : "";
  const asks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever begins to arrange is brought to the board where it is done.
    if (prompt !== "arrange" && prompt !== "overflow") return;
    asks.current?.focus({ preventScroll: true });
    asks.current?.scrollIntoView({ block: "center" });
  }, [prompt]);
  if (!own) return null;
  const options = optionsNow(play);
  if (prompt === "arrange" || prompt === "overflow")
    return (
      <div class="eg-arranging" role="status" tabIndex={-1} ref={asks}>
        <p>{prompt === "arrange" ? say("hero-arrange-tip") : say("hero-overflow-tip")}</p>
        {options.includes("done") ? <AnswerButton play={play} option="done" text={say("hero-arrange-done")} class="primary" /> : null}
        {options
          .filter((one) => one === "convert" || one.startsWith("exchange") || one.startsWith("coin"))
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

// Slots

function Slots({ play, hero, seat, own }: Part) {
  const info = box.value?.heroes.get(hero.hero);
  const many = info?.slots.length ?? hero.slots.length;
  const groups: [string, number, number][] = [
    ["hero-slots", 0, many],
    ["hero-equipment", many, hero.slots.length],
  ];
  return (
    <>
      {groups.map(([name, from, to]) => (
        <section key={name} class={`eg-group ${name}`}>
          <h4>{say(name)}</h4>
          <ul class="eg-slots">
            {hero.slots.slice(from, to).map((slot, i) => (
              <Slot key={i} play={play} hero={hero} seat={seat} own={own} slot={slot} spot={from + i + 1} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Slot({ play, hero, seat, own, slot, spot }: Part & { slot: SlotView; spot: number }) {
  const thing = hero.things.find((one) => one.spot === spot);
  const symbol = nameOf("slot", slot.symbol);
  const takes = own && !slot.locked && dragged.value?.kind === "tile" && dragged.value.spot === 0 && symbolOf(tileInfo(dragged.value.id)) === slot.symbol;
  const over = takes ? (event: DragEvent) => event.preventDefault() : undefined;
  const drop = takes
    ? (event: DragEvent) => {
        event.preventDefault();
        if (dragged.value) void arrange(play, `equip ${dragged.value.id} ${spot}`);
        dragged.value = null;
      }
    : undefined;
  return (
    <li class={`eg-slot symbol-${slot.symbol} ${slot.locked ? "locked" : ""} ${takes ? "takes" : ""}`} data-spot={spot} onDragOver={over} onDrop={drop}>
      <span class="eg-slot-name">
        <Gear name={slot.symbol} /> {symbol}
      </span>
      {slot.locked ? (
        <span class="eg-locked">
          <Gear name="lock" />
          <small>{lockText("hero-opens", hero.hero, spot) || say("hero-locked")}</small>
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
        .filter((one) => one.startsWith("equip ") && one.endsWith(` ${spot}`))
        .map((one) => (
          <AnswerButton key={one} play={play} option={one} text={tileName(one.split(" ")[1] ?? "")} class="small" />
        ))}
    </>
  );
}

/** A tile that a hero owns: a press shows what is written on it and what can be done with it. */
export function Thing({ play, seat, thing, own }: { play: Play; seat: number; thing: ThingView; own: boolean }) {
  const spot = thing.spot ?? 0;
  const now = looked.value;
  const open = now?.seat === seat && now.piece === `tile-${thing.id}` && now.spot === spot;
  const deeds = own ? deedsFor(optionsNow(play), thing) : [];
  const sealed = play.view.value ? sealedNow(play, seat).includes(thing.id) : false;
  const takes = own && spotTakes(thing);
  const drop = takes
    ? (event: DragEvent) => {
        event.preventDefault();
        event.stopPropagation();
        const what = dragged.value;
        if (what?.kind === "gem") void arrange(play, `set_gem ${what.id} ${thing.id} ${spot}`);
        if (what?.kind === "essence") void arrange(play, `lay_essence ${what.id} ${thing.id}`);
        dragged.value = null;
      }
    : undefined;
  return (
    <button
      type="button"
      class={`eg-thing kind-${tileInfo(thing.id)?.kind ?? ""} ${thing.engaged ? "engaged" : ""} ${sealed ? "sealed" : ""} ${deeds.length > 0 ? "can" : ""} ${takes ? "takes" : ""}`}
      aria-expanded={open}
      title={tileTip(thing.id)}
      data-thing={thing.id}
      draggable={own}
      onDragStart={() => (dragged.value = { kind: "tile", id: thing.id, spot })}
      onDragEnd={() => (dragged.value = null)}
      onDragOver={takes ? (event) => event.preventDefault() : undefined}
      onDrop={drop}
      onClick={() => (looked.value = open ? null : { seat, piece: `tile-${thing.id}`, spot })}
    >
      <ThingFace thing={thing} />
      {thing.engaged ? <span class="eg-badge">{say("hero-engaged")}</span> : null}
      {sealed ? <span class="eg-badge">{say("hero-sealed")}</span> : null}
    </button>
  );
}

const sealedNow = (play: Play, seat: number): string[] => {
  const duel = (play.view.value?.table as WorldView | undefined)?.duel;
  return duel && duel.seat === seat ? duel.sealed : [];
};

/** Could what is dragged be set into this tile or laid on it? */
function spotTakes(thing: ThingView): boolean {
  const info = tileInfo(thing.id);
  if (dragged.value?.kind === "gem") return (info?.gem_slots ?? 0) > (thing.gems?.length ?? 0);
  return dragged.value?.kind === "essence" && (info?.essence_slots ?? 0) > 0 && (thing.spot ?? 0) > 0;
}

function ThingFace({ thing }: { thing: ThingView }) {
  const info = tileInfo(thing.id);
  const uses = ["line-health", "line-sacks", "use-line"].flatMap((sort) => linesOfSort(`tile-${thing.id}`, sort));
  const free = (info?.gem_slots ?? 0) - (thing.gems?.length ?? 0);
  return (
    <>
      <span class="eg-thing-name">
        <Gear name={tileIcon(thing.id)} /> <span>{tileName(thing.id)}</span>
      </span>
      <Bands id={thing.id} />
      {uses.map((line, i) => (
        <small key={i} class="eg-use">
          {line}
        </small>
      ))}
      {(thing.gems?.length ?? 0) > 0 || free > 0 || thing.essences ? (
        <span class="eg-row">
          {thing.gems?.map((gem, i) => <Gem key={i} kind={gem} active={thing.active?.[i] ?? true} />)}
          {Array.from({ length: free }, (_, i) => (
            <span key={`free${i}`} class="eg-gem-slot" title={say("hero-gem-slot")}>
              <span class="hidden-text">{say("hero-gem-slot")}</span>
            </span>
          ))}
          {ELEMENTS.map((element, i) => ((thing.essences?.[i] ?? 0) > 0 ? <Essence key={element} element={element} n={thing.essences?.[i] ?? 0} /> : null))}
        </span>
      ) : null}
    </>
  );
}

function lookedIcon(sort: string, id: string): string {
  if (sort === "tile") return tileIcon(id);
  if (sort === "gem") return `gem-${id}`;
  if (sort === "essence") return id;
  return sort === "resource" ? "resource" : "trophy";
}

/** What is written on the piece that was pressed, and the answers that concern it. */
function Looked({ play, hero, seat, own }: Part) {
  const now = looked.value;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.scrollIntoView({ block: "nearest" }), [now]);
  if (!now || now.seat !== seat) return null;
  const [sort = "", ...rest] = now.piece.split("-");
  const id = rest.join("-");
  const thing = sort === "tile" ? hero.things.find((one) => one.id === id && (one.spot ?? 0) === now.spot) : undefined;
  if (sort === "tile" && !thing && !hero.reserve.includes(id)) return null;
  const deeds = own ? (thing ? deedsFor(optionsNow(play), thing) : optionsNow(play).filter((one) => one.split(" ").slice(1).includes(id))) : [];
  const later = own && deeds.length === 0 && optionsNow(play).includes("arrange") && promptNow(play) !== "arrange" && thing && symbolOf(tileInfo(id));
  return (
    <aside class="eg-looked" data-testid="looked" aria-live="polite" ref={panel}>
      <h4>
        <Gear name={lookedIcon(sort, id)} /> {nameOf(sort, id)}
        {sort === "tile" ? <small>{kindText(id)}</small> : null}
        <button type="button" class="eg-close" onClick={() => (looked.value = null)} aria-label={say("hero-close")}>
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

// Gems and essences

function Piece({ seat, piece, spot = 0, class: extra = "", title = "", drag, children }: { seat: number; piece: string; spot?: number; class?: string; title?: string; drag?: () => void; children: ComponentChildren }) {
  const open = looked.value?.seat === seat && looked.value.piece === piece && looked.value.spot === spot;
  return (
    <button
      type="button"
      class={`eg-piece ${extra}`}
      aria-expanded={open}
      title={title}
      data-piece={piece}
      draggable={drag !== undefined}
      onDragStart={drag}
      onDragEnd={() => (dragged.value = null)}
      onClick={() => (looked.value = open ? null : { seat, piece, spot })}
    >
      {children}
    </button>
  );
}

function Stones({ play, hero, seat, own }: Part) {
  const info = box.value?.heroes.get(hero.hero);
  const n = hero.gems.reduce((a, b) => a + b, 0) + hero.essences.reduce((a, b) => a + b, 0);
  const can = (kind: string, id: string) => own && optionsNow(play).some((one) => one.startsWith(`${kind} ${id}`));
  return (
    <section class="eg-group">
      <h4>
        {say("hero-stones")} <small>{say("hero-of", { n, of: info?.gem_slots ?? 0 })}</small>
      </h4>
      {n === 0 ? <p class="eg-none">{say("hero-no-stones")}</p> : null}
      <div class="eg-row">
        {GEMS.map((gem, i) =>
          (hero.gems[i] ?? 0) > 0 ? (
            <Piece key={gem} seat={seat} piece={`gem-${gem}`} class={can("gem", gem) ? "can" : ""} {...(own ? { drag: () => (dragged.value = { kind: "gem", id: gem, spot: 0 }) } : {})}>
              <Gem kind={gem} n={hero.gems[i] ?? 0} />
            </Piece>
          ) : null,
        )}
        {ELEMENTS.map((element, i) =>
          (hero.essences[i] ?? 0) > 0 ? (
            <Piece key={element} seat={seat} piece={`essence-${element}`} class={can("essence", element) ? "can" : ""} {...(own ? { drag: () => (dragged.value = { kind: "essence", id: element, spot: 0 }) } : {})}>
              <Essence element={element} n={hero.essences[i] ?? 0} />
            </Piece>
          ) : null,
        )}
      </div>
    </section>
  );
}

// Sacks

function Sacks({ play, hero, seat, own }: Part) {
  const loose = hero.things.filter((one) => !one.spot);
  const filled = loose.length + hero.resources.length + hero.trophies.length;
  const takes = own && dragged.value?.kind === "tile" && dragged.value.spot > 0;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (dragged.value) void arrange(play, `unequip ${dragged.value.id} ${dragged.value.spot}`);
    dragged.value = null;
  };
  const twice = (words: readonly string[]) => [...new Set(words)].map((word) => [word, words.filter((one) => one === word).length] as const);
  return (
    <section class={`eg-group eg-sacks ${takes ? "takes" : ""}`} onDragOver={takes ? (event) => event.preventDefault() : undefined} onDrop={takes ? drop : undefined}>
      <h4>
        <Gear name="sack" /> {say("hero-sacks", { n: hero.sacks })}
      </h4>
      {hero.excess > 0 ? (
        <p class="eg-warning" role="status">
          {say("hero-excess", { n: hero.excess })}
        </p>
      ) : null}
      {filled === 0 ? <p class="eg-none">{say("hero-no-things")}</p> : null}
      <div class="eg-things">
        {loose.map((thing, i) => (
          <Thing key={`${thing.id}${i}`} play={play} seat={seat} thing={thing} own={own} />
        ))}
        {twice(hero.resources).map(([id, n]) => (
          <Piece key={id} seat={seat} piece={`resource-${id}`} title={nameOf("resource", id)}>
            <Gear name="resource" /> {nameOf("resource", id)} {n > 1 ? `×${n}` : ""}
          </Piece>
        ))}
        {twice(hero.trophies).map(([id, n]) => (
          <Piece key={id} seat={seat} piece={`${box.value?.foes.get(id)?.sort ?? "monster"}-${id}`} title={foeName(id)}>
            <Gear name="trophy" /> {foeName(id)} {n > 1 ? `×${n}` : ""}
          </Piece>
        ))}
      </div>
    </section>
  );
}

/** Tiles that are revealed and can be learned or bought at a trading post, and how many are still hidden. */
function Reserve({ hero, seat }: { hero: HeroView; seat: number }) {
  if (hero.reserve.length === 0 && hero.hidden === 0) return null;
  return (
    <section class="eg-group">
      <h4>
        {say("hero-reserve")} <small>{say("hero-hidden", { n: hero.hidden })}</small>
      </h4>
      <div class="eg-things">
        {hero.reserve.map((id) => (
          <Piece key={id} seat={seat} piece={`tile-${id}`} class="reserve" title={tileTip(id)}>
            <Gear name={tileIcon(id)} /> {tileName(id)} <Figure what="gold" n={tileInfo(id)?.cost ?? 0} label={say("hero-costs", { n: tileInfo(id)?.cost ?? 0 })} />
          </Piece>
        ))}
      </div>
    </section>
  );
}
