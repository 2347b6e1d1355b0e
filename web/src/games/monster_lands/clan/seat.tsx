// The panel of another clan, compact: glory, gold, dice left, tokens and faces; its whole board unfolds on demand.
// One's own clan is drawn large by clan.tsx.
import type { Play } from "../../../table/play";
import { ClanBody, First, Pool, Purse } from "./clan";
import { Art, Count } from "../expedition/dice";
import { nameOf, say } from "../expedition/effects";
import { MercToken } from "../places/pieces";
import { lands } from "../view";

export function SeatSummary({ play, seat }: { play: Play; seat: number }) {
  const table = lands(play);
  const clan = table?.clans[seat];
  if (!table || !clan) return null;
  return (
    <div class="ml-seat">
      <span class="ml-row">
        <Purse clan={clan} />
        {table.first === seat ? <First /> : null}
        <span
          class="ml-count"
          data-tip={say("lands-trophy-points", { n: clan.trophy_points })}
          data-thing="count:trophy"
        >
          <span class="hidden-text">{say("lands-trophy-points", { n: clan.trophy_points })}</span>
          <Art name="trophy" />
          <span aria-hidden="true">{clan.trophy_points}</span>
        </span>
        <span class="ml-count" data-tip={say("lands-traps-hidden", { n: clan.trap_count })}>
          <span class="hidden-text">{say("lands-traps-hidden", { n: clan.trap_count })}</span>
          <Art name="trap" />
          <span aria-hidden="true">{clan.trap_count}</span>
        </span>
        {clan.defence > 0 ? <Count what="defence" n={clan.defence} /> : null}
        {clan.potion > 0 ? <Count what="potion" n={clan.potion} /> : null}
        {clan.venom > 0 ? <Count what="venom" n={clan.venom} /> : null}
      </span>
      <details class="ml-more-clan">
        <summary>
          <span class="ml-row">
            <Pool play={play} clan={clan} own={false} />
            <span class="ml-gap-line" aria-hidden="true" />
            {clan.members.map((one) => (
              <span key={one.member} class={one.place >= 0 ? "out" : ""}>
                <span class="hidden-text">{nameOf("mercenary", one.member)} </span>
                <MercToken id={one.member} seat={seat} wounded={one.wounded} />
              </span>
            ))}
          </span>
          <span class="ml-unfold">{say("lands-clan-board")}</span>
        </summary>
        <ClanBody play={play} table={table} clan={clan} seat={seat} />
      </details>
    </div>
  );
}
