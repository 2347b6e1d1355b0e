// The monsters on the table: face down in the countdown, face up in the attack, with everybody's hands on them.
// Tap, drag, or a key sends a hero; what cannot be claimed is greyed and says why.
import { useEffect, useLayoutEffect } from "preact/hooks";
import { keyHints } from "../../../settings";
import { useLeft } from "../../../parts/match/countdown";
import type { Play } from "../../../table/play";
import { candidate } from "../../../table/play";
import { play as sound } from "../../../ui/sound";
import { t } from "../../../words/words";
import { handsOf, type Hands } from "./hands";
import { isWriting, keyOf, readKey } from "./keys";
import { CardBack, CardFace, ClaimRibbon, monsterText } from "./monster";
import { chancesOn, handsOn, HANDS, type DungeonView } from "../view";

const STILL = 14;

export function AttackStage({ play, table }: { play: Play; table: DungeonView }) {
  const hands = handsOf(play);
  const seat = play.seat.value;
  useLayoutEffect(() => hands.turnTo(seat, table.round, table.phase), [hands, seat, table.round, table.phase]);
  useKeys(play, hands);
  const count = table.monsters.length;
  return (
    <ul
      class={`monsters count-${count}`}
      data-thing="panel:monsters"
      aria-label={t("dr-monsters")}
      data-testid="monsters"
    >
      {table.monsters.map((one, index) => (
        <li key={one.monster}>
          <MonsterButton
            play={play}
            table={table}
            hands={hands}
            monster={one.monster}
            holder={one.holder}
            index={index}
          />
        </li>
      ))}
    </ul>
  );
}

function useKeys(play: Play, hands: Hands): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = readKey(event);
      const table = play.view.value?.table as DungeonView | undefined;
      if (!key || !table || event.repeat || isWriting(event.target)) return;
      const monster = table.phase === "attack" ? table.monsters[key.index]?.monster : "";
      if (monster === undefined) return;
      event.preventDefault();
      hands.send(key.hand, monster);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [play]);
}

interface MonsterProps {
  play: Play;
  table: DungeonView;
  hands: Hands;
  monster: string;
  holder: number;
  index: number;
}

function MonsterButton({ play, table, hands, monster, holder, index }: MonsterProps) {
  const me = play.seat.value;
  const pending = HANDS.filter((hand) => hands.claims.pending.value[hand] === monster);
  const queued = HANDS.filter((hand) => hands.claims.queued.value[hand].includes(monster));
  const own = me >= 0 ? handsOn(table, me, monster, true) : [];
  const unsettled = holder < 0 && own.length > 0;
  const hand = hands.handFor(monster);
  const taken = holder >= 0 && holder !== me;
  const known = candidate(play, `claim ${hand} ${monster}`);
  const barred = me >= 0 && play.live && known !== undefined && !known.ok;
  const names = play.seats();
  const chances = me >= 0 && !taken ? chancesOn(table, me, monster) : [];
  const promise =
    me >= 0 && play.live && !taken ? chances.map((one) => t(`dr-beats-${one}`)).join(" ") || t("dr-beats-none") : "";
  const state = taken
    ? t("dr-taken", { name: names.name(holder) })
    : holder === me && me >= 0
      ? t("dr-yours")
      : unsettled || pending.length > 0
        ? t("dr-pending")
        : "";
  const ribbon =
    pending.length > 0 ? (
      <ClaimRibbon key="pending" seat={me} hands={pending} name="" pending />
    ) : holder >= 0 ? (
      <ClaimRibbon
        key="held"
        seat={holder}
        hands={handsOn(table, holder, monster, holder === me)}
        name={names.name(holder)}
      />
    ) : unsettled ? (
      <ClaimRibbon key="unsettled" seat={me} hands={own} name={names.name(me)} pending={table.mode === "fair"} />
    ) : null;
  return (
    <button
      type="button"
      class={`monster ${taken ? "taken" : ""} ${barred ? "barred" : ""} ${own.length > 0 ? "mine" : ""} ${known?.ok ? "legal" : ""}`}
      aria-label={`${monsterText(monster)} ${promise} ${state} ${play.live && me >= 0 ? t("dr-keys", { left: keyOf(index, "left"), right: keyOf(index, "right") }) : ""}`}
      aria-disabled={barred || me < 0 || !play.live}
      data-monster={monster}
      data-thing={`monster:${monster}`}
      data-holder={holder}
      data-beats={chances.join(" ")}
      {...tap(() => hands.send(hands.handFor(monster), monster))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const dragged = event.dataTransfer?.getData("text/plain");
        if (dragged === "left" || dragged === "right") hands.send(dragged, monster);
      }}
    >
      <CardFace id={monster} ribbon={ribbon}>
        {keyHints.value === "on" && me >= 0 && play.live ? (
          <span class="key-hints wide-only" aria-hidden="true">
            <kbd>{keyOf(index, "left")}</kbd>
            <kbd>{keyOf(index, "right")}</kbd>
          </span>
        ) : null}
        {chances.length > 0 && ribbon === null ? <BeatMarks chances={chances} /> : null}
        {queued.length > 0 ? <span class="queued-mark">{t("dr-queued-mark")}</span> : null}
      </CardFace>
    </button>
  );
}

