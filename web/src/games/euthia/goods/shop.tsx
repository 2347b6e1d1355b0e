// A trading post as a shop: wares with their price, abilities to learn, slots to open, services, and what can be sold.
// What can be done is lit, what cannot is grey with the reason one press away; nobody trading, it shows the offers.
import { Figure } from "../pieces";
import { inTurn } from "../../../table/answers";
import type { Play } from "../../../table/play";
import { argOf, kindOf, saysSo } from "../../../wire/answer";
import { AnswerButton, optionsNow, promptNow } from "../answers";
import { Deal, type ShopPart } from "./deal";
import { Gear, kindText, lockText, tileIcon, tileInfo, Written } from "./gear";
import { Sales } from "./sales";
import "./gear.css";
import "./answers.css";
import "./shop.css";
import { DECKS, type HeroView, type TradeView, type WorldView } from "../view";
import { nameOf, say, tileName } from "../words";

/** Questions that are answered in the shop. */
export const SHOP_PROMPTS: ReadonlySet<string> = new Set(["trade", "sell-for-tax"]);

export function Shop({ play, table }: { play: Play; table: WorldView }) {
  const trade = table.trade;
  const hero = trade ? table.heroes[trade.seat] : undefined;
  if (!trade || !hero) return <Offers table={table} />;
  const own = play.seat.value === trade.seat;
  const mine = own && SHOP_PROMPTS.has(promptNow(play));
  const name = nameOf("post", String(trade.post));
  const taxed = promptNow(play) === "sell-for-tax";
  return (
    <section class="eg eg-shop" data-testid="shop" data-post={trade.post} aria-label={name} tabIndex={0}>
      <header class="eg-shop-head">
        <Gear name="buy" class="big" />
        <div>
          <h3>{name}</h3>
          <p>
            {own
              ? say(mine || !play.live ? "shop-yours" : "shop-waits")
              : say("shop-theirs", { name: play.seats().name(trade.seat) })}
          </p>
        </div>
        <Figure what="gold" n={hero.gold} label={say("hero-gold", { n: hero.gold })} class="purse" />
        {mine && optionsNow(play).includes("done") ? (
          <AnswerButton play={play} option="done" text={say("shop-leave")} />
        ) : null}
      </header>
      {taxed ? <p class="eg-warning">{say("shop-tax")}</p> : null}
      <Wares play={play} table={table} trade={trade} mine={mine} />
      <Services play={play} trade={trade} hero={hero} mine={mine} />
      <Own play={play} trade={trade} hero={hero} mine={mine} />
      <Sales play={play} trade={trade} hero={hero} mine={mine} />
    </section>
  );
}

/** What all three posts have on sale while nobody trades. */
function Offers({ table }: { table: WorldView }) {
  return (
    <section class="eg eg-shop" data-testid="offers" aria-label={say("shop-offers")} tabIndex={0}>
      {DECKS.map((deck, post) => (
        <section key={deck} class="eg-group">
          <h4>{nameOf("post", String(post))}</h4>
          <ul class="eg-wares">
            {[...new Set(table.offers[post] ?? [])].map((tile) => (
              <li key={tile} class="eg-ware">
                <WareFace tile={tile} price={tileInfo(tile)?.cost ?? 0} />
              </li>
            ))}
          </ul>
          {(table.offers[post] ?? []).length === 0 ? <p class="eg-none">{say("shop-empty")}</p> : null}
        </section>
      ))}
    </section>
  );
}

function WareFace({ tile, price }: { tile: string; price: number }) {
  const usual = tileInfo(tile)?.cost ?? 0;
  return (
    <>
      <span class="eg-ware-head" data-thing={`tile:${tile}`}>
        <Gear name={tileIcon(tile)} class="big" />
        <span class="eg-ware-name">
          <strong>{tileName(tile)}</strong>
          <small>{kindText(tile)}</small>
        </span>
        <span class="eg-price" data-tip={say("shop-price", { n: price })}>
          <Gear name="gold" />
          <b aria-hidden="true">{price}</b>
          {price !== usual ? <s aria-hidden="true">{usual}</s> : null}
          <span class="hidden-text">{say("shop-price", { n: price })}</span>
        </span>
      </span>
      <Written piece={`tile-${tile}`} />
    </>
  );
}

