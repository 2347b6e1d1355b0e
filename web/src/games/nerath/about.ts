// What the info cards of this board tell of the moment: spaces, units, realms, seats.
// What a thing means in general stands in the game's words.
import type { Play } from "../../table/play";
import type { About } from "../../things/card";
import { box } from "./box";
import { linesOfSpace } from "./map/spaces";
import { unitFacts } from "./orders/shop";
import { realmOf, spaceOf, unitsOf, war, type RealmView, type WarView } from "./view";
import { list, realmName, say, spaceName } from "./words";

export function about(play: Play, kind: string, id: string): About {
  const table = war(play);
  if (!table) return {};
  if (kind === "unit") return { more: ofUnit(table, id) };
  if (kind === "seat") return { lines: ofSeat(table, Number(id)) };
  const space = kind === "space" ? spaceOf(table, id) : undefined;
  if (space) return { name: spaceName(id), lines: linesOfSpace(play, table, space) };
  const realm = kind === "realm" ? realmOf(table, id) : undefined;
  return realm ? { lines: [say("led-by", { seat: play.seats().name(realm.seat) }), ...ofRealm(table, realm)] } : {};
}

/** Its dice and its price, and who has how many of it. */
function ofUnit(table: WarView, kind: string): string[] {
  const unit = box.value?.units.get(kind);
  const armies = table.realms
    .map((realm) => [realmName(realm.id), unitsOf(table, realm.id, kind)] as const)
    .filter(([, n]) => n > 0);
  const facts = unit ? [unitFacts(unit), `${say("price")} ${say("gold", { n: unit.cost })}`] : [];
  return armies.length > 0
    ? [...facts, say("on-map", { counts: list(armies.map(([name, n]) => `${name} ${n}`)) })]
    : facts;
}

function ofRealm(table: WarView, realm: RealmView): string[] {
  const has = [
    say("points", { n: realm.points }),
    say("lands", { n: realm.lands }),
    say("gold", { n: realm.gold }),
    say("event-cards", { n: realm.hand_count }),
    say("treasures", { n: realm.laid.length + realm.chest_count }),
    say("units", { n: unitsOf(table, realm.id) }),
  ];
  return [...(realm.out ? [say("out")] : []), list(has)];
}

/** Of whoever sits there: each realm by name, with what it has. */
const ofSeat = (table: WarView, seat: number): string[] =>
  table.realms
    .filter((realm) => realm.seat === seat)
    .map((realm) => say("realm-has", { realm: realmName(realm.id), what: ofRealm(table, realm).join(". ") }));
