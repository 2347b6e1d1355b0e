// The decision at hand: what is asked and every answer, in groups; spaces answer on the map too.
// What is legal, and all odds, come from the server.
import { useEffect } from "preact/hooks";
import { RuleLink } from "../../parts/page/rules";
import { questions, type Play } from "../../table/play";
import { announceNow } from "../../ui/announce";
import { SeatMark } from "../../ui/mark";
import { argOf, isOf, kindOf } from "../../wire/answer";
import { speak, t } from "../../words/words";
import type { Asked, Candidate } from "../../wire/types";
import { moreOf } from "./answer_more";
import { box } from "./box";
import { artOf, groupOf, spaceIn, type Group } from "./map/answers";
import { Odds } from "./duel/duel";
import { Die, gaarChange } from "./goods/gear";
import { adviceNow } from "./help";
import { chanceTextOf } from "./duel/odds";
import { Back, DUEL_PROMPTS, DuelQuestion } from "./question";
import { SHOP_PROMPTS } from "./goods/shop";
import { Art, Crest } from "./pieces";
import { DeedButton } from "./map/spaces";
import { Figures } from "./hero/standing";
import { ACTIONS, shownSeat, world, type WorldView } from "./view";
import { actionText, linesOf, nameOf, say } from "./words";

export function Decision({ play, table }: { play: Play; table: WorldView }) {
  const view = play.view.value;
  const asked = questions(view)[0];
  const text = asked ? speak(play.game).sentence(`prompt-${asked.prompt}`, asked.data, play.seats()) : "";
  useEffect(() => {
    if (text && play.live) announceNow(text);
  }, [text]);
  if (!view || view.over) return null;
  if (asked && table.duel && DUEL_PROMPTS.has(asked.prompt))
    return <DuelQuestion play={play} asked={asked} table={table} duel={table.duel} />;
  return (
    <section
      class={asked ? "prompt asked eu-decision" : "prompt eu-decision"}
      aria-label={t("prompt")}
      data-testid="prompt"
      data-prompt={asked?.prompt ?? ""}
      tabIndex={-1}
    >
      {asked ? (
        <>
          <header class="eu-asked">
            <Crest hero={table.heroes[shownSeat(play, table)]?.hero ?? ""} class="big" />
            <p class="question-text">
              <span>{text}</span> {asked.rule ? <RuleLink game={play.game} rule={asked.rule} /> : null}
            </p>
          </header>
          <Own play={play} table={table} />
          <Introduced play={play} table={table} asked={asked} />
          {asked.prompt === "control" ? null : <Meaning play={play} asked={asked} />}
          {asked.prompt === "before-combat" ? <Odds play={play} leads={false} text="duel-odds-ahead" /> : null}
          {CHALLENGED.has(asked.prompt) ? <Challenge play={play} table={table} asked={asked} /> : null}
          {play.live ? <Answers play={play} table={table} asked={asked} /> : null}
          {asked.prompt === "control" ? <AtStake play={play} asked={asked} /> : null}
          <Back play={play} />
        </>
      ) : (
        <Waiting play={play} />
      )}
    </section>
  );
}

/** A rival's fight that one may lead the monster in: how it may end, and what that takes; the two answers stay in sight. */
function AtStake({ play, asked }: { play: Play; asked: Asked }) {
  return (
    <>
      <Odds play={play} leads />
      <Meaning play={play} asked={asked} />
    </>
  );
}

/** What an answer will mean, where the question does not say it. */
function Meaning({ play, asked }: { play: Play; asked: Asked }) {
  const text = speak(play.game).find(`board-means-${asked.prompt}`);
  return text ? <p class="small-tip">{text}</p> : null;
}

/** Who one is, at the first question of a match: until a token of the first round is used. */
function Introduced({ play, table, asked }: { play: Play; table: WorldView; asked: Asked }) {
  const hero = table.heroes[shownSeat(play, table)];
  const fresh = table.round === 1 && asked.prompt === "act" && hero?.ready.every((n) => n > 0) && hero.moves === 0;
  if (!hero?.hero || !fresh) return null;
  const about = (attribute: string) => speak(play.game).attribute(`hero-${hero.hero}`, attribute) ?? "";
  return (
    <p class="small-tip" data-testid="introduced" data-thing={`hero:${hero.hero}`}>
      <strong>{nameOf("hero", hero.hero)}</strong>, {about("epithet")}. {about("play")}
    </p>
  );
}

/** One's own figures, where one looks. */
function Own({ play, table }: { play: Play; table: WorldView }) {
  const hero = table.heroes[shownSeat(play, table)];
  return hero?.hero ? <Figures hero={hero} /> : null;
}

/** Questions of a challenge: its roll, and whether its wound is paid off. */
const CHALLENGED = new Set(["roll-challenge", "pay-instead"]);

