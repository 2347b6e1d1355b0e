// What the info cards of this board tell of the moment: buildings, and the clans of the seats.
// What a thing means in general stands in the game's words.
import type { Play } from "../../table/play";
import type { About } from "../../things/card";
import { wagesText } from "./clan/clan";
import { nameOf, say } from "./expedition/effects";
import { linesOfBuilding } from "./places/citadel";
import { lands, poolDice, type ClanView } from "./view";

export function about(play: Play, kind: string, id: string): About {
  const table = lands(play);
  const building = kind === "building" ? table?.buildings.find((one) => one.building === id) : undefined;
  if (building) return { name: nameOf("building", id), lines: linesOfBuilding(play, building) };
  const clan = kind === "seat" ? table?.clans[Number(id)] : undefined;
  return clan ? { lines: ofClan(clan) } : {};
}

function ofClan(clan: ClanView): string[] {
  const dice = poolDice(clan.pool).reduce((sum, one) => sum + one.n, 0);
  const has = [
    say("amount-glory", { n: clan.glory }),
    say("lands-reputation", { n: clan.reputation }),
    say("amount-gold", { n: clan.gold }),
  ];
  const goods = [
    dice > 0 ? say("lands-dice-left", { n: dice }) : say("lands-pool-none"),
    say("lands-traps-hidden", { n: clan.trap_count }),
    say("lands-trophy-points", { n: clan.trophy_points }),
  ];
  const members = clan.members.map(
    (one) => nameOf("mercenary", one.member) + (one.wounded ? ` (${say("lands-wounded")})` : ""),
  );
  const wages = wagesText(clan);
  return [has.join(" · "), goods.join(" · "), members.join(", "), ...(wages ? [wages] : [])].filter(Boolean);
}
