// Answers as buttons: plain ones, those of the space that is picked, cards, and the attacks that stand declared.
// Which of them fit a question is left to the panels; what is legal comes from the server.
import type { Play } from "../../../table/play";
import { readAnswer } from "../../../wire/answer";
import { adviceNow, type Chances } from "../help";
import { DeedButton } from "../map/spaces";
import { Art, Count } from "../pieces";
import { deeds, picked } from "../ui";
import { UNITS } from "../view";
import { actionText, chanceText, say, spaceName } from "../words";
import { CardButton } from "./hand";

/** The drawing that goes with an answer: a unit, a realm, or the deed itself. */
export function artOf(option: string): string {
  const { kind, args } = readAnswer(option);
  if (kind.startsWith("sink")) return "warship";
  const unit = args.find((arg) => (UNITS as readonly string[]).includes(arg));
  if (unit) return unit;
  const realm = args.find((arg) => ["karkoth", "vailin", "iron_circle", "nerath"].includes(arg));
  if (realm) return `realm-${realm}`;
  return (
    {
      retreat: "retreat",
      continue: "attack",
      fight: "attack",
      land: "land",
      call_off: "board",
      remove: "guardian",
      done: "crown",
    }[kind] ?? ""
  );
}

export function Answer({ play, option, class: extra = "answer" }: { play: Play; option: string; class?: string }) {
  const pending = play.sent.value.some((sent) => sent.do === option);
  const art = artOf(option);
  return (
    <button
      type="button"
      class={extra}
      data-do={option}
      aria-busy={pending}
      disabled={!play.live || pending}
      onClick={() => void play.act(option)}
    >
      {art ? <Art name={art} /> : null}
      {actionText(play, option)}
    </button>
  );
}

/** Attacks that are declared, with their odds. */
export function DeclaredAttacks({ play }: { play: Play }) {
  const attacks = Object.entries(adviceNow(play)?.attacks ?? {});
  if (attacks.length === 0) return null;
  return (
    <div class="cn-declared" data-testid="declared">
      <h3>{say("declared")}</h3>
      <ul>
        {attacks.map(([space, chances]) => (
          <li key={space}>
            <span>{spaceName(space)}</span>
            <span class="cn-bar" aria-hidden="true">
              <span style={{ transform: `scaleX(${chances.win})` }} />
            </span>
            <strong>{chanceText(chances.win)}</strong>
            <Points n={chances.points} />
            <Losses chances={chances} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The victory points that a conquest gives. */
function Points({ n }: { n: number | undefined }) {
  return n ? <Count what="points" n={`+${n}`} label={say("points", { n })} /> : null;
}

/** The gold that both sides lose on average, ours first. */
function Losses({ chances }: { chances: Chances }) {
  if (chances.ours === 0 && chances.theirs === 0) return null;
  const [ours, theirs] = [round(chances.ours), round(chances.theirs)];
  return <Count what="gold" n={say("losses-short", { ours, theirs })} label={say("losses", { ours, theirs })} />;
}

export const round = (n: number): number => Math.round(n * 10) / 10;

/** The answers for the space that is picked, if it stands for several. */
export function Here({ play }: { play: Play }) {
  const here = (deeds(play).get(picked(play).value) ?? []).filter((one) => one.legal);
  if (here.length < 2) return null;
  return (
    <div class="cn-here" data-testid="here">
      <h3>{spaceName(picked(play).value)}</h3>
      <div class="answers">
        {here.map((one) => (
          <DeedButton key={one.notation} play={play} deed={one} />
        ))}
      </div>
    </div>
  );
}

/** Cards that can be played, each with its text. */
export function CardAnswers({ play, cards }: { play: Play; cards: readonly string[] }) {
  if (cards.length === 0) return null;
  return (
    <div class="cn-card-answers" data-testid="playable">
      {cards.map((one) => (
        <CardButton key={one} play={play} notation={one} />
      ))}
    </div>
  );
}
