// What a hero can sell at a trading post, and what each sale brings.
// Prices come from the server; what a side of a resource gives besides gold is in the box.
import type { ComponentChildren } from "preact";
import { kindOf, readAnswer } from "../../../wire/answer";
import { box } from "../box";
import { ELEMENTS, GEMS, type HeroView } from "../view";
import { list, nameOf, say, tileName } from "../words";
import { Deal, type ShopPart } from "./deal";
import { Essence, Gear, Gem, tileIcon } from "./gear";

/** What the hero could sell, and for how much; what has no price is not listed. */
export function Sales({ play, trade, hero, mine }: ShopPart) {
  const sales = Object.entries(trade.gold).filter(([notation]) => kindOf(notation).startsWith("sell_"));
  return (
    <section class="eg-group">
      <h4>
        <Gear name="sell" /> {say("shop-sell")}
      </h4>
      {sales.length === 0 ? <p class="eg-none">{say("shop-sell-none")}</p> : null}
      <ul class="eg-sales">
        {sales.map(([notation, gold]) => (
          <li key={notation}>
            <SaleFace notation={notation} hero={hero} />
            {mine ? (
              <Deal play={play} notation={notation} text={saleText(notation, gold)} />
            ) : (
              <span>{saleText(notation, gold)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a sale brings: gold, and for a resource whatever else its side shows. */
function saleText(notation: string, gold: number): string {
  const { kind, args } = readAnswer(notation);
  const [what = "", side = "1"] = args;
  const option = kind === "sell_resource" ? box.value?.resources.get(what)?.options[Number(side) - 1] : undefined;
  const parts = [];
  if (gold > 0) parts.push(say("shop-gold", { n: gold }));
  if (option?.rep) parts.push(say("shop-rep", { n: option.rep }));
  if (option?.gem?.length) parts.push(say("shop-gem"));
  return parts.length > 0 ? say("shop-sell-for", { what: list(parts) }) : say("shop-sell-nothing");
}

function SaleFace({ notation, hero }: { notation: string; hero: HeroView }) {
  const { kind, args } = readAnswer(notation);
  const [what = "", spot = "0"] = args;
  if (kind === "sell_gem")
    return (
      <SaleName
        icon={<Gem kind={what} n={hero.gems[GEMS.indexOf(what as (typeof GEMS)[number])] ?? 1} />}
        name={nameOf("gem", what)}
      />
    );
  if (kind === "sell_essence")
    return (
      <SaleName
        icon={<Essence element={what} n={hero.essences[ELEMENTS.indexOf(what as (typeof ELEMENTS)[number])] ?? 1} />}
        name={nameOf("essence", what)}
      />
    );
  if (kind === "sell_resource") return <SaleName icon={<Gear name="resource" />} name={nameOf("resource", what)} />;
  return (
    <SaleName
      icon={<Gear name={tileIcon(what)} />}
      name={tileName(what)}
      note={kind === "sell_worn" ? say("shop-worn", { n: Number(spot) }) : ""}
    />
  );
}

function SaleName({ icon, name, note = "" }: { icon: ComponentChildren; name: string; note?: string }) {
  return (
    <span class="eg-sale-name">
      {icon} <span>{name}</span> {note ? <small>{note}</small> : null}
    </span>
  );
}
