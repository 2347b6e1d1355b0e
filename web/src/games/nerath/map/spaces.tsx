// The spaces as a list: who holds each, who stands there, what can be done there. For those who hear the board, for the
// keyboard, and for a quick look on a small screen.
import { signal } from "@preact/signals";
import { perTable } from "../../../table/per_table";
import type { PlacedAnswer } from "../../../table/answers";
import type { Play } from "../../../table/play";
import { SpaceFilter } from "../../../ui/map_controls";
import { t } from "../../../words/words";
import { box } from "../box";
import { adviceNow } from "../help";
import { viewport } from "./panzoom";
import { Art, Chip, Count, Shield } from "../pieces";
import { round } from "../orders/answers";
import { deeds, give, picked } from "../ui";
import { stacksOf, type SpaceView, type WarView } from "../view";
import { actionText, amount, chanceText, list, nameOf, realmName, say, spaceName, theRealm } from "../words";

/** Everything there is to say about a space in one line. */
export const spaceLine = (play: Play, table: WarView, space: SpaceView): string =>
  [spaceName(space.id), ...linesOfSpace(play, table, space)].join(". ");

/** Who holds a space, who stands there, what can be done there. */
export function linesOfSpace(play: Play, table: WarView, space: SpaceView): string[] {
  const parts: string[] = [];
  if (space.holder) parts.push(say("held-by", { realm: theRealm(space.holder) }));
  for (const stack of stacksOf(space))
    parts.push(
      `${realmName(stack.realm)}${stack.attacking ? ` (${say("attacking")})` : ""}: ${stackText(stack.kinds)}`,
    );
  if (space.tokens.length > 0) parts.push(tokensText(space));
  const here = (deeds(play).get(space.id) ?? []).filter((one) => one.legal);
  if (here.length > 0) parts.push(list(here.map((one) => actionText(play, one.notation))));
  else if (space.id === table.order?.space) parts.push(say("ordered-here"));
  return parts;
}

type Kinds = ReturnType<typeof stacksOf>[number]["kinds"];

const stackText = (kinds: Kinds): string =>
  list(
    kinds.map((one) => {
      const load =
        one.cargo.length > 0
          ? ` (${say("carrying", { cargo: list(one.cargo.map((each) => amount(each.kind, each.n))) })})`
          : "";
      return amount(one.kind, one.n) + load;
    }),
  );

function tokensText(space: SpaceView): string {
  const known = space.tokens.filter(Boolean).map((token) => nameOf("guardian", token));
  const unseen = space.tokens.length - known.length;
  return list([...known, ...(unseen > 0 ? [say("unseen-guardians", { n: unseen })] : [])]);
}

const only = perTable(() => signal<"all" | "can" | "own">("all"));

export function SpaceList({ play, table }: { play: Play; table: WarView }) {
  const possible = deeds(play);
  const legal = (id: string) => (possible.get(id) ?? []).some((one) => one.legal);
  const own = (space: SpaceView) =>
    table.realms.some(
      (realm) =>
        realm.seat === play.seat.value &&
        (space.holder === realm.id || space.units.some((unit) => unit.realm === realm.id)),
    );
  const wanted = (space: SpaceView) =>
    only(play).value === "all" ? true : only(play).value === "can" ? legal(space.id) : own(space);
  const spaces = table.spaces.filter(wanted).sort((a, b) => Number(legal(b.id)) - Number(legal(a.id)));
  return (
    <div class="cn-spaces" data-testid="spaces">
      <SpaceFilter names={["all", "can", "own"]} only={only(play)} say={say} class="cn-filter" />
      <ul>
        {spaces.map((space) => (
          <SpaceItem key={space.id} play={play} space={space} here={possible.get(space.id) ?? []} />
        ))}
      </ul>
      {spaces.length === 0 ? <p class="nothing">{say("spaces-none")}</p> : null}
    </div>
  );
}

function SpaceItem({ play, space, here }: { play: Play; space: SpaceView; here: readonly PlacedAnswer[] }) {
  const legal = here.filter((one) => one.legal);
  return (
    <li
      class={`cn-space-item ${legal.length > 0 ? "can" : ""}`}
      data-space-item={space.id}
      data-thing={`space:${space.id}`}
    >
      <SpaceHead play={play} space={space} />
      <SpaceUnits space={space} />
      {here.length > 0 ? (
        <div class="cn-deeds">
          {(legal.length > 0 ? legal : here.slice(0, 1)).map((one) => (
            <DeedButton key={one.notation} play={play} deed={one} />
          ))}
        </div>
      ) : null}
    </li>
  );
}

