// The end of the war: who has won, and what each realm has to show for it.
// The figures are the server's; nothing is decided here.
import type { Play } from "../../table/play";
import { Icon } from "../../ui/icon";
import { SeatMark } from "../../ui/mark";
import { FinalTable } from "../../parts/table/final_table";
import { RealmTag } from "./pieces";
import { sharedSide, sidesOf, war, type RealmView, type WarView } from "./view";
import { list, say, theRealm } from "./words";

/** Players who share a side have won or lost together: their place among the seats would say something else. */
export function endedFor(play: Play): string {
  const table = war(play);
  const result = play.view.value?.result;
  if (!table || !result || !sharedSide(table, play.seat.value)) return "";
  return say(result.winners.includes(play.seat.value) ? "side-won" : "side-lost");
}

type Column = readonly [name: string, figure: (realm: RealmView) => number];
const POINTS: Column = ["points", (realm) => realm.points];
const LANDS: Column = ["lands", (realm) => realm.lands];
const LONG: readonly Column[] = [POINTS, LANDS, ["chest_count", (realm) => realm.laid.length + realm.chest_count]];
/** Points, and where they come from. */
const SOURCES: readonly Column[] = [
  POINTS,
  ["conquests", (realm) => realm.points - realm.laid_points],
  ["laid_points", (realm) => realm.laid_points],
  LANDS,
];

export function FinalCount({ play, table }: { play: Play; table: WarView }) {
  const result = play.view.value?.result;
  if (!result) return null;
  const won = (seat: number) => result.winners.includes(seat);
  const sides = sidesOf(table).sort(
    (a, b) => Number(won(b.realms[0]?.seat ?? -1)) - Number(won(a.realms[0]?.seat ?? -1)) || b.points - a.points,
  );
  const shared = sides.some((side) => side.realms.length > 1);
  // Treasures win a long war by their number; in the others they are one source of points.
  const long = table.goal_points === 0;
  const columns = long ? LONG : SOURCES;
  const winners = sides.filter((side) => side.realms.some((realm) => won(realm.seat))).flatMap((side) => side.realms);
  return (
    <FinalTable
      class="cn-final parchment"
      title={
        <>
          <Icon name="crown" />{" "}
          {say("won", { names: list(winners.map((realm) => theRealm(realm.id))), n: winners.length })}
        </>
      }
      label={say("final")}
    >
      <thead>
        <tr>
          <th scope="col">{say("realm")}</th>
          <th scope="col">{say("player")}</th>
          {columns.map(([name]) => (
            <th key={name} scope="col" class={`of-${name}`}>
              {say(`column-${name}`)}
            </th>
          ))}
          {shared ? <th scope="col">{say("total")}</th> : null}
        </tr>
      </thead>
      <tbody>
        {sides.flatMap((side) =>
          side.realms.map((realm, i) => (
            <tr key={realm.id} class={won(realm.seat) ? "winner" : ""}>
              <th scope="row">
                <RealmTag realm={realm.id} /> {won(realm.seat) ? <Icon name="crown" class="crown" /> : null}
              </th>
              <td>
                <SeatMark seat={realm.seat} /> {play.seats().name(realm.seat)}
              </td>
              {columns.map(([name, figure]) => (
                <td key={name} class={name === "points" && !shared ? "total" : `of-${name}`}>
                  {figure(realm)}
                </td>
              ))}
              {shared && i === 0 ? (
                <td class="total" rowSpan={side.realms.length}>
                  {side.points}
                </td>
              ) : null}
            </tr>
          )),
        )}
      </tbody>
    </FinalTable>
  );
}
