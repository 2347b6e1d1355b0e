// What the info cards of this board tell of the moment: spaces, heroes, quests, seats.
// What a thing means in general stands in the game's words.
import { questions, type Play } from "../../table/play";
import type { About } from "../../things/card";
import { box } from "./box";
import { homesOf } from "./hero/quests";
import { findSpace, linesOfSpace } from "./map/spaces";
import { world, type HeroView, type WorldView } from "./view";
import { linesOf, list, nameOf, say, spaceName } from "./words";

export function about(play: Play, kind: string, id: string): About {
  const table = world(play);
  if (!table) return {};
  if (kind === "quest") return { lines: ofQuest(play, table, id) };
  if (kind === "seat") return ofSeat(table.heroes[Number(id)]);
  const space = kind === "space" ? findSpace(table, id) : undefined;
  if (space) return { name: spaceName(id), lines: linesOfSpace(play, table, space) };
  const seat = kind === "hero" ? table.heroes.findIndex((one) => one.hero === id) : -1;
  const hero = table.heroes[seat];
  return hero ? { lines: [say("played-by", { seat: play.seats().name(seat) }), ...ofHero(hero)] } : {};
}

const ofSeat = (hero: HeroView | undefined): About =>
  hero?.hero ? { lines: [nameOf("hero", hero.hero), ...ofHero(hero)] } : { lines: [say("no-hero")] };

function ofHero(hero: HeroView): string[] {
  const force = hero.dwurt > 0 ? say("dwurt", { n: hero.dwurt }) : say("gaar", { n: hero.gaar });
  const done = [
    say("amount-quests", { n: hero.quests.length }),
    say("amount-trophies", { n: hero.trophies.length }),
    ...(hero.deaths > 0 ? [say("hero-deaths", { n: hero.deaths })] : []),
  ];
  return [
    [say("reputation", { n: hero.reputation }), say("health", { n: hero.health, of: hero.max_health })].join(" · "),
    [say("gold", { n: hero.gold }), force].join(" · "),
    [say("silver-cards", { n: hero.silver }), say("gold-cards", { n: hero.gold_cards })].join(" · "),
    done.join(" · "),
  ];
}

/** What it asks and gives, where it is given, who has done it, and whether you can now. */
function ofQuest(play: Play, table: WorldView, quest: string): string[] {
  const giver = Object.keys(table.quests).find((one) => table.quests[one]?.includes(quest));
  const lands = giver
    ? homesOf(table, giver).map((id) => nameOf("territory", box.value?.spaces.get(id)?.tile ?? ""))
    : [];
  const where = giver ? [nameOf("encounter", giver), ...lands].join(" · ") : "";
  const doers = table.heroes.flatMap((hero, seat) => (hero.quests.includes(quest) ? [play.seats().name(seat)] : []));
  const now = questions(play.view.value).some((asked) => asked.options.includes(`quest ${quest}`));
  return [
    ...linesOf(`quest-${quest}`),
    ...(where ? [where] : []),
    ...(doers.length > 0 ? [say("quest-done-by", { seats: list(doers) })] : []),
    ...(now ? [say("quest-now")] : []),
  ];
}
