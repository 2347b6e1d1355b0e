// The end of the game: who has won, and where each hero's final reputation comes from.
// The figures are the server's; nothing is decided here.
import type { Play } from "../../../table/play";
import { Icon } from "../../../ui/icon";
import { SeatMark } from "../../../ui/mark";
import { inFigures } from "../../../words/tongue";
import { FinalTable } from "../../../parts/table/final_table";
import { Art, HeroTag } from "../pieces";
import type { WorldView } from "../view";
import { list, nameOf, say } from "../words";

const MEDALS = ["", "bronze", "silver", "gold"];

function title(play: Play, table: WorldView, winners: readonly number[]): string {
  if (table.mode === "competitive")
    return say("won", { names: list(winners.map((seat) => play.seats().name(seat))), n: winners.length });
  const medal = table.scenario === "hunt" ? MEDALS[table.won] : "";
  if (medal) return say("medal", { medal: nameOf("medal", medal) });
  return say(winners.length > 0 ? "won-together" : "lost-together");
}

export function FinalCount({ play, table }: { play: Play; table: WorldView }) {
  const result = play.view.value?.result;
  if (!result) return null;
  // What cannot come up in this game is left out.
  const idle = new Set([
    ...(table.elites ? [] : ["elites"]),
    ...(table.mode === "competitive" ? [] : ["rival_tokens"]),
  ]);
  const parts = [...new Set(result.parts.flatMap((one) => Object.keys(one)))].filter((part) => !idle.has(part));
  const won = (seat: number) => result.winners.includes(seat);
  return (
    <FinalTable
      class="eu-final parchment"
      title={
        <>
          {result.winners.length > 0 ? <Icon name="crown" /> : <Art name="deaths" />}{" "}
          {title(play, table, result.winners)}
        </>
      }
      label={say("final")}
    >
      <thead>
        <tr>
          <th scope="col">{say("part")}</th>
          {table.heroes.map((hero, seat) => (
            <th key={seat} scope="col" class={won(seat) ? "won" : ""}>
              <HeroTag hero={hero.hero} />
              <small class="inline-row">
                <SeatMark seat={seat} /> {play.seats().name(seat)}
              </small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part}>
            <th scope="row">{nameOf("score", part)}</th>
            {result.parts.map((one, seat) => (
              <td key={seat}>{inFigures(one[part] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say("total")}</th>
          {result.scores.map((score, seat) => (
            <td key={seat} class={won(seat) ? "won" : ""}>
              <strong>{inFigures(score)}</strong>
            </td>
          ))}
        </tr>
      </tfoot>
    </FinalTable>
  );
}
