// The quests on offer, by who gives them: what each asks and gives, where, and whether it can be completed now.
// What can be done comes from the server.
import { questions, type Play } from "../../../table/play";
import { box } from "../box";
import { Answer } from "../decision";
import { spotsOf } from "../map/hexes";
import { Art, Crest } from "../pieces";
import { viewport, picked } from "../ui";
import type { WorldView } from "../view";
import { linesOf, list, nameOf, say } from "../words";

/** Where somebody is met, as far as the map is known. */
export const homesOf = (table: WorldView, encounter: string): string[] =>
  table.tiles
    .flatMap((tile) => tile.spaces.map((space) => space.id))
    .filter((id) => box.value?.spaces.get(id)?.encounter === encounter);

export function QuestList({ play, table }: { play: Play; table: WorldView }) {
  const met = Object.keys(table.quests);
  return (
    <div class="eu-quests" data-testid="quests" data-thing="panel:quests">
      {met.length === 0 ? <p class="nothing">{say("no-quests")}</p> : null}
      {met.map((encounter) => (
        <section key={encounter} class="eu-block">
          <h4>
            <Art name={`encounter-${encounter}`} /> {nameOf("encounter", encounter)}
            {homesOf(table, encounter).map((id) => (
              <Where key={id} play={play} table={table} id={id} />
            ))}
          </h4>
          {(table.quests[encounter] ?? []).map((quest) => (
            <Quest key={quest} play={play} quest={quest} />
          ))}
          <p class="small-tip">{say("quests-left", { n: table.quests_left[encounter] ?? 0 })}</p>
        </section>
      ))}
      {table.heroes.map((hero, seat) =>
        hero.quests.length > 0 ? (
          <p key={seat} class="eu-done">
            <Crest hero={hero.hero} />{" "}
            {say("quests-done", {
              seat: play.seats().name(seat),
              names: list(hero.quests.map((quest) => nameOf("quest", quest))),
            })}
          </p>
        ) : null,
      )}
    </div>
  );
}

function Where({ play, table, id }: { play: Play; table: WorldView; id: string }) {
  const show = () => {
    picked(play).value = id;
    const at = spotsOf(table.tiles).find((spot) => spot.id === id)?.at;
    if (at) viewport(play).reveal(at);
  };
  return (
    <button type="button" class="link" onClick={show} data-tip={say("show-on-map")}>
      {nameOf("territory", box.value?.spaces.get(id)?.tile ?? "")}
    </button>
  );
}

function Quest({ play, quest }: { play: Play; quest: string }) {
  const option = questions(play.view.value)
    .flatMap((asked) => asked.options)
    .find((one) => one === `quest ${quest}`);
  const refused = play.candidates.value.find((one) => !one.ok && one.do === `quest ${quest}`);
  return (
    <div class={option ? "eu-card can" : "eu-card"} data-quest={quest} data-thing={`quest:${quest}`}>
      <p class="inline-row">
        <Art name="quests" /> <strong>{nameOf("quest", quest)}</strong>
      </p>
      <ul class="eu-facts">
        {linesOf(`quest-${quest}`).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {option && play.live ? <Answer play={play} option={option} /> : null}
      {!option && refused && play.live ? (
        <button type="button" class="eu-deed cannot" aria-disabled="true" onClick={() => play.why(refused.do)}>
          {say("why-not", { what: nameOf("quest", quest) })}
        </button>
      ) : null}
    </div>
  );
}
