// A few small sounds made on the spot; silent unless the visitor turned them on.
// They repeat what the screen shows and never replace it.
import { sound } from "../settings";

type Note = [hertz: number, at: number, length: number, shape?: OscillatorType];

const TUNES = {
  tick: [[880, 0, 0.05, "square"]],
  turn: [
    [523, 0, 0.12],
    [784, 0.12, 0.2],
  ],
  claim: [
    [196, 0, 0.08, "triangle"],
    [147, 0.05, 0.1, "triangle"],
  ],
  refused: [[180, 0, 0.12, "sawtooth"]],
  won: [
    [523, 0, 0.09],
    [659, 0.09, 0.09],
    [784, 0.18, 0.16],
  ],
  lost: [
    [330, 0, 0.12],
    [247, 0.12, 0.2],
  ],
  reveal: [
    [392, 0, 0.1],
    [523, 0.08, 0.1],
    [659, 0.16, 0.2],
  ],
} satisfies Record<string, Note[]>;

let context: AudioContext | null = null;

export function play(name: keyof typeof TUNES): void {
  if (sound.value !== "on") return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.01;
  for (const [hertz, at, length, shape] of TUNES[name] as Note[]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = shape ?? "sine";
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(0.0001, start + at);
    gain.gain.exponentialRampToValueAtTime(0.16, start + at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + length + 0.02);
  }
}
