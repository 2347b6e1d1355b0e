// The way to a far space: its steps on the map, the tokens it takes, Fire, Water and the fight at its end, one press to go.
// Ways and their answers come from the game; whatever is asked in between stops the walk.
import { inTurn } from "../../../table/answers";
import { questions, type Play } from "../../../table/play";
import type { Point } from "../../../ui/viewport";
import { argOf, isOf } from "../../../wire/answer";
import type { WayView } from "../../../wire/generated/euthia";
import { fightAt } from "../help";
import { Art } from "../pieces";
import { oddsBrief, oddsLine, winText } from "../duel/odds";
import { picked, viewport } from "../ui";
import type { WorldView } from "../view";
import { list, nameOf, say } from "../words";

/** The way to a space, if it takes more than one answer. */
export function wayTo(play: Play, table: WorldView, space: string): WayView | null {
  const way = play.live && questions(play.view.value)[0]?.prompt === "act" ? table.ways[space] : undefined;
  return way && way.do.length > 1 ? way : null;
}

export function walk(play: Play, way: WayView): void {
  picked(play).value = "";
  void inTurn(play, way.do);
}

/** The steps of the way to the chosen space. */
export function Path({ play, table, spots }: { play: Play; table: WorldView; spots: ReadonlyMap<string, Point> }) {
  const way = wayTo(play, table, picked(play).value);
  const start = spots.get(table.heroes[play.seat.value]?.at ?? "");
  if (!way || !start) return null;
  const steps = way.do
    .filter((one) => isOf(one, "move"))
    .map((one) => spots.get(argOf(one)))
    .filter((at) => at !== undefined);
  const points = [start, ...steps];
  return (
    <g class="eu-path" aria-hidden="true" data-testid="path">
      <path d={`M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`} />
      {steps.map(([x, y], i) => (
        <circle key={i} cx={x} cy={y} r={i === steps.length - 1 ? 16 : 9} />
      ))}
    </g>
  );
}

/** What the way takes and meets, and the one press that walks it; it never lies over the end of the way. */
export function WayPanel({ play, table, spots }: { play: Play; table: WorldView; spots: ReadonlyMap<string, Point> }) {
  const space = picked(play).value;
  const way = wayTo(play, table, space);
  if (!way) return null;
  const chance = way.fight ? fightAt(play, space) : null;
  const steps = way.do.filter((one) => isOf(one, "move")).length;
  const tokens = way.tokens ?? [];
  const { y, h } = viewport(play).frame.value;
  const low = (spots.get(space)?.[1] ?? y) > y + h / 2;
  return (
    <div class={low ? "eu-way above" : "eu-way"} data-testid="way">
      <ul class="eu-facts">
        <li>
          {say("way-steps", { n: steps })}
          {tokens.length > 0 ? `. ${say("way-tokens", { n: tokens.length, tokens: list(tokens.map(tokenName)) })}` : ""}
        </li>
        {way.fire ? (
          <li class="eu-way-fire">
            <Art name="element-fire" /> {say("way-fire", { n: way.fire })}
          </li>
        ) : null}
        {way.water ? (
          <li>
            <Art name="element-water" /> {say("way-water", { n: way.water })}
          </li>
        ) : null}
        {way.fight ? (
          <li data-tip={chance ? oddsLine(chance) : ""}>
            <Art name="combat" /> {chance ? oddsBrief(chance) : say("way-fight")}
          </li>
        ) : null}
      </ul>
      <button type="button" class="primary" data-testid="walk" onClick={() => walk(play, way)}>
        {say("way-go", { n: steps })}
        {chance ? <strong class="eu-chance">{winText(chance)}</strong> : null}
      </button>
      <button type="button" onClick={() => (picked(play).value = "")}>
        {say("way-not")}
      </button>
    </div>
  );
}

const tokenName = (token: string): string => nameOf("action_kind", token);
