// How the fights of the round ended, told one by one on the cards themselves, and the gain that waits to be placed.
// It stays on the table until the next monsters come.
import { signal } from "@preact/signals";
import { perTable } from "../../../table/per_table";
import { useEffect, useRef, useState } from "preact/hooks";
import { keyHints, moves, narrow } from "../../../settings";
import type { Play } from "../../../table/play";
import { Glyph } from "../../../ui/icon";
import { SeatMark } from "../../../ui/mark";
import { bare } from "../../../wire/answer";
import { t } from "../../../words/words";
import icons from "../icons.json?icons";
import { CardFace, monsterName, monsterText } from "./monster";
import { Coins, skillName, skillShort } from "../heroes/skill";
import { harvest, lastRound, type Fight, type Tale } from "./round_log";
import { dungeon, isRace, type DungeonView } from "../view";

const PACE = 520;
/** How long secret choices lie open before the fights are told. */
const REVEAL = 1600;

/** How many fights have been told; all of them at once when nothing may move or the page came later. */
function useTold(play: Play, tale: Tale | null, secret: boolean): number {
  const count = tale?.fights.length ?? 0;
  const first = useRef(true);
  const [told, setTold] = useState(0);
  useEffect(() => {
    const atOnce = !play.live || !moves.value || (first.current && !freshly(play).has(tale?.round ?? 0));
    first.current = false;
    if (atOnce) return setTold(count);
    setTold(0);
    let pace: ReturnType<typeof setInterval> | undefined;
    const begin = setTimeout(
      () => (pace = setInterval(() => setTold((before) => Math.min(count, before + 1)), PACE)),
      secret ? REVEAL : 0,
    );
    return () => {
      clearTimeout(begin);
      clearInterval(pace);
    };
  }, [tale?.round]);
  return told;
}

/** Rounds whose attack was seen on this page: their results are news. */
const freshly = perTable(() => new Set<number>());
export const sawAttack = (play: Play, round: number): void => void freshly(play).add(round);

/** The latest round whose results somebody at this page has looked at, by seat. */
const seen = perTable(() => signal<ReadonlyMap<number, number>>(new Map()));

/** Whether results of a round seen on this page wait to be read while the table has gone on: where nobody hurries. */
export function unseen(play: Play, table: DungeonView): boolean {
  if (!play.live || play.seat.value < 0 || isRace(table) || table.phase === "over") return false;
  const tale = lastRound(play.log.value);
  return (
    tale !== null &&
    tale.told &&
    freshly(play).has(tale.round) &&
    (seen(play).value.get(play.seat.value) ?? 0) < tale.round
  );
}

export const resultsWait = (play: Play): boolean => {
  const table = dungeon(play);
  return table !== null && table.phase !== "gains" && unseen(play, table);
};

export function goOn(play: Play): void {
  const rounds = seen(play);
  rounds.value = new Map(rounds.value).set(play.seat.value, lastRound(play.log.value)?.round ?? 0);
}

/** "+2 coins, Magic +1, outrun by Rosa": what the latest round brought a seat. */
export function RoundResult({ play, seat }: { play: Play; seat: number }) {
  const table = dungeon(play);
  const found = harvest(play.log.value, seat);
  if (!table || !found) return null;
  if ((table.phase === "attack" || table.phase === "countdown") && !resultsWait(play)) return null;
  const outrun = [...new Set(found.outrunBy)];
  const short = narrow.value;
  const parts = [
    found.coins > 0 ? t("dr-gain-coins", { n: found.coins }) : "",
    found.failures > 0 ? t("dr-gain-failures", { n: found.failures }) : "",
    ...found.skills.map(({ skill, n }) =>
      t("dr-gain-skill", { skill: short ? skillShort(skill) : skillName(skill), n }),
    ),
    ...outrun.map((other) => t("dr-gain-outrun", { name: play.seats().name(other) })),
  ].filter(Boolean);
  // What was beaten may bring nothing else, or nothing yet: its gain waits to be placed.
  const bad = found.failures > 0 || (outrun.length > 0 && found.beaten === 0);
  const nothing = parts.length === 0 && found.beaten === 0;
  const least = found.beaten > 0 ? t("dr-gain-beaten", { n: found.beaten }) : t("dr-gain-nothing");
  return (
    <span class={`round-result ${bad ? "bad" : nothing ? "nothing" : ""}`} role="status" data-testid="round-result">
      {short ? null : `${t("dr-round-result", { round: found.round })} `}
      <strong>{parts.join(", ") || least}</strong>
    </span>
  );
}

