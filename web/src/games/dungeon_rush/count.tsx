// The count: what each player's coins are made of, told row by row, and who has won.
// The figures are the server's; nothing is added up here.
import type { Play } from "../../table/play";
import { Icon } from "../../ui/icon";
import { SeatMark } from "../../ui/mark";
import { inFigures } from "../../words/tongue";
import { speak, t } from "../../words/words";
import { FinalTable } from "../../parts/table/final_table";
import { HeroArt, heroText } from "./heroes/hero";
import { Coins } from "./heroes/skill";
import { TrialEnd } from "./trial";
import { dungeon } from "./view";

const PARTS = ["monsters", "boss", "failures"] as const;

export function CountStage({ play }: { play: Play }) {
  const table = dungeon(play);
  const result = play.view.value?.result;
  if (!table || !result) return null;
  const tongue = speak("dungeon_rush");
  const order = result.scores.map((_, seat) => seat).sort((a, b) => (result.scores[b] ?? 0) - (result.scores[a] ?? 0));
  const names = result.winners.map((seat) =>
    seat === play.seat.value ? tongue.text("seat-you") : play.seats().name(seat),
  );
  return (
    <FinalTable
      title={
        <>
          <Icon name="crown" />{" "}
          {result.winners.length > 0
            ? tongue.sentence("event-winners", { seats: result.winners }, play.seats())
            : t("dr-trial-over")}
        </>
      }
      label={t("dr-count", { names: tongue.list(names) })}
      before={<TrialEnd play={play} table={table} coins={result.scores[0] ?? 0} />}
    >
      <thead>
        <tr>
          <th scope="col">{t("dr-player")}</th>
          {PARTS.map((part) => (
            <th key={part} scope="col">
              {tongue.text(`score-${part}`)}
            </th>
          ))}
          <th scope="col">{t("dr-total")}</th>
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
              <span class="count-heroes">
                {table.players[seat]?.heroes.map((hero) => (
                  <span key={hero.hero} role="img" aria-label={heroText(hero.hero, hero.skills)}>
                    <HeroArt id={hero.hero} />
                  </span>
                ))}
              </span>
            </th>
            {PARTS.map((part) => (
              <td key={part}>{inFigures(result.parts[seat]?.[part] ?? 0)}</td>
            ))}
            <td class="total">
              <Coins n={result.scores[seat] ?? 0} />
            </td>
          </tr>
        ))}
      </tbody>
    </FinalTable>
  );
}
