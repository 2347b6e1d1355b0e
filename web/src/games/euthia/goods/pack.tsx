// What a hero carries besides what lies on his slots: gems and essences, sacks, tiles revealed but not yet his.
// Shared pieces are in thing.tsx.
import { Figure } from "../pieces";
import { saysSo } from "../../../wire/answer";
import { arrange, optionsNow } from "../answers";
import { box } from "../box";
import { Essence, Gear, Gem, tileIcon, tileInfo, tileTip } from "./gear";
import { dragged, Piece, Thing, type Part } from "./thing";
import { ELEMENTS, GEMS, type HeroView } from "../view";
import { foeName, nameOf, say, tileName } from "../words";

export function Stones({ play, hero, seat, own }: Part) {
  const info = box.value?.heroes.get(hero.hero);
  const n = hero.gems.reduce((a, b) => a + b, 0) + hero.essences.reduce((a, b) => a + b, 0);
  const can = (kind: string, id: string) => own && optionsNow(play).some((one) => saysSo(one, kind, id));
  return (
    <section class="eg-group">
      <h4>
        {say("hero-stones")} <small>{say("hero-of", { n, of: info?.gem_slots ?? 0 })}</small>
      </h4>
      {n === 0 ? <p class="eg-none">{say("hero-no-stones")}</p> : null}
      <div class="eg-row">
        {GEMS.map((gem, i) =>
          (hero.gems[i] ?? 0) > 0 ? (
            <Piece
              play={play}
              key={gem}
              seat={seat}
              piece={`gem-${gem}`}
              class={can("gem", gem) ? "can" : ""}
              {...(own ? { drag: () => (dragged(play).value = { kind: "gem", id: gem, spot: 0 }) } : {})}
            >
              <Gem kind={gem} n={hero.gems[i] ?? 0} />
            </Piece>
          ) : null,
        )}
        {ELEMENTS.map((element, i) =>
          (hero.essences[i] ?? 0) > 0 ? (
            <Piece
              play={play}
              key={element}
              seat={seat}
              piece={`essence-${element}`}
              class={can("essence", element) ? "can" : ""}
              {...(own ? { drag: () => (dragged(play).value = { kind: "essence", id: element, spot: 0 }) } : {})}
            >
              <Essence element={element} n={hero.essences[i] ?? 0} />
            </Piece>
          ) : null,
        )}
      </div>
    </section>
  );
}

/** Tokens and stones beyond their slots, which fill sacks too: picture and count. */
function overflowing(hero: HeroView): [string, number][] {
  const info = box.value?.heroes.get(hero.hero);
  const stones = [...hero.gems, ...hero.essences].reduce((a, b) => a + b, 0);
  const all: [string, number][] = [
    ["gaar", hero.gaar - (info?.gaar_slots ?? 0)],
    ["dwurt", hero.dwurt - (info?.dwurt_slots ?? 0)],
    ["gem-diamond", stones - (info?.gem_slots ?? 0)],
  ];
  return all.filter(([, n]) => n > 0);
}

export function Sacks({ play, hero, seat, own }: Part) {
  const loose = hero.things.filter((one) => !one.spot);
  const tokens = overflowing(hero);
  const filled = loose.length + hero.resources.length + hero.trophies.length + tokens.length;
  const tile = dragged(play).value;
  const takes = own && tile?.kind === "tile" && tile.spot > 0;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const what = dragged(play).peek();
    if (what) void arrange(play, `unequip ${what.id} ${what.spot}`);
    dragged(play).value = null;
  };
  const twice = (words: readonly string[]) =>
    [...new Set(words)].map((word) => [word, words.filter((one) => one === word).length] as const);
  return (
    <section
      class={`eg-group eg-sacks ${takes ? "takes" : ""}`}
      onDragOver={takes ? (event) => event.preventDefault() : undefined}
      onDrop={takes ? drop : undefined}
    >
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
        {tokens.map(([what, n]) => (
          <span key={what} class="eg-piece still">
            <Gear name={what} />{" "}
            {say("times", { n, what: what === "gem-diamond" ? say("hero-stones") : nameOf("piece", what) })}
          </span>
        ))}
        {twice(hero.resources).map(([id, n]) => (
          <Piece play={play} key={id} seat={seat} piece={`resource-${id}`} tip={nameOf("resource", id)}>
            <Gear name="resource" /> {nameOf("resource", id)} {n > 1 ? `×${n}` : ""}
          </Piece>
        ))}
        {twice(hero.trophies).map(([id, n]) => (
          <Piece
            play={play}
            key={id}
            seat={seat}
            piece={`${box.value?.foes.get(id)?.sort ?? "monster"}-${id}`}
            tip={foeName(id)}
          >
            <Gear name="trophies" /> {foeName(id)} {n > 1 ? `×${n}` : ""}
          </Piece>
        ))}
      </div>
    </section>
  );
}

/** Tiles that are revealed and can be learned or bought at a trading post, and how many are still hidden. */
export function Reserve({ play, hero, seat }: Omit<Part, "own">) {
  if (hero.reserve.length === 0 && hero.hidden === 0) return null;
  return (
    <section class="eg-group">
      <h4>
        {say("hero-reserve")} <small>{say("hero-hidden", { n: hero.hidden })}</small>
      </h4>
      <div class="eg-things">
        {hero.reserve.map((id) => (
          <Piece play={play} key={id} seat={seat} piece={`tile-${id}`} class="reserve" tip={tileTip(id)}>
            <Gear name={tileIcon(id)} /> {tileName(id)}{" "}
            <Figure what="gold" n={tileInfo(id)?.cost ?? 0} label={say("hero-costs", { n: tileInfo(id)?.cost ?? 0 })} />
          </Piece>
        ))}
      </div>
    </section>
  );
}
