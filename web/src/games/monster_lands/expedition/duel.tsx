// The stage of a battle at its latest moment: who fights, both sides' dice with their pips, what is needed, and the odds.
// It is made from the lines that are told so far; the odds of the next roll come with the question.
import type { ComponentChildren } from "preact";
import { questions, type Play } from "../../../table/play";
import { bare } from "../../../wire/answer";
import type { LogLine } from "../../../wire/types";
import { cards } from "../cards";
import { Art, PipDie } from "./dice";
import { nameOf, say } from "./effects";
import { adviceNow, percent } from "../help";
import { MercToken } from "../places/pieces";
import type { Scene } from "../story/scenes";

const HIT = 3;

const last = (lines: readonly LogLine[], kinds: readonly string[]): LogLine | undefined =>
  lines.filter((line) => kinds.includes(line.kind)).at(-1);

const diceOf = (line: LogLine | undefined): number[] => {
  const dice = line?.data["dice"];
  return Array.isArray(dice) ? dice.map(Number) : [];
};

/** Who fights now: the last that was attacked or rolled, with the lines about them. */
function fighterOf(scene: Scene): { id: string; seat: number; lines: LogLine[] } | null {
  const about = last(scene.lines, ["attack", "rolled", "rerolled"]);
  if (!about) return null;
  const id = bare(about.data["mercenary"]);
  const from = scene.lines.findIndex((line) => bare(line.data["mercenary"]) === id);
  return { id, seat: Number(about.data["seat"]), lines: scene.lines.slice(Math.max(0, from)) };
}

export function Duel({ play, scene }: { play: Play; scene: Scene }) {
  const fighter = fighterOf(scene);
  if (!fighter) return null;
  const rolled = last(fighter.lines, ["rolled", "rerolled"]);
  const attack = last(fighter.lines, ["attack-roll"]);
  const monster = cards.value?.monster.get(scene.monster);
  const total = rolled ? Number(rolled.data["total"]) : null;
  return (
    <div class="ml-duel" data-testid="duel">
      <Side name={nameOf("mercenary", fighter.id)} token={<MercToken id={fighter.id} seat={fighter.seat} />}>
        {diceOf(last(fighter.lines, ["rolled"])).map((value, index) => (
          <PipDie key={`${index} ${value}`} value={value} />
        ))}
        {total !== null ? <strong class="ml-total">{total}</strong> : null}
      </Side>
      <div class="ml-needed">
        {monster ? <Need what="capture" n={monster.capture_value} total={total} /> : null}
        {monster ? <Need what="kill" n={monster.kill_value} total={total} /> : null}
        <NextRoll play={play} />
      </div>
      <Side
        name={scene.monster ? nameOf("monster", scene.monster) : ""}
        token={scene.monster ? <Art name={`monster-${scene.monster}`} class="ml-duel-art" /> : null}
      >
        {diceOf(attack).map((value, index) => (
          <PipDie key={`${index} ${value}`} value={value} attack hit={value >= HIT} />
        ))}
      </Side>
    </div>
  );
}

function Side({ name, token, children }: { name: string; token: ComponentChildren; children: ComponentChildren }) {
  return (
    <div class="ml-duel-side">
      <span class="ml-duel-who">
        {token} <strong>{name}</strong>
      </span>
      <span class="ml-duel-dice" aria-hidden="true">
        {children}
      </span>
    </div>
  );
}

function Need({ what, n, total }: { what: "capture" | "kill"; n: number; total: number | null }) {
  const reached = total !== null && total >= n;
  return (
    <span class={`ml-need ${reached ? "reached" : ""}`}>
      <Art name={what} /> {say(`lands-scene-${what}`, { n })}
    </span>
  );
}

/** What the next roll may bring, while one is asked for it. */
function NextRoll({ play }: { play: Play }) {
  const throws = questions(play.view.value).length > 0 ? (adviceNow(play)?.throws ?? {}) : {};
  const all = Object.values(throws).at(0);
  if (!all) return null;
  return (
    <span class="ml-next" data-testid="duel-odds">
      {Object.entries({ ...all })
        .map(([aim, chance]) => say(`lands-note-${aim}`, { chance: say("lands-percent", { n: percent(chance) }) }))
        .join(", ")}
    </span>
  );
}
