// A round as the log tells it: which monsters lay there, who attacked them or came too late, how each fight ended.
// The view forgets the monsters when the fights are resolved; the log does not, in play and in replay alike.
import { bare } from "../../../wire/answer";
import type { LogLine } from "../../../wire/types";

export interface Fight {
  monster: string;
  seat: number;
  hands: string;
  outcome: "" | "won" | "lost" | "left";
  coins: number;
  /** Who wanted it too and came second to the one who has it. */
  outrun: number[];
}

export interface Tale {
  round: number;
  fights: Fight[];
  told: boolean;
}

/** What a round brought one seat, from its events: monsters beaten, coins gained, failures, skills raised, who was faster. */
interface Harvest {
  round: number;
  beaten: number;
  coins: number;
  failures: number;
  skills: { skill: string; n: number }[];
  outrunBy: number[];
}

/** The rounds of a log, each with its lines from the reveal to the next one, the latest first. */
function* rounds(
  log: readonly LogLine[],
): Generator<{ round: number; monsters: unknown[]; lines: readonly LogLine[] }> {
  let end = log.length;
  for (let i = log.length - 1; i >= 0; i--) {
    if (log[i]?.kind !== "revealed") continue;
    let round = 0;
    for (let k = i; k >= 0 && round === 0; k--) if (log[k]?.kind === "round") round = Number(log[k]?.data["round"]);
    yield { round, monsters: (log[i]?.data["monsters"] ?? []) as unknown[], lines: log.slice(i + 1, end) };
    end = i;
  }
}

function taleOf({ round, monsters, lines }: { round: number; monsters: unknown[]; lines: readonly LogLine[] }): Tale {
  const fights: Fight[] = monsters.map((id) => ({
    monster: bare(id),
    seat: -1,
    hands: "",
    outcome: "",
    coins: 0,
    outrun: [],
  }));
  let told = false;
  for (const line of lines) {
    const fight = fights.find((one) => one.monster === bare(line.data["monster"]));
    if (!fight) continue;
    if (line.kind === "claimed") {
      fight.seat = Number(line.data["seat"]);
      fight.hands = fight.hands ? "both" : String(line.data["hand"]);
    } else if (line.kind === "outrun") {
      const seat = Number(line.data["seat"]);
      if (!fight.outrun.includes(seat)) fight.outrun.push(seat);
    } else if (line.kind === "won" || line.kind === "lost") {
      told = true;
      fight.seat = Number(line.data["seat"]);
      fight.hands = String(line.data["hands"]);
      fight.outcome = line.kind;
      fight.coins = Number(line.data["coins"] ?? 0);
    } else if (line.kind === "left") {
      told = true;
      fight.outcome = "left";
    }
  }
  return { round, fights, told };
}

/** The latest round whose fights are told, or the one that is being played. */
export function lastRound(log: readonly LogLine[]): Tale | null {
  let first: Tale | null = null;
  for (const round of rounds(log)) {
    const tale = taleOf(round);
    if (tale.told) return tale;
    first ??= tale;
  }
  return first;
}

/** A skill that grows twice in a round is told once. */
function grow(skills: { skill: string; n: number }[], skill: string, n: number): void {
  const before = skills.find((one) => one.skill === skill);
  if (before) before.n += n;
  else skills.push({ skill, n });
}

/** What the latest round whose fights are told brought a seat. */
export function harvest(log: readonly LogLine[], seat: number): Harvest | null {
  for (const round of rounds(log)) {
    if (!taleOf(round).told) continue;
    const found: Harvest = { round: round.round, beaten: 0, coins: 0, failures: 0, skills: [], outrunBy: [] };
    for (const line of round.lines) {
      if (line.data["seat"] !== seat) continue;
      if (line.kind === "won") {
        found.beaten++;
        found.coins += Number(line.data["coins"] ?? 0);
      } else if (line.kind === "lost") found.failures++;
      else if (line.kind === "placed") grow(found.skills, bare(line.data["skill"]), Number(line.data["n"]));
      else if (line.kind === "outrun") found.outrunBy.push(Number(line.data["other"]));
    }
    return found;
  }
  return null;
}
