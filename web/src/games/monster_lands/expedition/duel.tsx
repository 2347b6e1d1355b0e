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
import { isConquest, type Scene } from "../story/scenes";
import { lands } from "../view";

const HIT = 3;

const last = (lines: readonly LogLine[], kinds: readonly string[]): LogLine | undefined =>
  lines.filter((line) => kinds.includes(line.kind)).at(-1);

const diceOf = (line: LogLine | undefined): number[] => {
  const dice = line?.data["dice"];
  return Array.isArray(dice) ? dice.map(Number) : [];
};

interface Fighter {
  id: string;
  seat: number;
  lines: LogLine[];
}

/** Who fights now: the last that was attacked or rolled, with the lines about them. */
function fighterOf(scene: Scene): Fighter | null {
  const about = last(scene.lines, ["attack", "rolled", "rerolled"]);
  if (!about) return null;
  const id = bare(about.data["mercenary"]);
  const from = scene.lines.findIndex((line) => bare(line.data["mercenary"]) === id);
  return { id, seat: Number(about.data["seat"]), lines: scene.lines.slice(Math.max(0, from)) };
}

/** The region that is fought for: the one that has just been taken, else the one that lies there. */
function regionOf(play: Play, scene: Scene): string {
  const taken = last(scene.lines, ["conquered"]);
  return taken ? bare(taken.data["region"]) : (lands(play)?.regions[scene.place === "region_b" ? 1 : 0] ?? "");
}

export function Duel({ play, scene }: { play: Play; scene: Scene }) {
  const fighter = fighterOf(scene);
  if (!fighter) return null;
  const rolled = last(fighter.lines, ["rolled", "rerolled"]);
  const monster = cards.value?.monster.get(scene.monster);
  const total = totalOf(rolled);
  if (isConquest(scene, rolled)) return <Conquest play={play} scene={scene} fighter={fighter} total={total} />;
  const attack = last(fighter.lines, ["attack-roll"]);
  return (
    <div class="ml-duel" data-testid="duel">
      <Roller fighter={fighter} total={total} />
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

interface Rolled {
  play: Play;
  scene: Scene;
  fighter: Fighter;
  total: number | null;
}

function Conquest({ play, scene, fighter, total }: Rolled) {
  const id = regionOf(play, scene);
  const value = cards.value?.region.get(id)?.conquest_value;
  return (
    <div class="ml-duel" data-testid="duel">
      <Roller fighter={fighter} total={total} />
      <div class="ml-needed">
        {value ? <Need what="conquest" n={value} total={total} /> : null}
        <NextRoll play={play} />
      </div>
      <Side
        name={id ? nameOf("region", id) : ""}
        token={id ? <Art name={`region-${id}`} class="ml-duel-art" /> : null}
      />
    </div>
  );
}

/** The last roll on the competitive mission, with its goal while that mission is still the one on display. */
export function MissionRoll({ play, scene, current }: { play: Play; scene: Scene; current: boolean }) {
  const fighter = fighterOf(scene);
  if (!fighter) return null;
  const total = totalOf(last(fighter.lines, ["rolled", "rerolled"]));
  const goal = cards.value?.mission.get(lands(play)?.missions[0] ?? "")?.competitive.objective;
  return (
    <div class="ml-duel" data-testid="duel">
      <Roller fighter={fighter} total={total} />
      <div class="ml-needed">
        {current && goal ? <Need what="goal" n={goal} total={total} /> : null}
        <NextRoll play={play} />
      </div>
    </div>
  );
}

const totalOf = (rolled: LogLine | undefined): number | null => (rolled ? Number(rolled.data["total"]) : null);

function Roller({ fighter, total }: { fighter: Fighter; total: number | null }) {
  return (
    <Side name={nameOf("mercenary", fighter.id)} token={<MercToken id={fighter.id} seat={fighter.seat} />}>
      {diceOf(last(fighter.lines, ["rolled"])).map((value, index) => (
        <PipDie key={`${index} ${value}`} value={value} />
      ))}
      {total !== null ? <strong class="ml-total">{total}</strong> : null}
    </Side>
  );
}

function Side({ name, token, children }: { name: string; token: ComponentChildren; children?: ComponentChildren }) {
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

const SIGNS = { capture: "capture", kill: "kill", conquest: "conquest", goal: "mission-competitive" } as const;

function Need({ what, n, total }: { what: keyof typeof SIGNS; n: number; total: number | null }) {
  const reached = total !== null && total >= n;
  return (
    <span class={`ml-need ${reached ? "reached" : ""}`}>
      <Art name={SIGNS[what]} /> {say(`lands-scene-${what}`, { n })}
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