/** Which of my heroes beat this monster: a letter for each, or both letters joined. */
function BeatMarks({ chances }: { chances: readonly ("left" | "right" | "both")[] }) {
  return (
    <span class="beat-marks" aria-hidden="true">
      {chances.map((one) => (
        <span key={one} class={`beat-mark ${one}`} data-tip={t(`dr-beats-${one}`)}>
          {one === "both" ? `${t("dr-hand-left-short")}+${t("dr-hand-right-short")}` : t(`dr-hand-${one}-short`)}
        </span>
      ))}
    </span>
  );
}

/** A tap that is not a scroll: each finger counts for itself, so that two hands can play at once (DR-122). */
function tap(act: () => void) {
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0 && event.currentTarget instanceof HTMLElement)
        event.currentTarget.dataset["down"] = `${event.pointerId} ${event.clientX} ${event.clientY}`;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!(event.currentTarget instanceof HTMLElement)) return;
      const [id, x, y] = (event.currentTarget.dataset["down"] ?? "").split(" ").map(Number);
      delete event.currentTarget.dataset["down"];
      if (id === event.pointerId && Math.hypot(event.clientX - (x ?? 0), event.clientY - (y ?? 0)) < STILL) act();
    },
    onClick: (event: MouseEvent) => {
      // Keys and assistive technology click without a pointer.
      if (event.detail === 0) act();
    },
  };
}

export function CountdownStage({ play, table }: { play: Play; table: DungeonView }) {
  const hands = handsOf(play);
  const seat = play.seat.value;
  useLayoutEffect(() => hands.turnTo(seat, table.round, table.phase), [hands, seat, table.round, table.phase]);
  useKeys(play, hands);
  const timer = play.timers.value.find((one) => one.name === "countdown");
  const left = useLeft(play, timer);
  const seconds = Math.max(1, Math.ceil(left / 1000));
  useEffect(() => {
    if (timer) sound("tick");
  }, [seconds]);
  const count = table.players.length === 1 ? 4 : 2 * table.players.length;
  const seated = play.live && play.seat.value >= 0;
  return (
    <div class="countdown-stage">
      <ul class={`monsters count-${count}`} aria-label={t("dr-face-down")}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            {seated ? (
              <button
                type="button"
                class="monster back"
                aria-label={t("dr-back", { n: index + 1 })}
                onClick={() => hands.send(hands.ready(), "")}
              >
                <CardBack level={table.level} />
              </button>
            ) : (
              <span class="monster back">
                <CardBack level={table.level} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <div
        class="big-count"
        role="timer"
        aria-label={t("dr-countdown", { n: seconds })}
        data-testid="countdown"
        key={seconds}
      >
        {seconds}
      </div>
    </div>
  );
}
