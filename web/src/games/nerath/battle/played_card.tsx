// A card that was just played, by whomever: its face, its dice, and what it did; put away at a press.
// Read from the log, so that cards of rivals are shown as one's own are.
import { signal } from "@preact/signals";
import { perTable } from "../../../table/per_table";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { lineText } from "../../../parts/match/line";
import { Told } from "../../../parts/match/log_line";
import { narrowFrame } from "../../../settings";
import { isStaging, questions, type Play } from "../../../table/play";
import { bare, isOf } from "../../../wire/answer";
import type { LogLine } from "../../../wire/types";
import { Icon } from "../../../ui/icon";
import { t } from "../../../words/words";
import { CardFace } from "../orders/hand";
import { Die, RealmTag } from "../pieces";
import { hitting } from "../match_log";
import { stageAbove } from "./stage";
import type { WarView } from "../view";
import { cardName, say } from "../words";

const PLAYED = new Set(["card-played", "treasure-laid", "treasure-used", "card-in-vain"]);
/** What a card may do; the first line of another kind ends its tale. */
const DONE_BY = new Set([
  "units-added",
  "guardian-added",
  "unit-removed",
  "unit-replaced",
  "units-transferred",
  "gold-taken",
  "gold-gained",
  "card-attack",
  "hits-cancelled",
  "rolled-again",
  "last-attack",
  "looked-at-deck",
  "deck-arranged",
  "looked-at-guardians",
  "destroyed",
  "castle-out",
  "withstood",
  "conquered",
  "conquered-capital",
  "retook",
  "freed",
  "castle-captured",
  "treasure-taken",
  "event-drawn",
]);

interface CardTale {
  /** The place of its line in the log. */
  at: number;
  card: string;
  realm: string;
  line: LogLine;
  did: LogLine[];
}

/** The cards played from a line of the log on, each with what it did. */
function cardTales(log: readonly LogLine[], from: number): CardTale[] {
  const found: CardTale[] = [];
  let open: CardTale | null = null;
  for (let at = Math.max(0, from); at < log.length; at++) {
    const line = log[at];
    if (!line) continue;
    if (PLAYED.has(line.kind)) {
      open = { at, card: bare(line.data["card"]), realm: bare(line.data["realm"]), line, did: [] };
      found.push(open);
    } else if (open && DONE_BY.has(line.kind)) open.did.push(line);
    else open = null;
  }
  return found;
}

/** The place in the log up to which cards were put away. */
const seen = perTable(() => signal(-1));
const LASTS = 14_000;
/** A card that has lain there so long is put away by the next question. */
const READ = 4_000;

/** Whether the question at hand is answered on the map, which a card must not hide. */
const asksMap = (play: Play): boolean =>
  questions(play.view.value).some((asked) =>
    asked.options.some((one) => isOf(one, "select", "to", "board", "land", "at", "choose", "fight", "amok")),
  );

/** The card that was played last and is still to be seen, with the number of others before it. */
export interface Recent {
  tale: CardTale;
  before: number;
  /** Whether it gives way to a question that is answered on the map, or to a battle where there is little room. */
  slim: boolean;
}

export function useRecent(play: Play, table: WarView | null): Recent | null {
  const log = play.log.value;
  const since = useRef(log.length);
  const tales = cardTales(log, Math.max(since.current, seen(play).value));
  const tale = tales[tales.length - 1];
  useEffect(() => {
    if (!tale) return;
    const timer = setTimeout(() => (seen(play).value = tale.at + 1), LASTS);
    return () => clearTimeout(timer);
  }, [tale?.at]);
  const came = useRef({ at: -1, when: 0 });
  const asked = questions(play.view.value)
    .map((one) => `${one.prompt} ${one.options.join()}`)
    .join();
  useEffect(() => {
    if (!tale || !asked) return;
    if (tale.at !== came.current.at) came.current = { at: tale.at, when: performance.now() };
    else if (performance.now() - came.current.when > READ) seen(play).value = tale.at + 1;
  }, [tale?.at, asked]);
  // The card that asks is shown with its question.
  if (!tale || tale.card === table?.card?.card) return null;
  const battle = narrowFrame.value && (isStaging(play) || (table?.fight ?? null) !== null);
  return { tale, before: tales.length - 1, slim: battle || asksMap(play) };
}

