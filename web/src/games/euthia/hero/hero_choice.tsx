// The heroes to choose from, before the map is laid: who they are, how they play, what they begin with.
// Who is free comes from the server.
import { questions, type Play } from "../../../table/play";
import { SeatMark } from "../../../ui/mark";
import { speak } from "../../../words/words";
import { box, type HeroInfo } from "../box";
import { Art, Figure, Crest } from "../pieces";
import type { WorldView } from "../view";
import { GAME, linesOf, nameOf, say, tileName } from "../words";

export function Muster({ play, table }: { play: Play; table: WorldView }) {
  return (
    <section class="eu-muster" aria-label={say("muster")} data-testid="muster">
      {[...(box.value?.heroes.values() ?? [])].map((info) => (
        <Candidate key={info.id} play={play} table={table} info={info} />
      ))}
    </section>
  );
}

function Candidate({ play, table, info }: { play: Play; table: WorldView; info: HeroInfo }) {
  const owner = table.heroes.findIndex((hero) => hero.hero === info.id);
  const notation = `hero ${info.id}`;
  const free = play.live && questions(play.view.value).some((asked) => asked.options.includes(notation));
  const own = [...(box.value?.tiles.values() ?? [])].filter((tile) => tile.hero === info.id && tile.start);
  return (
    <article class={`eu-candidate parchment of-${info.id} ${owner >= 0 ? "taken" : ""}`} data-hero={info.id}>
      <header class="inline-row">
        <Crest hero={info.id} class="big" />
        <div>
          <h3>{nameOf("hero", info.id)}</h3>
          <small>{speak(GAME).attribute(`hero-${info.id}`, "epithet") ?? ""}</small>
        </div>
        <Figure what="health" n={info.health} label={say("health", { n: info.health, of: info.health })} />
      </header>
      <p>{speak(GAME).attribute(`hero-${info.id}`, "play") ?? ""}</p>
      <details>
        <summary>{say("begins-with")}</summary>
        <ul class="eu-facts">
          {own.map((tile) => (
            <li key={tile.id}>
              <strong>{tileName(tile.id)}</strong> {linesOf(`tile-${tile.id}`).join("; ")}
            </li>
          ))}
        </ul>
      </details>
      {owner >= 0 ? (
        <p class="inline-row">
          <SeatMark seat={owner} /> {play.seats().name(owner)}
        </p>
      ) : null}
      {free ? (
        <button type="button" class="primary" data-do={notation} onClick={() => void play.act(notation)}>
          <Art name={`hero-${info.id}`} /> {say("choose-hero", { name: nameOf("hero", info.id) })}
        </button>
      ) : null}
    </article>
  );
}
