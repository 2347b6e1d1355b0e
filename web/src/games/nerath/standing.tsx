// How the war stands: each side's way to its goal, and every realm's lands, points, gold and cards.
// The same figures serve the track, the seats' panels and the table of realms.
import type { ComponentChildren } from "preact";
import type { Play } from "../../table/play";
import { SeatMark } from "../../ui/mark";
import { box } from "./box";
import { Art, Count, RealmTag, Shield } from "./pieces";
import { sidesOf, unitsOf, war, type RealmView, type Side, type WarView } from "./view";
import { list, realmName, say } from "./words";

/** The capitals that a side holds. */
function capitalsOf(table: WarView, side: Side): number {
  const lands = [...(box.value?.capitals.values() ?? [])];
  return lands.filter((land) =>
    side.realms.some((realm) => table.spaces.find((one) => one.id === land)?.holder === realm.id),
  ).length;
}

/** The side that a seat leads alone: its way to the goal stands in the seat's panel. */
const ledBy = (table: WarView, seat: number): Side | undefined =>
  sidesOf(table).find((side) => side.realms.every((realm) => realm.seat === seat));

/** The ways of all sides to the goal, where several seats share a side, and the extra round. */
export function VictoryTrack({ table }: { table: WarView }) {
  const shared = sidesOf(table).filter((side) => new Set(side.realms.map((realm) => realm.seat)).size > 1);
  const extra = table.extra && table.phase !== "over";
  if (shared.length === 0 && !extra) return null;
  return (
    <section class="cn-track" data-thing="panel:track" aria-label={say("track")} data-testid="track">
      {shared.map((side) => (
        <Goal key={side.side} table={table} side={side}>
          <span class="inline-row" aria-hidden="true">
            {side.realms.map((realm) => (
              <Shield key={realm.id} realm={realm.id} />
            ))}
          </span>
        </Goal>
      ))}
      {extra ? <p class="cn-extra">{say("extra-round")}</p> : null}
    </section>
  );
}

/** How far a side is on its way to the goal. */
function Goal({ table, side, children }: { table: WarView; side: Side; children?: ComponentChildren }) {
  const long = table.goal_points === 0;
  const goal = long ? table.goal_treasures : table.goal_points;
  const have = long ? side.treasures : side.points;
  const part = goal > 0 ? Math.min(1, have / goal) : 0;
  const names = list(side.realms.map((realm) => realmName(realm.id)));
  const text = long
    ? say("goal-treasures", { names, have, goal, capitals: capitalsOf(table, side) })
    : say("goal-points", { names, have, goal });
  const turn = side.realms.some((realm) => realm.id === table.realm);
  return (
    <div class={`cn-goal of-${side.realms[0]?.id ?? ""} ${turn ? "turn" : ""}`} data-tip={text}>
      {children}
      <span
        class="cn-goal-bar"
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={goal}
        aria-valuenow={Math.min(have, goal)}
      >
        <span style={{ transform: `scaleX(${part})` }} />
      </span>
      <strong>
        {have}/{goal}
      </strong>
      <Art name={long ? "treasure" : "points"} />
    </div>
  );
}

function RealmFigures({ realm }: { realm: RealmView }) {
  const treasures = realm.laid.length + realm.chest_count;
  const figures = [realm.points, realm.lands, realm.gold, realm.hand_count, treasures];
  return (
    // The letters are as large as leaves all figures in one line: the more digits, the smaller.
    <span class="cn-figures inline-row" style={{ "--digits": figures.join("").length }}>
      <Count what="points" n={realm.points} label={say("points", { n: realm.points })} />
      <Count what="lands" n={realm.lands} label={say("lands", { n: realm.lands })} />
      <Count what="gold" n={realm.gold} label={say("gold", { n: realm.gold })} />
      <Count what="cards" n={realm.hand_count} label={say("event-cards", { n: realm.hand_count })} />
      <Count what="treasure" n={treasures} label={say("treasures", { n: treasures })} />
    </span>
  );
}

export function SeatSummary({ play, seat }: { play: Play; seat: number }) {
  const table = war(play);
  if (!table) return null;
  const side = ledBy(table, seat);
  const realms = table.realms.filter((realm) => realm.seat === seat);
  const goal = side ? <Goal table={table} side={side} /> : null;
  return (
    <div class="cn-seat">
      {realms.length > 1 ? goal : null}
      {realms.map((realm) => (
        <div key={realm.id} class={realm.id === table.realm ? "cn-seat-realm turn" : "cn-seat-realm"}>
          <RealmTag realm={realm.id} />
          {realm.out ? <small>{say("out")}</small> : null}
          {realms.length === 1 ? goal : null}
          <RealmFigures realm={realm} />
        </div>
      ))}
    </div>
  );
}

const COLUMNS = ["points", "lands", "gold", "hand_count", "chest_count"] as const;
const ARTS: Record<string, string> = { hand_count: "cards", chest_count: "treasure", units: "footsoldier" };

/** A column by its drawing, so that all find room; its word is its title. */
function Column({ name }: { name: string }) {
  return (
    <th scope="col" data-thing={`count:${ARTS[name] ?? name}`} data-tip={say(`column-${name}`)}>
      <Art name={ARTS[name] ?? name} />
      <span class="hidden-text">{say(`column-${name}`)}</span>
    </th>
  );
}

export function RealmTable({ play, table }: { play: Play; table: WarView }) {
  return (
    <div class="cn-realms" data-testid="realms">
      <table>
        <caption class="hidden-text">{say("standing")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("realm")}</th>
            {[...COLUMNS, "units"].map((name) => (
              <Column key={name} name={name} />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.realms.map((realm) => (
            <tr key={realm.id} class={realm.id === table.realm ? "turn" : ""}>
              <th scope="row">
                <RealmTag realm={realm.id} />
                <small class="inline-row">
                  <SeatMark seat={realm.seat} /> {play.seats().name(realm.seat)}
                </small>
              </th>
              {COLUMNS.map((name) => (
                <td key={name}>{name === "chest_count" ? realm.laid.length + realm.chest_count : realm[name]}</td>
              ))}
              <td>{unitsOf(table, realm.id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="nothing">{say("piles", { treasures: table.treasures, guardians: table.guardians })}</p>
    </div>
  );
}
