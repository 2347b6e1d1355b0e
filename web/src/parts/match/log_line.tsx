// A line of the log with info cards: each thing that it names can be pointed at, pressed for long, or gone to by arrows.
// What a card says is left to things/card; how a sentence is made to the words.
import type { Play } from "../../table/play";
import { idOf, kindOf } from "../../things/thing";
import type { LogLine } from "../../wire/types";
import { piecesOf, type Piece } from "../../words/pieces";
import type { Tongue } from "../../words/tongue";
import { speak } from "../../words/words";
import { lineText } from "./line";

/** Lines that were taken apart before: the same words give the same pieces. */
const known = new WeakMap<LogLine, { text: string; pieces: Piece[] }>();

/** Whether the words of the game have more to say of a thing than its name. */
const explained = (tongue: Tongue, name: string): boolean =>
  tongue.has(`thing-${kindOf(name)}`) || tongue.has(`thing-${kindOf(name)}-${idOf(name)}`);

interface Props {
  play: Play;
  line: LogLine;
  /** Within a button there is nothing else to go to. */
  pressed?: boolean;
}

export function Told({ play, line, pressed = false }: Props) {
  const text = lineText(play, line);
  let made = known.get(line);
  const tongue = speak(play.game);
  if (!made || made.text !== text || made.pieces.length < 2) {
    const named = [...tongue.mentions(line.data)].filter(([name]) => explained(tongue, name));
    made = { text, pieces: piecesOf(text, new Map(named)) };
    known.set(line, made);
  }
  return (
    <>
      {made.pieces.map((piece, at) =>
        piece.thing ? (
          <span key={at} class="named" tabIndex={pressed ? undefined : -1} data-thing={piece.thing}>
            {piece.text}
          </span>
        ) : (
          piece.text
        ),
      )}
    </>
  );
}

/** Arrows go from one named thing of a log to the next. */
export function goToNamed(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step || !(event.currentTarget instanceof Element)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(".named")];
  const at = all.findIndex((one) => one === document.activeElement);
  const next = at < 0 ? all[step > 0 ? 0 : all.length - 1] : all[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
