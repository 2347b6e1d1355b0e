// How the fights of the round ended, told one by one on the cards themselves, and the gain that waits to be placed.
// It stays on the table until the next monsters come.
import { useEffect, useRef, useState } from "preact/hooks";
import { moves } from "../../settings";
import type { Play } from "../../table/play";
import { Glyph } from "../../ui/icon";
import { SeatMark } from "../../ui/mark";
import { t } from "../../words/words";
import icons from "./icons.json?icons";
import { CardFace, monsterName, monsterText } from "./monster";
import { Coins } from "./skill";
import { lastRound, type Fight, type Tale } from "./tale";
import { dungeon } from "./view";

const PACE = 520;

/** How many fights have been told; all of them at once when nothing may move or the page came later. */
function useTold(tale: Tale | null, live: boolean): number {
  const count = tale?.fights.length ?? 0;
  const first = useRef(true);
  const [told, setTold] = useState(0);
  useEffect(() => {
    const atOnce = !live || !moves.value || (first.current && !freshly.has(tale?.round ?? 0));
    first.current = false;
    if (atOnce) return setTold(count);
    setTold(0);
    const timer = setInterval(() => setTold((before) => Math.min(count, before + 1)), PACE);
    return () => clearInterval(timer);
  }, [tale?.round]);
  return told;
}

/** Rounds whose attack was seen on this page: their results are news. */
const freshly = new Set<number>();
export const sawAttack = (round: number): void => void freshly.add(round);

export function ResultsStage({ play }: { play: Play }) {
  const tale = lastRound(play.log.value);
  const told = useTold(tale, play.live);
  const table = dungeon(play);
  if (!tale || !tale.told || !table) return <Entrance />;
  const asked = play.view.value?.asked.find((one) => one.prompt.startsWith("place"));
  const placing = asked ? String(asked.data["monster"]).replace(/^monster-/, "") : "";
  return (
    <ul
      class={`monsters results count-${tale.fights.length}`}
      aria-label={t("dr-results", { round: tale.round })}
      data-testid="results"
    >
      {tale.fights.map((fight, index) => (
        <li key={fight.monster}>
          <Result play={play} fight={fight} told={index < told} placing={placing === fight.monster} />
        </li>
      ))}
    </ul>
  );
}

function Result({ play, fight, told, placing }: { play: Play; fight: Fight; told: boolean; placing: boolean }) {
  const name = fight.seat >= 0 ? play.seats().name(fight.seat) : "";
  const text = fight.outcome ? t(`dr-fight-${fight.outcome}`, { name, monster: monsterName(fight.monster) }) : "";
  return (
    <span
      class={`monster result ${told ? `told ${fight.outcome}` : ""} ${placing ? "placing" : ""}`}
      role="img"
      aria-label={`${monsterText(fight.monster)} ${text}`}
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