function Wares({ play, table, trade, mine }: { play: Play; table: WorldView; trade: TradeView; mine: boolean }) {
  const offer = table.offers[trade.post] ?? [];
  return (
    <section class="eg-group">
      <h4>
        {say("shop-on-sale")}
        {mine && "renew" in trade.gold ? (
          <Deal play={play} notation="renew" text={priced(say("shop-renew"), trade.gold["renew"] ?? 0)} class="aside" />
        ) : null}
      </h4>
      <ul class="eg-wares">
        {[...new Set(offer)].map((tile) => {
          const price = -(trade.gold[`buy ${tile}`] ?? -(tileInfo(tile)?.cost ?? 0));
          const n = offer.filter((one) => one === tile).length;
          return (
            <li
              key={tile}
              class={mine && optionsNow(play).includes(`buy ${tile}`) ? "eg-ware can" : "eg-ware"}
              data-ware={tile}
            >
              <WareFace tile={tile} price={price} />
              {n > 1 ? <small>{say("shop-copies", { n })}</small> : null}
              <Compared trade={trade} hero={table.heroes[trade.seat]} tile={tile} />
              {mine ? <Deal play={play} notation={`buy ${tile}`} text={say("shop-buy", { n: price })} /> : null}
              {mine ? <BuyAndWear play={play} trade={trade} hero={table.heroes[trade.seat]} tile={tile} /> : null}
            </li>
          );
        })}
      </ul>
      {offer.length === 0 ? <p class="eg-none">{say("shop-empty")}</p> : null}
    </section>
  );
}

interface Worn {
  trade: TradeView;
  hero: HeroView | undefined;
  tile: string;
}

/** The tile on a slot, by the slot's number. */
const wornAt = (hero: HeroView | undefined, spot: number): string =>
  hero?.things.find((thing) => thing.spot === spot)?.id ?? "";

/** What a ware would be worn instead of, with its figures; or that a slot is free, or that none fits. */
function Compared({ trade, hero, tile }: Worn) {
  const spots = trade.fits[tile];
  if (!spots) return null;
  if (spots.length === 0) return <p class="eg-compared none">{say("shop-no-slot")}</p>;
  if (spots.some((spot) => !wornAt(hero, spot))) return <p class="eg-compared">{say("shop-free-slot")}</p>;
  return (
    <div class="eg-compared">
      {[...new Set(spots.map((spot) => wornAt(hero, spot)))].map((worn) => (
        <div key={worn}>
          <small>{say("shop-instead", { tile: tileName(worn) })}</small>
          <Written piece={`tile-${worn}`} />
        </div>
      ))}
    </div>
  );
}

/** One press that buys a ware and puts it on: on a free slot, else in place of what is worn there. */
function BuyAndWear({ play, trade, hero, tile }: Worn & { play: Play }) {
  const spots = trade.fits[tile] ?? [];
  const spot = spots.find((one) => !wornAt(hero, one)) ?? spots[0];
  if (spot === undefined || !optionsNow(play).includes(`buy ${tile}`)) return null;
  const worn = wornAt(hero, spot);
  const wear = [`buy ${tile}`, "arrange", `equip ${tile} ${spot}`, "done"];
  return (
    <button type="button" class="eg-deal can" data-wear={tile} onClick={() => void inTurn(play, wear)}>
      {worn ? say("shop-wear-for", { tile: tileName(worn) }) : say("shop-wear")}
    </button>
  );
}

const priced = (text: string, gold: number): string =>
  gold === 0 ? say("shop-free", { what: text }) : say("shop-for", { what: text, n: Math.abs(gold) });