/** The dice against an elemental, and what its card gives for them. */
function Challenge({ play, table, asked }: { play: Play; table: WorldView; asked: Asked }) {
  const element = box.value?.spaces.get(table.heroes[shownSeat(play, table)]?.at ?? "")?.element;
  const bands = box.value?.elementals.get(element ?? "")?.bands ?? [];
  const dice = [asked.data["a"], asked.data["b"]].filter((face) => face !== undefined);
  const reached = dice.length > 0 ? bands.filter((band) => band.min <= Number(asked.data["n"])).length - 1 : -1;
  if (!element) return null;
  return (
    <div class="eu-card">
      <p class="inline-row">
        {dice.map((face, i) => (
          <Die key={i} face={Number(face)} />
        ))}
        <Art name={`element-${element}`} /> <strong>{nameOf("elemental", element)}</strong>
      </p>
      <ul class="eu-facts">
        {linesOf(`elemental-${element}`).map((line, i) => (
          <li key={line} class={i === reached ? "reached" : ""} aria-current={i === reached ? "true" : undefined}>
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Answers({ play, table, asked }: { play: Play; table: WorldView; asked: Asked }) {
  if (table.trade && SHOP_PROMPTS.has(asked.prompt)) return <Dealing play={play} asked={asked} />;
  return asked.prompt === "act" ? (
    <Turn play={play} table={table} asked={asked} />
  ) : (
    <Plain play={play} asked={asked} />
  );
}

/** The shop has every deal; here they are a list that can be unfolded, and the way out. */
function Dealing({ play, asked }: { play: Play; asked: Asked }) {
  const rest = asked.options.filter((one) => one !== "done");
  return (
    <>
      <p class="small-tip">{say("answer-shop")}</p>
      <div class="answers">
        {asked.options.includes("done") ? (
          <Answer play={play} option="done" class={rest.length === 0 ? "primary" : ""} />
        ) : null}
        <details class="all-answers">
          <summary>{t("as-list", { count: rest.length })}</summary>
          <div class="answers">
            {rest.map((one) => (
              <Answer key={one} play={play} option={one} />
            ))}
          </div>
        </details>
      </div>
    </>
  );
}

function Waiting({ play }: { play: Play }) {
  const waiting = play.view.value?.waiting ?? [];
  if (waiting.length === 0) return null;
  return (
    <p class="waiting-for inline-row">
      <span>{say("waiting")}</span>
      {waiting.map((seat) => (
        <span key={seat} class="inline-row">
          <SeatMark seat={seat} /> {play.seats().name(seat)}
        </span>
      ))}
    </p>
  );
}

/** An answer with its drawing, what it does and its odds. */
export function Answer({ play, option, class: extra = "" }: { play: Play; option: string; class?: string }) {
  const pending = play.sent.value.some((sent) => sent.do === option);
  const art = artOf(option);
  const chance = chanceTextOf(play, option);
  const more = moreOf(play, option);
  return (
    <button
      type="button"
      class={`eu-answer ${extra}`}
      data-do={option}
      aria-busy={pending}
      disabled={!play.live || pending}
      onClick={() => void play.act(option)}
    >
      {art ? <Art name={art} /> : null}
      <span>
        {answerText(play, option)}
        <Lying play={play} option={option} />
        {more ? <small>{more}</small> : null}
      </span>
      {chance ? <strong class="eu-chance">{say("odds", { chance })}</strong> : null}
    </button>
  );
}

/** Tokens to move with say shortly how far they carry, rolls what they show, and the way on where it leads. */
function answerText(play: Play, option: string): string {
  const [kind, token] = [kindOf(option), argOf(option)];
  const asked = questions(play.view.value)[0];
  if (kind === "walk") return say("walk", { token: nameOf("action_kind", token), n: box.value?.actions[token] ?? 0 });
  if (kind === "gaar" && asked && "a" in asked.data)
    return say("duel-gaar", {
      n: token,
      face: Number(asked.data[token === "1" ? "a" : "b"]),
      change: gaarChange(true),
    });
  return (token === "" && speak(play.game).find(`board-${kind}-${asked?.prompt ?? ""}`)) || actionText(play, option);
}

/** More than one token of a kind: that of the round, and one kept from the last turn. */
function Lying({ play, option }: { play: Play; option: string }) {
  const [kind, token] = [kindOf(option), argOf(option)];
  const hero = world(play)?.heroes[play.seat.value];
  if (kind !== "walk" || !hero || hero.kept !== token || !hero.ready[ACTIONS.findIndex((one) => one === token)])
    return null;
  return <small>{say("token-kept")}</small>;
}

const ORDER: readonly Group[] = ["here", "tokens", "map", "things", "other"];

/** A turn: what the place offers, tokens to move with, spaces to go to, things to use, the end. */
function Turn({ play, table, asked }: { play: Play; table: WorldView; asked: Asked }) {
  const of = (group: Group) => asked.options.filter((one) => groupOf(one) === group);
  const hero = table.heroes[shownSeat(play, table)];
  // The end of the turn stands out only when there is nothing else left to do.
  const spent = asked.options.every((one) => one === "end" || one === "arrange");
  return (
    <>
      {ORDER.map((group) => {
        const options = of(group);
        if (options.length === 0 && group !== "map") return null;
        return (
          <div key={group} class={`eu-group group-${group}`} role="group" aria-label={say(`group-${group}`)}>
            <h3>
              {say(`group-${group}`)}
              {group === "map" && hero ? <small>{say("moves", { n: hero.moves })}</small> : null}
            </h3>
            {group === "map" ? (
              <Going
                play={play}
                options={options}
                tip={
                  (hero?.moves ?? 0) > 0
                    ? "tip-nowhere"
                    : of("tokens").length === 0
                      ? "tip-no-token"
                      : table.round === 1
                        ? "tip-walk"
                        : "tip-walk-short"
                }
              />
            ) : (
              <div class="answers">
                {options.map((one) => (
                  <Answer key={one} play={play} option={one} class={one === "end" && spent ? "primary" : ""} />
                ))}
              </div>
            )}
          </div>
        );
      })}
      <NotNow play={play} />
    </>
  );
}

/** Where one can go, as a list for those who do not use the map; if nowhere, why. */
function Going({ play, options, tip }: { play: Play; options: readonly string[]; tip: string }) {
  if (options.length === 0) return <p class="small-tip">{say(tip)}</p>;
  const fights = Object.keys(adviceNow(play)?.fights ?? {}).length > 0;
  return (
    <>
      <p class="small-tip">
        {say("tip-map")} {fights ? say("tip-fights") : ""}
      </p>
      <Folded play={play} options={options} />
    </>
  );
}

function Folded({ play, options, open = false }: { play: Play; options: readonly string[]; open?: boolean }) {
  return (
    <details class="all-answers" open={open}>
      <summary>{t("as-list", { count: options.length })}</summary>
      <div class="eu-deeds">
        {options.map((one) => (
          <DeedButton key={one} play={play} deed={{ notation: one, legal: true }} />
        ))}
      </div>
    </details>
  );
}

/** What one might have tried and cannot do, each with its reason at a press; spaces say theirs on the map. */
function NotNow({ play }: { play: Play }) {
  const known = (id: string) => box.value?.spaces.has(id) ?? false;
  const refused = play.candidates.value.filter((one: Candidate) => !one.ok && spaceIn(one.do, known) === "");
  if (refused.length === 0) return null;
  return (
    <details class="eu-not-now">
      <summary>{say("not-now", { n: refused.length })}</summary>
      <div class="answers">
        {refused.map((one) => (
          <button
            type="button"
            key={one.do}
            class="eu-answer cannot"
            aria-disabled="true"
            data-do={one.do}
            onClick={() => play.why(one.do)}
          >
            {artOf(one.do) ? <Art name={artOf(one.do)} /> : null}
            <span>{actionText(play, one.do)}</span>
          </button>
        ))}
      </div>
    </details>
  );
}

/** Answers that the map shows too fold away when they are many. */
const MANY = 6;

function Plain({ play, asked }: { play: Play; asked: Asked }) {
  const known = (id: string) => box.value?.spaces.has(id) ?? false;
  const onMap = asked.options.filter((one) => spaceIn(one, known) !== "");
  const lay = asked.options.some((one) => isOf(one, "lay"));
  const fold = onMap.length > MANY;
  const shown = asked.options.filter((one) => !onMap.includes(one));
  return (
    <>
      {onMap.length > 0 ? <p class="small-tip">{say(lay ? "tip-lay" : "tip-map")}</p> : null}
      {onMap.length > 0 ? (
        fold ? (
          <Folded play={play} options={onMap} />
        ) : (
          <div class="eu-deeds">
            {onMap.map((one, i) =>
              lay ? (
                <LayButton key={one} play={play} option={one} n={i + 1} />
              ) : (
                <DeedButton key={one} play={play} deed={{ notation: one, legal: true }} />
              ),
            )}
          </div>
        )
      ) : null}
      <div class="answers">
        {shown.map((one) => (
          <Answer key={one} play={play} option={one} class={one === "done" && begins(asked) ? "primary" : ""} />
        ))}
      </div>
    </>
  );
}

/** Whether what is asked is done with, rather than given up: to begin a combat, the arranging, or nothing else is left. */
const begins = (asked: Asked): boolean =>
  asked.options.length === 1 || ["before-combat", "arrange", "overflow"].includes(asked.prompt);

/** A place for a tile by the number that the map shows. */
function LayButton({ play, option, n }: { play: Play; option: string; n: number }) {
  return (
    <button type="button" class="eu-deed" data-do={option} onClick={() => void play.act(option)}>
      <Art name="lay" /> {say("place-n", { n })}
    </button>
  );
}
