// Founding a clan: each affinity with the leader and the mercenary it brings, their dice and talents.
// Whoever has not chosen yet sees all there is to choose from.
import { useEffect } from "preact/hooks";
import { Hint } from "../../../parts/match/hint";
import { RuleLink } from "../../../parts/page/rules";
import type { Play } from "../../../table/play";
import { announceNow } from "../../../ui/announce";
import { argOf } from "../../../wire/answer";
import { speak } from "../../../words/words";
import type { Asked } from "../../../wire/types";
import { cards, type Mercenary } from "../cards";
import { Art, Count, DiceRow } from "../expedition/dice";
import { diceText, effectText, nameOf, say } from "../expedition/effects";
import { Affinity, diceArray, MercToken } from "../places/pieces";

/** The question which affinity to take, if that is what is asked. */
export function foundingQuestion(play: Play): Asked | null {
  const asked = play.view.value?.asked[0];
  return asked?.prompt === "clan" && cards.value ? asked : null;
}

/** The leader and the mercenary that come with an affinity. */
function broughtBy(affinity: string): Mercenary[] {
  const all = [...(cards.value?.mercenary.values() ?? [])].filter((one) => one.affinity === affinity);
  return ["leader", "initial"].flatMap((role) => all.filter((one) => one.role === role));
}

const wordsOf = (one: Mercenary): string =>
  [
    `${nameOf("mercenary", one.id)} (${say(`lands-founding-${one.role}`)})`,
    say("lands-reputation", { n: one.reputation }),
    diceText(one.dice),
    effectText(one.talent),
  ]
    .filter(Boolean)
    .join(", ");

export function FoundingPanel({ play, asked }: { play: Play; asked: Asked }) {
  const text = speak(play.game).sentence(`prompt-${asked.prompt}`, asked.data, play.seats());
  useEffect(() => {
    if (play.live) announceNow(text);
  }, [text]);
  return (
    <section class="prompt asked ml-founding" aria-label={text} data-testid="prompt">
      <p class="question-text">
        {text}
        {asked.rule ? <RuleLink game={play.game} rule={asked.rule} /> : null}
      </p>
      <div class="ml-founding-clans">
        {asked.options.map((option) => (
          <Clan key={option} play={play} option={option} affinity={argOf(option)} />
        ))}
      </div>
      <Hint play={play} />
    </section>
  );
}

function Clan({ play, option, affinity }: { play: Play; option: string; affinity: string }) {
  const members = broughtBy(affinity);
  const pending = play.sent.value.some((sent) => sent.do === option);
  return (
    <button
      type="button"
      class="answer ml-founding-clan"
      data-do={option}
      disabled={!play.live || pending}
      onClick={() => void play.act(option)}
    >
      <span class="hidden-text">
        {speak(play.game).action(option, play.seats())}. {members.map(wordsOf).join(". ")}
      </span>
      <span class="ml-founding-face" aria-hidden="true">
        <span class="ml-founding-name">
          <Affinity id={affinity} /> {say(`affinity-${affinity}`)}
        </span>
        {members.map((one) => (
          <span key={one.id} class="ml-founding-member">
            <MercToken id={one.id} seat={-1} />
            <span class="ml-who">
              <strong>
                {one.role === "leader" ? <Art name="leader" class="ml-crown" /> : null}
                {nameOf("mercenary", one.id)}
              </strong>
              <span class="ml-row">
                <Count what="reputation" n={one.reputation} />
                <DiceRow dice={diceArray(one.dice)} />
              </span>
              <small>{effectText(one.talent)}</small>
            </span>
          </span>
        ))}
      </span>
    </button>
  );
}
