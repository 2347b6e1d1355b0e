// The final count: what each clan's points are made of, and who has won; alone, the rank that was reached.
// The figures are the server's; nothing is added up here.
import { useEffect, useRef } from "preact/hooks";
import type { Play } from "../../../table/play";
import { Icon } from "../../../ui/icon";
import { SeatMark } from "../../../ui/mark";
import { inFigures } from "../../../words/tongue";
import { speak } from "../../../words/words";
import { FinalTable } from "../../../parts/table/final_table";
import { say } from "../expedition/effects";
import { NextRank, RankMark, rankName } from "../clan/ranks";
import { lands } from "../view";

export function FinalCount({ play }: { play: Play }) {
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    if (play.live) stage.current?.scrollIntoView({ block: "start" });
  }, []);
  const table = lands(play);
  const result = play.view.value?.result;
  if (!table || !result) return null;
  const tongue = speak(play.game);
  const order = result.scores.map((_, seat) => seat).sort((a, b) => (result.scores[b] ?? 0) - (result.scores[a] ?? 0));
  const parts = Object.keys(result.parts[0] ?? {}).filter((part) => part !== "rank");
  const title = table.solo
    ? say("lands-rank-end", { rank: rankName(table.solo.rank) })
    : result.winners.length > 0
      ? tongue.sentence("event-winners", { seats: result.winners }, play.seats())
      : say("lands-over");
  return (
    <FinalTable
      place={stage}
      class="ml-count-stage parchment"
      title={
        <>
          <Icon name="crown" /> {title}
          {table.solo ? <RankMark rank={table.solo.rank} /> : null}
        </>
      }
      label={say("lands-count")}
      before={table.solo ? <NextRank goals={table.solo.goals} rank={table.solo.rank} over /> : null}
    >
      <thead>
        <tr>
          <th scope="col">{say("lands-player")}</th>
          <th scope="col">{say("lands-total")}</th>
          {parts.map((part) => (
            <th key={part} scope="col">
              {tongue.text(`score-${part}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => (
          <tr
            key={seat}
            class={`${result.winners.includes(seat) ? "winner" : ""} ${seat === play.seat.value ? "mine" : ""}`}
          >
            <th scope="row">
              <SeatMark seat={seat} /> {play.seats().name(seat)}
              {result.winners.includes(seat) ? <Icon name="crown" class="crown" /> : null}
            </th>
            <td class="total">{inFigures(result.scores[seat] ?? 0)}</td>
            {parts.map((part) => (
              <td key={part}>{inFigures(result.parts[seat]?.[part] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </FinalTable>
  );
}
