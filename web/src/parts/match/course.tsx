// The points of a finished match turn by turn: everybody's total, one's own by what they came from.
// Each turn leads to its chapter of the replay; the figures are the server's.
import type { TableStore } from "../../table/store";
import { SeatMark } from "../../ui/mark";
import type { MatchCourse } from "../../wire/types";
import { inFigures } from "../../words/tongue";
import { speak, t } from "../../words/words";

type Parts = Record<string, number>;

/** A round: where its replay begins, and what each seat's points were made of when it was over. */
interface Column {
  round: number;
  position: number;
  after: Parts[];
}

function columns(course: MatchCourse): Column[] {
  const starts = course.turns.slice(0, -1).filter((turn, at, all) => turn.round !== all[at - 1]?.round);
  const end = course.turns.at(-1);
  return starts.map((turn, at) => ({
    round: turn.round,
    position: turn.position,
    after: starts[at + 1]?.parts ?? end?.parts ?? [],
  }));
}

const total = (parts: Parts | undefined): number => Object.values(parts ?? {}).reduce((sum, n) => sum + n, 0);

/** Where not all turns have room, the last are shown first. */
const toTheEnd = (element: HTMLElement | null) => {
  if (element && element.scrollLeft === 0) element.scrollLeft = element.scrollWidth;
};

export function CourseTable({ store, course }: { store: TableStore; course: MatchCourse }) {
  const info = store.info.value;
  if (!info) return null;
  const tongue = speak(info.game);
  const rounds = columns(course);
  const mine = store.seat.value;
  const sources = Object.keys(rounds.at(-1)?.after[mine] ?? {}).filter((key) =>
    rounds.some((column) => (column.after[mine]?.[key] ?? 0) !== 0),
  );
  const seats = info.seats.map((_, seat) => seat).filter((seat) => rounds.at(-1)?.after[seat]);
  seats.sort((a, b) => Number(a === mine) - Number(b === mine)); // my own sources stand below my own row
  return (
    <div ref={toTheEnd} class="course" role="region" tabIndex={0} aria-label={t("course")} data-testid="course">
      <table>
        <caption>
          <span>{t("course")}</span>
        </caption>
        <thead>
          <tr>
            <td />
            {rounds.map((column) => (
              <th key={column.round} scope="col">
                <a
                  href={`/t/${info.id}/replay#p=${column.position}${mine >= 0 ? `&seat=${mine}` : ""}`}
                  aria-label={t("course-chapter", { turn: tongue.text("story-round", { round: column.round }) })}
                >
                  {tongue.text("story-axis", { round: column.round })}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat} class={seat === mine ? "mine" : ""}>
              <th scope="row">
                <SeatMark seat={seat} /> {store.seats().name(seat)}
              </th>
              {rounds.map((column) => (
                <td key={column.round}>{inFigures(total(column.after[seat]))}</td>
              ))}
            </tr>
          ))}
          {sources.length > 1
            ? sources.map((key) => (
                <tr key={key} class="source">
                  <th scope="row">{tongue.text(`score-${key}`)}</th>
                  {rounds.map((column) => (
                    <td key={column.round}>{inFigures(column.after[mine]?.[key] ?? 0)}</td>
                  ))}
                </tr>
              ))
            : null}
        </tbody>
      </table>
    </div>
  );
}