/** Many answers behind one line that is opened when wanted. */
export function Folded({ play, options, title }: { play: Play; options: readonly string[]; title?: string }) {
  if (options.length === 0) return null;
  return (
    <details class="all-answers">
      <summary>{title ?? t("as-list", { count: options.length })}</summary>
      <div class="answers">
        {options.map((option) => (
          <DeedButton key={option} play={play} deed={{ notation: option, legal: true }} />
        ))}
      </div>
    </details>
  );
}

/** An answer that names a space, with who would go, its odds and points; one that is refused says why when pressed. */
export function DeedButton({ play, deed }: { play: Play; deed: PlacedAnswer }) {
  const advice = adviceNow(play);
  const chance = advice?.options[deed.notation];
  const thrown = advice?.throws?.[deed.notation];
  const goes = Object.entries(advice?.goes[deed.notation] ?? {});
  return (
    <button
      type="button"
      class={deed.legal ? "cn-deed" : "cn-deed cannot"}
      aria-disabled={!deed.legal}
      data-do={deed.notation}
      onClick={() => (deed.legal ? give(play, deed.notation) : play.why(deed.notation))}
    >
      {deed.legal ? actionText(play, deed.notation) : say("why-not", { what: actionText(play, deed.notation) })}
      {goes.length > 0 ? (
        <span class="cn-goes">
          {goes.map(([kind, n]) => (
            <span key={kind} class="inline-row" data-thing={`unit:${kind}`}>
              <span class="hidden-text">{amount(kind, n)}</span>
              <Art name={kind} />
              {n > 1 ? <span aria-hidden="true">{n}</span> : null}
            </span>
          ))}
        </span>
      ) : null}
      {thrown ? (
        <strong class="cn-thrown-at">
          {say("throws", { dice: `${thrown.dice}d${thrown.sides}`, n: Math.round(thrown.hits * 10) / 10 })}
        </strong>
      ) : null}
      {chance ? <strong class="cn-chance">{chanceText(chance.win)}</strong> : null}
      {chance?.points ? (
        <Count what="points" n={`+${chance.points}`} label={say("points", { n: chance.points })} />
      ) : null}
      {chance && (chance.ours > 0 || chance.theirs > 0) ? (
        <small>{say("losses", { ours: round(chance.ours), theirs: round(chance.theirs) })}</small>
      ) : null}
    </button>
  );
}

export function SpaceHead({ play, space }: { play: Play; space: SpaceView }) {
  const info = box.value?.spaces.get(space.id);
  const show = () => {
    picked(play).value = space.id;
    if (info) viewport(play).reveal(info.centre);
  };
  return (
    <p class="cn-space-head">
      {space.holder ? <Shield realm={space.holder} /> : null}
      <button type="button" class="link" onClick={show} data-tip={say("show-on-map")}>
        {spaceName(space.id)}
      </button>
      <small>{space.holder ? realmName(space.holder) : say(`place-${info?.place ?? "sea"}`)}</small>
    </p>
  );
}

export function SpaceUnits({ space }: { space: SpaceView }) {
  return (
    <div class="cn-space-units">
      {stacksOf(space).map((stack) => (
        <span key={`${stack.realm}${stack.attacking}`} class="inline-row">
          <Shield realm={stack.realm} />
          <span class="hidden-text">{realmName(stack.realm)}: </span>
          {stack.attacking ? <small>{say("attacking")}</small> : null}
          {stack.kinds.map((one) => (
            <span key={one.kind} class="inline-row">
              <Chip kind={one.kind} n={one.n} realm={stack.realm} hit={one.hit} />
              {one.cargo.length > 0 ? (
                <small>{say("carrying", { cargo: list(one.cargo.map((each) => amount(each.kind, each.n))) })}</small>
              ) : null}
            </span>
          ))}
        </span>
      ))}
      {space.tokens.length > 0 ? <small>{tokensText(space)}</small> : null}
    </div>
  );
}