export function PlayedCard({ play, recent }: { play: Play; recent: Recent | null }) {
  // It stays where it came: below a stage that stands above, else on top.
  const low = useMemo(() => stageAbove(play), [recent?.tale.at]);
  if (!recent || recent.slim) return null;
  const { tale, before } = recent;
  return (
    <aside
      key={tale.at}
      class={`cn-played ${low ? "low" : ""}`}
      data-testid="played"
      data-thing={`card:${tale.card}`}
      aria-label={lineText(play, tale.line)}
    >
      <header>
        <Played tale={tale} />
        <PutAway play={play} tale={tale} />
      </header>
      <div class="cn-played-face">
        <CardFace card={tale.card} />
        <Deeds play={play} did={tale.did} />
        {before > 0 ? <small>{say("played-more", { n: before })}</small> : null}
      </div>
    </aside>
  );
}

/** The same in the line below the map, where it hides no land: who played what, and what it did. */
export function PlayedLine({ play, recent }: { play: Play; recent: Recent }) {
  const { tale } = recent;
  return (
    <aside
      class="cn-picked cn-played-line"
      data-testid="played"
      data-thing={`card:${tale.card}`}
      aria-label={lineText(play, tale.line)}
    >
      <Played tale={tale} />
      <span class="cn-played-did">{tale.did.map((line) => lineText(play, line)).join(" ")}</span>
      <PutAway play={play} tale={tale} />
    </aside>
  );
}

function Played({ tale }: { tale: CardTale }) {
  return (
    <>
      <RealmTag realm={tale.realm} />
      <span>{say(tale.line.kind === "card-played" ? "played" : tale.line.kind)}</span>
      <strong class="cn-played-name">{cardName(tale.card)}</strong>
    </>
  );
}

function PutAway({ play, tale }: { play: Play; tale: CardTale }) {
  return (
    <button type="button" class="ghost round" onClick={() => (seen(play).value = tale.at + 1)} aria-label={t("close")}>
      <Icon name="cancel" />
    </button>
  );
}

/** Dice that did no harm: many of them need no sentence each. */
const inVain = (line: LogLine): boolean => line.kind === "card-attack" && Number(line.data["n"] ?? 0) === 0;
/** More misses than this are drawn in one row. */
const MISSES = 2;

function Deeds({ play, did }: { play: Play; did: readonly LogLine[] }) {
  if (did.length === 0) return null;
  const misses = did.filter(inVain);
  const many = misses.length > MISSES;
  return (
    <ul class="cn-told">
      {many ? (
        <li class="cn-misses">
          {misses.map((line, i) => (
            <span key={i} data-tip={lineText(play, line)}>
              <Dice line={line} />
              <span class="hidden-text">{lineText(play, line)}</span>
            </span>
          ))}
        </li>
      ) : null}
      {(many ? did.filter((line) => !inVain(line)) : did).map((line, i) => (
        <li key={i} class={`told-${line.kind}`}>
          <Dice line={line} /> <Told play={play} line={line} />
        </li>
      ))}
    </ul>
  );
}

function Dice({ line }: { line: LogLine }) {
  const dice = line.data["dice"];
  const sides = Number(line.data["sides"] ?? 0);
  if (!Array.isArray(dice) || !sides) return null;
  const faces = dice.map(Number);
  const marks = hitting(faces, Number(line.data["n"] ?? 0));
  return (
    <span class="cn-throw-dice" aria-hidden="true">
      {faces.map((face, i) => (
        <Die key={i} sides={sides} face={face} hit={marks[i] ?? false} delay={i * 60} />
      ))}
    </span>
  );
}