export function ResultsStage({ play }: { play: Play }) {
  const tale = lastRound(play.log.value);
  const table = dungeon(play);
  const secret = table?.mode === "secret";
  const told = useTold(play, tale, secret);
  if (!tale || !tale.told || !table) return <Entrance />;
  const asked = play.view.value?.asked.find((one) => one.prompt.startsWith("place"));
  const placing = asked ? bare(asked.data["monster"]) : "";
  const cards = (
    <ul
      class={`monsters results count-${tale.fights.length}`}
      aria-label={t("dr-results", { round: tale.round })}
      data-testid="results"
    >
      {tale.fights.map((fight, index) => (
        <li key={fight.monster}>
          <Result play={play} fight={fight} told={index < told} placing={placing === fight.monster} secret={secret} />
        </li>
      ))}
    </ul>
  );
  if (!secret) return cards;
  return (
    <div class="results-wait">
      <p class="results-heading" role="status" data-testid="reveal">
        {t(told === 0 ? "dr-reveal" : "dr-reveal-fights")}
      </p>
      {cards}
    </div>
  );
}

/** In place of a question about monsters that are not in sight yet: on to them once the results are read. */
export function ResultsRead({ play }: { play: Play }) {
  return (
    <section class="prompt asked" aria-label={t("prompt")}>
      <div class="question">
        <p class="question-text">{t("dr-results", { round: lastRound(play.log.value)?.round ?? 0 })}</p>
        <div class="answers">
          <button type="button" class="primary" data-testid="go-on" data-hides onClick={() => goOn(play)}>
            {t("dr-go-on")} {keyHints.value === "on" ? <kbd class="wide-only">↵</kbd> : null}
          </button>
        </div>
      </div>
    </section>
  );
}

interface ResultProps {
  play: Play;
  fight: Fight;
  told: boolean;
  placing: boolean;
  secret: boolean;
}

function Result({ play, fight, told, placing, secret }: ResultProps) {
  const name = fight.seat >= 0 ? play.seats().name(fight.seat) : "";
  const word = secret ? "dr-crowded-out" : "dr-crowded";
  const crowded = fight.outrun.map((seat) => t(word, { name: play.seats().name(seat) })).join(" ");
  const text = fight.outcome ? t(`dr-fight-${fight.outcome}`, { name, monster: monsterName(fight.monster) }) : "";
  return (
    <span
      class={`monster result ${told ? `told ${fight.outcome}` : ""} ${placing ? "placing" : ""}`}
      role="img"
      aria-label={`${monsterText(fight.monster)} ${text} ${crowded}`}
      data-thing={`monster:${fight.monster}`}
    >
      <CardFace
        id={fight.monster}
        ribbon={
          fight.seat >= 0 ? (
            <span class={`claim-ribbon seat-ground-${fight.seat % 6}`}>
              <SeatMark seat={fight.seat} />
              <span class="claim-name">{name}</span>
            </span>
          ) : null
        }
      >
        {fight.outrun.length > 0 ? (
          <span class="crowded" data-tip={crowded} aria-hidden="true">
            {fight.outrun.map((seat) => (
              <SeatMark key={seat} seat={seat} />
            ))}
            <span>{t(`${word}-mark`)}</span>
          </span>
        ) : null}
        {told && fight.outcome ? (
          <span class={`stamp ${fight.outcome}`} aria-hidden="true">
            <Glyph d={icons[fight.outcome === "won" ? "trophy" : fight.outcome === "lost" ? "skull" : "door"]} />
            <span>{t(`dr-stamp-${fight.outcome}`)}</span>
            {fight.outcome === "won" && fight.coins > 0 ? <Coins n={fight.coins} /> : null}
            {fight.outcome === "lost" ? <span class="penalty">−1</span> : null}
          </span>
        ) : null}
      </CardFace>
    </span>
  );
}

/** Before the first round there is nothing to tell: the door of the dungeon. */
function Entrance() {
  return (
    <div class="entrance">
      <Glyph d={icons["door"]} />
      <p>{t("dr-entrance")}</p>
    </div>
  );
}
