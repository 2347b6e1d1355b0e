// The picture of a campaign: three episodes with their scores, and what each hero takes into the next.
// All of it is as games/euthia/rules/scenarios/campaign.py tells it.
import { RuleLink } from "../../../parts/page/rules";
import { Icon } from "../../../ui/icon";
import { speak, t } from "../../../words/words";
import type { Vars } from "../../../words/tongue";
import type { CampaignPictureProps } from "../../registry";
import "./campaign.css";
import { Figure, HeroTag } from "../pieces";
import { GAME, foeName, list, nameOf, say, tileName } from "../words";

interface Episode {
  scenario: string;
  stands: "done" | "now" | "ahead";
  scores: number[];
  winners: number[];
}

interface Heir {
  hero: string;
  reputation?: number;
  gold?: number;
  tiles?: { tile: string; slot?: number }[];
  gems?: Record<string, number>;
  essences?: Record<string, number>;
  resources?: string[];
  trophies?: string[];
}

interface Saga {
  episodes: Episode[];
  heroes: Heir[];
}

const tell = (id: string, vars: Vars = {}): string => speak(GAME).text(`saga-${id}`, vars);

export function CampaignPicture({ campaign, begin, busy }: CampaignPictureProps) {
  const page = campaign.page as Saga;
  const next = campaign.playing ? undefined : campaign.choices[0];
  return (
    <div class="eu-saga">
      <Road page={page} games={campaign.games} />
      {page.heroes.length > 0 ? (
        <Heirs heroes={page.heroes} over={campaign.standing !== "on"} />
      ) : (
        <p>
          {tell("first")} <RuleLink game={GAME} rule="EUS-129" />
        </p>
      )}
      {next ? (
        <div class="row">
          <button
            type="button"
            class="primary big"
            disabled={busy}
            onClick={() => begin(next)}
            data-testid="campaign-next"
          >
            <Icon name="play" /> {tell("play", { scenario: nameOf("scenario", String(next["scenario"])) })}
          </button>
          {campaign.players > 1 && campaign.games.length > 0 ? <p class="hint">{tell("same")}</p> : null}
        </div>
      ) : null}
    </div>
  );
}

/** The episodes in order; those behind with the final reputation of each hero. */
function Road({ page, games }: { page: Saga; games: CampaignPictureProps["campaign"]["games"] }) {
  const hero = (seat: number): string => {
    const found = page.heroes[seat];
    return found ? nameOf("hero", found.hero) : tell("seat", { n: seat + 1 });
  };
  return (
    <ol class="eu-road" aria-label={tell("road")} data-testid="road">
      {page.episodes.map((one, index) => (
        <li
          key={one.scenario}
          class={`eu-stage ${one.stands}`}
          aria-current={one.stands === "now" ? "step" : undefined}
          data-scenario={one.scenario}
        >
          <strong>{nameOf("scenario", one.scenario)}</strong>
          <small>{speak(GAME).attribute(`option-scenario-${one.scenario}`, "help") ?? ""}</small>
          <span class="tag">{games[index]?.resigned ? t("campaign-left") : tell(`stands-${one.stands}`)}</span>
          {one.scores.length > 0 ? (
            <>
              <ul>
                {one.scores.map((n, seat) => (
                  <li key={seat} class={one.winners.includes(seat) ? "won" : ""}>
                    {tell("score", { hero: hero(seat), n })}
                  </li>
                ))}
              </ul>
              <small>
                {one.winners.length > 0 ? tell("winners", { names: list(one.winners.map(hero)) }) : tell("nobody")}
              </small>
            </>
          ) : null}
          {games[index]?.table && !games[index]?.resigned ? (
            <a
              class="button small"
              href={`/t/${games[index]?.table}/replay`}
              aria-label={`${t("replay")} ${index + 1}`}
            >
              <Icon name="play" /> {t("replay")}
            </a>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

/** What every hero brings: figures, tiles on the board and in sacks, and the rest. */
function Heirs({ heroes, over }: { heroes: readonly Heir[]; over: boolean }) {
  return (
    <section aria-labelledby="saga-heroes">
      <h2>
        <span id="saga-heroes">{tell(over ? "heroes-over" : "heroes")}</span> <RuleLink game={GAME} rule="EUS-129" />
      </h2>
      <ul class="eu-heirs" data-testid="heirs">
        {heroes.map((hero) => (
          <li key={hero.hero} data-hero={hero.hero}>
            <p class="inline-row">
              <HeroTag hero={hero.hero} />
              <Figure
                what="reputation"
                n={hero.reputation ?? 0}
                label={say("reputation", { n: hero.reputation ?? 0 })}
              />
              <Figure what="gold" n={hero.gold ?? 0} label={say("gold", { n: hero.gold ?? 0 })} />
            </p>
            <p>{tell("tiles", { names: list(counted((hero.tiles ?? []).map((one) => tileName(one.tile)))) })}</p>
            {goods(hero).length > 0 ? <p>{tell("goods", { names: list(goods(hero)) })}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Loose gems and essences, resources and trophies, in words. */
function goods(hero: Heir): string[] {
  const named = (kind: string, held: Record<string, number> = {}): string[] =>
    Object.entries(held).flatMap(([id, n]) => Array<string>(n).fill(nameOf(kind, id)));
  const trophies = (hero.trophies ?? []).map((id) => foeName(id.slice(id.indexOf("-") + 1)));
  return counted([
    ...named("gem", hero.gems),
    ...named("essence", hero.essences),
    ...(hero.resources ?? []).map((id) => nameOf("resource", id)),
    ...trophies,
  ]);
}

/** Names with how often each is there, if more than once. */
function counted(names: readonly string[]): string[] {
  const often = new Map<string, number>();
  for (const name of names) often.set(name, (often.get(name) ?? 0) + 1);
  return [...often].map(([name, n]) => (n > 1 ? tell("times", { n, name }) : name));
}
