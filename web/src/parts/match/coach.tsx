// In a first match: two short sentences when a kind of question comes up for the first time, beside what it is about.
// Who has seen which is remembered by the server; whoever wants none says so in the settings.
import { useEffect, useRef } from "preact/hooks";
import { boardOf } from "../../games/registry";
import { learned, noteLearned } from "../../learned";
import type { TableStore } from "../../table/store";
import { inSight, placeBeside, useBeside } from "../../things/placement";
import { elementsOf } from "../../things/thing";
import { announceNow } from "../../ui/announce";
import { speak, t, wantLessons } from "../../words/words";
import "./lesson.css";

export function CoachMark({ store }: { store: TableStore }) {
  const game = store.game;
  const asked = store.view.value?.asked.find((one) => !one.optional)?.prompt ?? "";
  const what = `coach:${game}/${asked}`;
  const wanted = Boolean(game) && !store.info.value?.lesson && store.seat.value >= 0;
  useEffect(() => (wanted ? wantLessons(game) : undefined), [game, wanted]);
  const known = learned.value;
  const text = wanted && asked && known && !known.has(what) ? speak(game).find(`coach-${asked}`) : null;
  useEffect(() => {
    if (text) announceNow(text);
  }, [text]);
  return text ? <Advice key={what} game={game} asked={asked} text={text} done={() => noteLearned(what)} /> : null;
}

interface Props {
  game: string;
  asked: string;
  text: string;
  done: () => void;
}

function Advice({ game, asked, text, done }: Props) {
  const card = useRef<HTMLElement>(null);
  useBeside(() => {
    const self = card.current;
    if (!self) return;
    // Its own size, not that of the strip: else it would go to and fro between the two.
    self.classList.remove("edge");
    // In a race nothing may lie over the table, and never over answers: it keeps to the strip at the edge.
    const about = document.querySelector("[data-race]") ? null : subject(game, asked);
    const place = about && placeBeside(boxOf(about), boxOf(self), windowSize(), answers());
    self.classList.toggle("edge", !place);
    self.style.transform = place ? `translate(${Math.round(place.left)}px, ${Math.round(place.top)}px)` : "";
    if (place) self.dataset["side"] = place.side;
    else delete self.dataset["side"];
  }, text);
  return (
    <aside class="lesson coach parchment" aria-label={t("coach")} data-testid="coach" ref={card}>
      <div class="lesson-words">
        <p>{text}</p>
      </div>
      <div class="lesson-ways">
        <button type="button" class="primary small" data-testid="coach-ok" onClick={done}>
          {t("coach-ok")}
        </button>
      </div>
    </aside>
  );
}

const windowSize = () => ({ width: innerWidth, height: innerHeight });
const boxOf = (element: Element) => element.getBoundingClientRect();

/** The question and what answers it: advice that hid them would help nobody. Spaces of a map are too large to keep free. */
const ANSWERS = ".area-question > *, button[data-do]:not([aria-disabled=true], :disabled), .monster.legal";
const answers = () => [...document.querySelectorAll(ANSWERS)].map(boxOf).filter(({ width }) => width > 0);

/** What a question is about, as the board says; else the question itself. */
function subject(game: string, asked: string): Element | null {
  const name = boardOf(game)?.coachAt?.[asked] ?? "";
  const found = name.endsWith(":") ? [...document.querySelectorAll(`[data-thing^="${name}"]`)] : elementsOf(name);
  const shown = found.find(inSight);
  const question = document.querySelector(".area-question");
  return shown ?? question?.firstElementChild ?? question;
}
