// The board of Conquest of Nerath: the map, the decision at hand always in sight, and cards, battle, spaces, realms and
// history one press away. What is legal, and all odds, come from the server.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Area } from "../../parts/table/area";
import { Tabs } from "../../parts/table/tabs";
import { questions, type Play } from "../../table/play";
import { crests } from "../../ui/mark";
import { isOf } from "../../wire/answer";
import type { View } from "../../wire/types";
import { BattlePanel } from "./battle/battle";
import { box, wantBox } from "./box";
import { FinalCount } from "./count";
import { Decision } from "./orders/decision";
import { Hand } from "./orders/hand";
import { useHelp } from "./help";
import { History } from "./history";
import { MapButtons, WarMap } from "./map/map";
import "./map/map.css";
import "./map/pieces.css";
import "./panels.css";
import "./orders/decision.css";
import "./orders/shop.css";
import "./map/spaces.css";
import "./battle/battle.css";
import "./standing.css";
import "./narrow.css";
import "./battle/stage.css";
import "./battle/stage_narrow.css";
import "./low.css";
import { Art, RealmTag, Shield } from "./pieces";
import { HowMany } from "./orders/order";
import { useFightOn } from "./orders/plan";
import { PlayedCard, PlayedLine, useRecent, type Recent } from "./battle/played_card";
import { SpaceHead, SpaceList, SpaceUnits } from "./map/spaces";
import { Stage } from "./battle/stage";
import { RealmTable, VictoryTrack } from "./standing";
import { picked, tab } from "./ui";
import { spaceOf, tableOf, war, type WarView } from "./view";
import { nameOf, say } from "./words";

export { about } from "./about";
export { endedFor } from "./count";
export { SeatSummary } from "./standing";

export const layout = "side";

/** Spaces answer on the map, cards in the hand. */
export function shows(notation: string): boolean {
  return isOf(notation, "select", "to", "board", "land", "at", "choose");
}

/** Hands and standing orders are secret from the first draw to the end. */
export function secret(view: View): boolean {
  const table = tableOf(view);
  return !table || table.phase !== "over";
}

export function soundOf(kind: string): "claim" | "won" | "lost" | "reveal" | null {
  const sounds: Record<string, "claim" | "won" | "lost" | "reveal"> = {
    moved: "claim",
    placed: "claim",
    conquered: "won",
    "conquered-capital": "won",
    looted: "won",
    won: "won",
    destroyed: "lost",
    rolled: "reveal",
    "card-played": "reveal",
    turn: "reveal",
  };
  return sounds[kind] ?? null;
}

export function Status({ play }: { play: Play }) {
  const table = war(play);
  useCrests(play, table);
  if (!table) return null;
  return (
    <p
      class="status-line cn-status"
      data-testid="status"
      data-phase={table.phase}
      data-round={table.round}
      data-realm={table.realm}
    >
      {table.phase !== "over" ? (
        <>
          <span>{say("round", { n: table.round })}</span>
          <RealmTag realm={table.realm} />
        </>
      ) : null}
      <strong>{nameOf("phase", table.phase)}</strong>
    </p>
  );
}

export function Board({ play, prompt }: { play: Play; prompt: ComponentChildren }) {
  useEffect(() => wantBox(), []);
  useHelp(play);
  const table = war(play);
  useFightOn(play, table);
  const recent = useRecent(play, table);
  const asked = questions(play.view.value)[0];
  const fighting = table ? ownFight(play, table) : "";
  useEffect(() => {
    if (fighting) tab(play).value = "battle";
  }, [fighting]);
  useEffect(() => {
    if (asked?.prompt === "movement") tab(play).value = "cards";
  }, [asked?.prompt]);
  if (!table || !box.value) return null;
  const over = play.view.value?.over ?? false;
  return (
    <div class={`cn-board frame-parts phase-${table.phase}`} data-phase={table.phase}>
      <Area name="board">
        <VictoryTrack table={table} />
        {over ? <FinalCount play={play} table={table} /> : null}
        <WarMap play={play} table={table} box={box.value}>
          <Stage play={play} table={table} />
          <HowMany play={play} table={table} />
          {over ? null : <PlayedCard play={play} recent={recent} />}
        </WarMap>
        <div class="cn-under">
          <Picked play={play} table={table} recent={over ? null : recent} />
          <MapButtons play={play} table={table} box={box.value} />
        </div>
      </Area>
      <Area name="question">{over ? prompt : <Decision play={play} table={table} />}</Area>
      <Area name="mine">
        <Panels play={play} table={table} />
      </Area>
    </div>
  );
}

/** The crest of a realm, by the message that names it. */
export const crestOf = (title: string) => <Shield realm={title.replace("realm-", "")} />;

/** Whoever leads realms is known by their crests wherever the page names them, before the curtain too. */
function useCrests(play: Play, table: WarView | null): void {
  const led = table?.realms.map((realm) => `${realm.id} ${realm.seat}`).join();
  useEffect(() => {
    const realms = table?.realms ?? [];
    const crestOf = (seat: number) => {
      const own = realms.filter((realm) => realm.seat === seat);
      return own.length > 0 ? own.map((realm) => <Shield key={realm.id} realm={realm.id} />) : null;
    };
    crests(play).value = realms.length > 0 ? crestOf : null;
    return () => (crests(play).value = null);
  }, [led]);
}

/** The space of a battle that a realm of the looker's side has a part in; whoever only watches sees them all. */
function ownFight(play: Play, table: WarView): string {
  const fight = table.fight;
  if (!fight) return "";
  const side = table.realms.find((realm) => realm.seat === play.seat.value)?.side;
  const mine = table.realms.filter((realm) => realm.side === side).map((realm) => realm.id);
  const space = spaceOf(table, fight.space);
  const involved = [fight.attacker, space?.holder ?? "", ...(space?.units.map((unit) => unit.realm) ?? [])];
  return mine.length === 0 || involved.some((realm) => mine.includes(realm)) ? fight.space : "";
}

/** The particulars of the space that was pressed last; before that, a card that was just played. */
function Picked({ play, table, recent }: { play: Play; table: WarView; recent: Recent | null }) {
  const space = spaceOf(table, picked(play).value);
  // A card that comes takes the line until another space is picked.
  const known = useRef({ card: -1, picked: "" });
  if (recent && recent.tale.at !== known.current.card)
    known.current = { card: recent.tale.at, picked: picked(play).value };
  if (recent?.slim && known.current.picked === picked(play).value) return <PlayedLine play={play} recent={recent} />;
  if (!space) return <p class="cn-picked nothing">{say("map-hint")}</p>;
  return (
    <aside class="cn-picked" aria-label={say("picked")} data-testid="picked">
      <SpaceHead play={play} space={space} />
      <SpaceUnits space={space} />
    </aside>
  );
}

const TABS = [
  ["cards", "cards"],
  ["battle", "attack"],
  ["spaces", "spaces"],
  ["realms", "realms"],
  ["history", "history"],
] as const;

function Panels({ play, table }: { play: Play; table: WarView }) {
  return (
    <Tabs prefix="cn" names={TABS} draw={(art) => <Art name={art} />} chosen={tab(play)} say={say}>
      {tab(play).value === "cards" ? <Hand play={play} table={table} /> : null}
      {tab(play).value === "battle" ? <BattlePanel play={play} table={table} /> : null}
      {tab(play).value === "spaces" ? <SpaceList play={play} table={table} /> : null}
      {tab(play).value === "realms" ? <RealmTable play={play} table={table} /> : null}
      {tab(play).value === "history" ? <History play={play} /> : null}
    </Tabs>
  );
}
