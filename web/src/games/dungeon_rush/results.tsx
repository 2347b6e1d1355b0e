// How the fights of the round ended, told one by one on the cards themselves, and the gain that waits to be placed.
// It stays on the table until the next monsters come.
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { keyHints, moves } from "../../settings";
import type { Play } from "../../table/play";
import { Glyph } from "../../ui/icon";
import { SeatMark } from "../../ui/mark";
import { bare } from "../../wire/answer";
import { t } from "../../words/words";
import icons from "./icons.json?icons";
import { CardFace, monsterName, monsterText } from "./monster";
import { Coins } from "./skill";
import { skillName } from "./skill";
import { harvest, lastRound, type Fight, type Tale } from "./tale";
import { dungeon, isRace, type DungeonView } from "./view";

const PACE = 520;
/** How long secret choices lie open before the fights are told. */
const REVEAL = 1600;

/** How many fights have been told; all of them at once when nothing may move or the page came later. */
function useTold(tale: Tale | null, live: boolean, secret: boolean): number {
  const count = tale?.fights.length ?? 0;
  const first = useRef(true);
  const [told, setTold] = useState(0);
  useEffect(() => {
    const atOnce = !live || !moves.value || (first.current && !freshly.has(tale?.round ?? 0));
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
const freshly = new Set<number>();
export const sawAttack = (round: number): void => void freshly.add(round);

/** The latest round whose results somebody at this page has looked at, by table. */
const seen = signal<ReadonlyMap<string, number>>(new Map());
const tableKey = (play: Play): string => `${play.info.value?.id ?? ""} ${play.seat.value}`;

/** Whether results of a round seen on this page wait to be read while the table has gone on: where nobody hurries. */
export function unseen(play: Play, table: DungeonView): boolean {
  if (!play.live || play.seat.value < 0 || isRace(table) || table.phase === "over") return false;
  const tale = lastRound(play.log.value);
  return tale !== null && tale.told && freshly.has(tale.round) && (seen.value.get(tableKey(play)) ?? 0) < tale.round;
}

export const resultsWait = (play: Play): boolean => {
  const table = dungeon(play);
  return table !== null && table.phase !== "gains" && unseen(play, table);
};

export function goOn(play: Play): void {
  seen.value = new Map(seen.value).set(tableKey(play), lastRound(play.log.value)?.round ?? 0);
}

/** "+2 coins, Magic +1, outrun by Rosa": what the latest round brought a seat. */
export function RoundResult({ play, seat }: { play: Play; seat: number }) {
  const table = dungeon(play);
  const found = harvest(play.log.value, seat);
  if (!table || !found || table.phase === "attack" || table.phase === "countdown") return null;
  const outrun = [...new Set(found.outrunBy)];
  const parts = [
    found.coins > 0 ? t("dr-gain-coins", { n: found.coins }) : "",
    found.failures > 0 ? t("dr-gain-failures", { n: found.failures }) : "",
    ...found.skills.map(({ skill, n }) => t("dr-gain-skill", { skill: skillName(skill), n })),
    ...outrun.map((other) => t("dr-gain-outrun", { name: play.seats().name(other) })),
  ].filter(Boolean);
  return (
    <span class={`round-result ${found.failures > 0 ? "bad" : ""}`} role="status" data-testid="round-result">
      {t("dr-round-result", { round: found.round })} <strong>{parts.join(", ") || t("dr-gain-nothing")}</strong>
    </span>
  );
}

export function ResultsStage({ play }: { play: Play }) {
  const tale = lastRound(play.log.value);
  const table = dungeon(play);
  const secret = table?.mode === "secret";
  const told = useTold(tale, play.live, secret);
  if (!tale || !tale.told || !table) return <Entrance />;
  const asked = play.view.value?.asked.find((one) => one.prompt.startsWith("place"));
  const placing = asked ? bare(asked.data["monster"]) : "";
  const waiting = resultsWait(play);
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
  const heading = secret ? (
    <p class="results-heading" role="status" data-testid="reveal">
      {t(told === 0 ? "dr-reveal" : "dr-reveal-fights")}
    </p>
  ) : null;
  if (!waiting)
    return heading ? (
      <div class="results-wait">
        {heading}
        {cards}
      </div>
    ) : (
      cards
    );
  return (
    <div class="results-wait">
      {heading}
      {cards}
      <button type="button" class="primary" data-testid="go-on" onClick={() => goOn(play)}>
        {t("dr-go-on")} {keyHints.value === "on" ? <kbd class="wide-only">↵</kbd> : null}
      </button>
    </div>
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
          <span class="crowded" title={crowded} aria-hidden="true">
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
