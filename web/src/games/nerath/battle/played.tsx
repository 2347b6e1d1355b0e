// A card that was just played, by whomever: its face, its dice, and what it did; put away at a press.
// Read from the log, so that cards of rivals are shown as one's own are.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { lineText } from "../../../parts/match/log";
import type { Play } from "../../../table/play";
import { bare } from "../../../wire/answer";
import type { LogLine } from "../../../wire/types";
import { Icon } from "../../../ui/icon";
import { t } from "../../../words/words";
import { CardFace } from "../orders/hand";
import { Die, RealmTag } from "../pieces";
import { hitting } from "../tale";
import { say } from "../words";

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

export interface CardTale {
  /** The place of its line in the log. */
  at: number;
  card: string;
  realm: string;
  line: LogLine;
  did: LogLine[];
}

/** The cards played from a line of the log on, each with what it did. */
export function cardTales(log: readonly LogLine[], from: number): CardTale[] {
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
const seen = signal(-1);
const LASTS = 14_000;

export function PlayedCard({ play }: { play: Play }) {
  const log = play.log.value;
  const since = useRef(log.length);
  const tales = cardTales(log, Math.max(since.current, seen.value));
  const last = tales[tales.length - 1];
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => (seen.value = last.at + 1), LASTS);
    return () => clearTimeout(timer);
  }, [last?.at]);
  if (!last) return null;
  return (
    <aside
      class="cn-played"
      data-testid="played"
      data-thing={`card:${last.card}`}
      aria-label={lineText(play, last.line)}
    >
      <header>
        <RealmTag realm={last.realm} />
        <span>{say(last.line.kind === "card-played" ? "played" : last.line.kind)}</span>
        <button type="button" class="ghost round" onClick={() => (seen.value = last.at + 1)} aria-label={t("close")}>
          <Icon name="cancel" />
        </button>
      </header>
      <CardFace card={last.card} />
      <Deeds play={play} did={last.did} />
      {tales.length > 1 ? <small>{say("played-more", { n: tales.length - 1 })}</small> : null}
    </aside>
  );
}

export function Deeds({ play, did }: { play: Play; did: readonly LogLine[] }) {
  if (did.length === 0) return null;
  return (
    <ul class="cn-told">
      {did.map((line, i) => (
        <li key={i} class={`told-${line.kind}`}>
          <Dice line={line} /> {lineText(play, line)}
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
