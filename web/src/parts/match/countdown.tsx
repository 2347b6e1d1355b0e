// A timer that runs by the server's clock: seconds left, a bar, and the last three seconds signalled.
// When a timer has run out is said by the server, not here.
import { useEffect, useState } from "preact/hooks";
import type { Play } from "../../table/play";
import type { Running } from "../../wire/types";
import { play as sound } from "../../ui/sound";
import { speak, t } from "../../words/words";

/** Milliseconds that a timer still runs, read again as often as the display needs. */
export function useLeft(play: Play, timer: Running | undefined): number {
  const [left, setLeft] = useState(() => (timer ? Math.max(0, timer.ends - play.now()) : 0));
  useEffect(() => {
    if (!timer) return;
    const read = () => setLeft(Math.max(0, timer.ends - play.now()));
    read();
    const every = setInterval(read, 100);
    return () => clearInterval(every);
  }, [timer?.name, timer?.ends]);
  return left;
}

export function shownTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 100) return String(seconds);
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86_400)} d`;
}

export function Countdown({ play, timer }: { play: Play; timer: Running }) {
  const left = useLeft(play, timer);
  const seconds = Math.ceil(left / 1000);
  const last = left > 0 && left <= 3000;
  useEffect(() => {
    if (last) sound("tick");
  }, [last, seconds]);
  const part = timer.ms > 0 ? Math.min(1, left / timer.ms) : 0;
  const name = timer.name === "pause" ? t("clock-pause") : (speak(play.game).find(`clock-${timer.name}`) ?? t("clock"));
  return (
    <div class={last ? "countdown last" : "countdown"} role="timer" aria-label={name} data-timer={timer.name}>
      <span class="countdown-name">{name}</span>
      <span class="countdown-bar" aria-hidden="true">
        <span class="countdown-fill" style={{ transform: `scaleX(${part})` }} />
      </span>
      <span class="countdown-left">{shownTime(left)}</span>
    </div>
  );
}