/** Answers that have a place of their own in the shop; what is sold has one too. */
const DEALS: ReadonlySet<string> = new Set([
  "done",
  "buy",
  "renew",
  "learn",
  "relearn",
  "unlock",
  "reveal_tiles",
  "heal_here",
  "buy_gaar",
]);

/** Healing, Gaar, using things that work while trading, arranging, and whatever else the post offers. */
function Services({ play, trade, hero, mine }: ShopPart) {
  if (!mine) return null;
  const options = optionsNow(play);
  const others =
    promptNow(play) === "trade"
      ? options.filter((one) => !DEALS.has(kindOf(one)) && !kindOf(one).startsWith("sell_"))
      : [];
  return (
    <section class="eg-group">
      <h4>{say("shop-services")}</h4>
      <div class="eg-answers">
        {"heal_here" in trade.gold ? (
          <Deal
            play={play}
            notation="heal_here"
            text={say("shop-heal", {
              n: trade.heal,
              gold: -(trade.gold["heal_here"] ?? 0),
              now: hero.health,
              max: hero.max_health,
            })}
          />
        ) : null}
        {"buy_gaar" in trade.gold ? (
          <Deal play={play} notation="buy_gaar" text={say("shop-gaar", { n: -(trade.gold["buy_gaar"] ?? 0) })} />
        ) : null}
        {others.map((one) => (
          <AnswerButton key={one} play={play} option={one} />
        ))}
      </div>
    </section>
  );
}

/** The hero's own tiles: reveal them, learn abilities, buy equipment, open slots. */
function Own({ play, trade, hero, mine }: ShopPart) {
  const options = optionsNow(play);
  const relearn = (tile: string) => options.filter((one) => saysSo(one, "relearn", tile));
  return (
    <section class="eg-group">
      <h4>
        {say("shop-own")} <small>{say("hero-hidden", { n: hero.hidden })}</small>
        {mine ? (
          <Deal
            play={play}
            notation="reveal_tiles"
            text={priced(say("shop-reveal"), trade.gold["reveal_tiles"] ?? 0)}
            class="aside"
          />
        ) : null}
      </h4>
      {hero.reserve.length === 0 ? <p class="eg-none">{say("shop-own-none")}</p> : null}
      <ul class="eg-wares">
        {hero.reserve.map((tile) => {
          const skill = `learn ${tile}` in trade.gold;
          const notation = skill ? `learn ${tile}` : `buy ${tile}`;
          const price = -(trade.gold[notation] ?? 0);
          const swaps = mine ? relearn(tile) : [];
          return (
            <li
              key={tile}
              class={mine && (options.includes(notation) || swaps.length > 0) ? "eg-ware can" : "eg-ware"}
              data-ware={tile}
            >
              <WareFace tile={tile} price={price} />
              {skill ? null : <Compared trade={trade} hero={hero} tile={tile} />}
              {mine && !skill ? <BuyAndWear play={play} trade={trade} hero={hero} tile={tile} /> : null}
              {mine && (swaps.length === 0 || options.includes(notation)) ? (
                <Deal play={play} notation={notation} text={say(skill ? "shop-learn" : "shop-buy", { n: price })} />
              ) : null}
              {swaps.length > 0 ? (
                <details class="eg-swaps">
                  <summary>{say("shop-relearn", { n: price })}</summary>
                  <div class="eg-answers">
                    {swaps.map((one) => (
                      <Deal key={one} play={play} notation={one} text={tileName(argOf(one, 1))} />
                    ))}
                  </div>
                </details>
              ) : null}
            </li>
          );
        })}
      </ul>
      {mine ? (
        <div class="eg-answers">
          {hero.slots.map((slot, i) =>
            slot.locked ? (
              <Deal
                key={i}
                play={play}
                notation={`unlock ${slot.symbol} ${i + 1}`}
                text={lockText("shop-unlock", hero.hero, i + 1)}
              />
            ) : null,
          )}
        </div>
      ) : null}
    </section>
  );
}
