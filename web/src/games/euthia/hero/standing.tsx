// How the heroes stand: reputation, health, gold, cards, quests.
// The same figures serve the seats' panels and the table.
import type { Play } from "../../../table/play";
import { SeatMark } from "../../../ui/mark";
import { Figure, Crest, HeroTag } from "../pieces";
import { shown } from "../ui";
import { world, type HeroView, type WorldView } from "../view";
import { nameOf, say } from "../words";

export function Figures({ hero }: { hero: HeroView }) {
  return (
    <span class="eu-figures inline-row">
      <Figure what="reputation" n={hero.reputation} label={say("reputation", { n: hero.reputation })} />
      <Figure
        what="health"
        n={`${hero.health}/${hero.max_health}`}
        label={say("health", { n: hero.health, of: hero.max_health })}
        class={hero.health * 3 <= hero.max_health ? "low" : ""}
      />
      <Figure what="gold" n={hero.gold} label={say("gold", { n: hero.gold })} />
      {hero.dwurt > 0 ? (
        <Figure what="dwurt" n={hero.dwurt} label={say("dwurt", { n: hero.dwurt })} />
      ) : (
        <Figure what="gaar" n={hero.gaar} label={say("gaar", { n: hero.gaar })} />
      )}
      <Figure what="silver" n={hero.silver} label={say("silver-cards", { n: hero.silver })} />
      <Figure what="gold_cards" n={hero.gold_cards} label={say("gold-cards", { n: hero.gold_cards })} />
    </span>
  );
}

export function SeatSummary({ play, seat }: { play: Play; seat: number }) {
  const table = world(play);
  const hero = table?.heroes[seat];
  if (!table || !hero) return null;
  if (!hero.hero) return <p class="eu-seat nothing">{say("no-hero")}</p>;
  return (
    <div class="eu-seat" data-hero={hero.hero}>
      <HeroTag hero={hero.hero} />
      <Figures hero={hero} />
    </div>
  );
}

const COLUMNS = ["reputation", "health", "gold", "silver", "gold_cards", "quests", "trophies", "deaths"] as const;

function cell(hero: HeroView, name: (typeof COLUMNS)[number]): string | number {
  if (name === "health") return `${hero.health}/${hero.max_health}`;
  if (name === "quests") return hero.quests.length;
  if (name === "trophies") return hero.trophies.length;
  return hero[name];
}

/** All heroes in one table; a press shows a hero's board. */
export function HeroTable({ play, table }: { play: Play; table: WorldView }) {
  return (
    <div class="eu-heroes" data-testid="heroes">
      <table>
        <caption class="hidden-text">{say("heroes")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("hero")}</th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" data-tip={say(`column-${name}`)}>
                <Figure what={name} n="" label={say(`column-${name}`)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.heroes.map((hero, seat) => (
            <tr key={seat} class={seat === table.turn && table.phase === "play" ? "turn" : ""}>
              <th scope="row">
                {hero.hero ? <HeroTag hero={hero.hero} /> : say("no-hero")}
                <small class="inline-row">
                  <SeatMark seat={seat} /> {play.seats().name(seat)}
                  {seat === table.first && table.heroes.length > 1 ? <span data-tip={say("first")}>①</span> : null}
                </small>
              </th>
              {COLUMNS.map((name) => (
                <td key={name}>{cell(hero, name)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whose board is shown below the map; nothing to choose for one alone. */
export function BoardChoice({ play, table, seat }: { play: Play; table: WorldView; seat: number }) {
  if (table.heroes.length < 2) return null;
  return (
    <div class="eu-whose" role="group" aria-label={say("whose-board")}>
      {table.heroes.map((hero, one) => (
        <button
          type="button"
          key={one}
          class="ghost"
          aria-pressed={one === seat}
          onClick={() => (shown(play).value = one)}
          disabled={!hero.hero}
        >
          <Crest hero={hero.hero} /> {hero.hero ? nameOf("hero", hero.hero) : say("no-hero")}
          <small>{play.seats().name(one)}</small>
        </button>
      ))}
    </div>
  );
}
