// The battle at hand or the latest one, round by round: both forces, everybody's dice, hits and losses.
// Told from the log, so that nobody misses what bots fight out among themselves.
import { lineText } from "../../../parts/match/line";
import { Told } from "../../../parts/match/log_line";
import type { Play } from "../../../table/play";
import { adviceNow } from "../help";
import { Art, Chip, Die, RealmTag, Shield } from "../pieces";
import { battleTale, hitting, type BattleTale, type Round, type Throw } from "../match_log";
import { spaceOf, stacksOf, type WarView } from "../view";
import { chanceText, nameOf, realmName, say, spaceName, unitName } from "../words";

export function BattlePanel({ play, table }: { play: Play; table: WarView }) {
  const tale = battleTale(play.log.value);
  if (!tale) return <p class="nothing">{say("no-battle")}</p>;
  const now = table.fight?.space === tale.space && !tale.over;
  const chance = now ? adviceNow(play)?.battle : null;
  return (
    <section
      class={now ? "cn-battle now" : "cn-battle"}
      data-testid="battle"
      data-thing="panel:battle"
      aria-label={say("battle-at", { space: spaceName(tale.space) })}
    >
      <h3>
        <Art name="attack" />{" "}
        {now ? say("battle-at", { space: spaceName(tale.space) }) : say("battle-was", { space: spaceName(tale.space) })}
        {chance ? <strong class="cn-chance">{chanceText(chance.win)}</strong> : null}
      </h3>
      <Forces table={table} tale={tale} now={now} />
      <ol class="cn-rounds">
        {tale.rounds.map((round, i) => (
          <RoundBox key={i} play={play} tale={tale} round={round} last={i === tale.rounds.length - 1} />
        ))}
      </ol>
      {tale.over ? <p class="cn-verdict">{lineText(play, tale.over)}</p> : null}
    </section>
  );
}

/** Attackers against defenders: as they stand while it is fought, as they began once it is over. */
function Forces({ table, tale, now }: { table: WarView; tale: BattleTale; now: boolean }) {
  const space = spaceOf(table, tale.space);
  const stacks = now && space ? stacksOf(space) : [];
  const ours = stacks.filter((one) => one.realm === tale.attacker).flatMap((one) => one.kinds);
  const theirs = stacks.filter((one) => one.realm !== tale.attacker);
  return (
    <div class="cn-forces">
      <div class="cn-force">
        <RealmTag realm={tale.attacker} />
        <span class="inline-row">
          {now
            ? ours.map((one) => <Chip key={one.kind} kind={one.kind} n={one.n} realm={tale.attacker} hit={one.hit} />)
            : tale.attackers.map(([kind, n]) => <Chip key={kind} kind={kind} n={n} realm={tale.attacker} />)}
        </span>
      </div>
      <span class="cn-versus">
        <Art name="attack" />
        <span class="hidden-text">{say("against")}</span>
      </span>
      <div class="cn-force">
        {tale.dungeon ? (
          <span class="cn-guards">
            {now && table.fight
              ? table.fight.guards.map((dice, i) => (
                  <span key={i} class="cn-guard">
                    {nameOf("guardian", space?.tokens[i] ?? "")}{" "}
                    <small>{dice.map((sides) => `d${sides}`).join(" ")}</small>
                  </span>
                ))
              : say("guardians")}
          </span>
        ) : null}
        {tale.defenders.map((realm) => (
          <span key={realm} class="inline-row">
            <RealmTag realm={realm} />
            {now
              ? theirs
                  .filter((one) => one.realm === realm)
                  .flatMap((one) =>
                    one.kinds.map((each) => (
                      <Chip key={each.kind} kind={each.kind} n={each.n} realm={realm} hit={each.hit} />
                    )),
                  )
              : null}
          </span>
        ))}
        {!now && !tale.dungeon ? (
          <span class="inline-row">
            {tale.against.map(([kind, n]) => (
              <Chip key={kind} kind={kind} n={n} realm={tale.defenders[0] ?? ""} />
            ))}
          </span>
        ) : null}
      </div>
    </div>
  );
}

function RoundBox({ play, tale, round, last }: { play: Play; tale: BattleTale; round: Round; last: boolean }) {
  const first = round.throws.filter((one) => one.first);
  const rest = round.throws.filter((one) => !one.first);
  return (
    <li class={last ? "cn-round last" : "cn-round"}>
      {round.round > 0 ? <h4>{say("battle-round", { n: round.round })}</h4> : null}
      {first.length > 0 ? <Step title={say("first-strike")} throws={first} attacker={tale.attacker} /> : null}
      {rest.length > 0 ? (
        <Step title={first.length > 0 ? say("others-strike") : ""} throws={rest} attacker={tale.attacker} />
      ) : null}
      {round.lines.length > 0 ? (
        <ul class="cn-told">
          {round.lines.map((line, i) => (
            <li key={i} class={`told-${line.kind}`}>
              {line.kind === "destroyed" || line.kind === "guardian-killed" ? <Art name="loss" /> : null}
              <Told play={play} line={line} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function Step({ title, throws, attacker }: { title: string; throws: readonly Throw[]; attacker: string }) {
  const sides = [throws.filter((one) => one.realm === attacker), throws.filter((one) => one.realm !== attacker)];
  return (
    <div class="cn-step">
      {title ? <h5>{title}</h5> : null}
      <div class="cn-step-sides">
        {sides.map((some, i) => (
          <div key={i} class="cn-step-side">
            {some.map((one, j) => (
              <ThrowRow key={j} thrown={one} delay={j * 60} />
            ))}
            {some.length > 0 ? (
              <p class="cn-hits">{say("hits", { n: some.reduce((sum, one) => sum + one.hits, 0) })}</p>
            ) : null}
          </div>
        ))}
      </div>
    </div>
  );
}

export function ThrowRow({ thrown, delay }: { thrown: Throw; delay: number }) {
  const name = thrown.realm ? unitName(thrown.kind) : nameOf("guardian", thrown.kind);
  const marks = hitting(thrown.dice, thrown.hits);
  return (
    <p class="cn-throw">
      {thrown.realm ? <Shield realm={thrown.realm} /> : null}
      <span class="hidden-text">{thrown.realm ? `${realmName(thrown.realm)}, ` : ""}</span>
      {thrown.realm ? <Art name={thrown.kind} /> : <Art name="guardian" />}
      <span class="hidden-text">{say("throw", { unit: name, dice: thrown.dice.join(", "), n: thrown.hits })}</span>
      <span class="cn-throw-dice" data-tip={name} aria-hidden="true">
        {thrown.dice.map((face, i) => (
          <Die key={i} sides={thrown.sides} face={face} hit={marks[i] ?? false} delay={delay + i * 40} />
        ))}
      </span>
    </p>
  );
}
