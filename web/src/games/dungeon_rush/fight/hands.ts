// The two hands of the player who looks: which hero is selected, what is on its way, and what a tap or key does.
// One object per table, so that a reload or another table starts afresh.
import { signal } from "@preact/signals";
import { perTable } from "../../../table/per_table";
import { tapHand } from "../../../settings";
import type { Play } from "../../../table/play";
import { isOf, saysSo } from "../../../wire/answer";
import { Claims } from "./claims";
import { beatsAlone, dungeon, HANDS, isFree, otherHand, type Hand } from "../view";

/** How long it is said that a hand came too early. */
const EARLY_MS = 1500;

export class Hands {
  readonly selected = signal<Hand>("left");
  readonly claims: Claims;
  /** Hands that were laid down too early, for a moment, so that it can be shown. */
  readonly early = signal<Hand | "">("");
  private round = "";

  constructor(private readonly play: Play) {
    this.claims = new Claims((notation) => play.act(notation));
  }

  /** A new round, phase or looker: nothing of the old one is on its way any more. */
  turnTo(seat: number, round: number, phase: string): void {
    const key = `${seat} ${round} ${phase}`;
    if (key === this.round) return;
    this.round = key;
    this.claims.clear();
    this.early.value = "";
    if (phase === "attack" || phase === "countdown") this.select(this.firstFree());
  }

  select(hand: Hand): void {
    this.selected.value = hand;
  }

  private free(hand: Hand): boolean {
    const table = dungeon(this.play);
    if (table === null || this.claims.pending.value[hand] !== "" || !isFree(table, this.play.seat.value, hand))
      return false;
    // Where heroes are sent one after the other, only the one that is asked about can go.
    const claims = (this.play.view.value?.asked ?? []).flatMap((asked) =>
      asked.options.filter((option) => isOf(option, "claim")),
    );
    return claims.length === 0 || claims.some((option) => saysSo(option, "claim", hand));
  }

  private firstFree(): Hand {
    return HANDS.find((hand) => this.free(hand)) ?? "left";
  }

  /** The hero a plain tap sends: the selected one, or the other if only that one is free. */
  ready(): Hand {
    const hand = this.selected.value;
    const other = otherHand(hand);
    return !this.free(hand) && this.free(other) ? other : hand;
  }

  /** The hero a tap on a monster sends: the other one, by the setting, if only that one beats it and is free. */
  handFor(monster: string): Hand {
    const hand = this.ready();
    const other = otherHand(hand);
    const table = dungeon(this.play);
    if (!table || tapHand.value === "selected" || !this.free(other)) return hand;
    const seat = this.play.seat.value;
    return !beatsAlone(table, seat, hand, monster) && beatsAlone(table, seat, other, monster) ? other : hand;
  }

  /** Send a hero to a monster, or lay a hand down too early, or ask why not. */
  send(hand: Hand, monster: string): void {
    const table = dungeon(this.play);
    if (!table || !this.play.live || this.play.seat.value < 0) return;
    if (table.phase === "countdown") {
      this.early.value = hand;
      setTimeout(() => (this.early.value = ""), EARLY_MS);
      void this.play.act(`early ${hand}`);
      return;
    }
    const notation = `claim ${hand} ${monster}`;
    const known = this.play.candidates.value.find((one) => one.do === notation);
    if (known && !known.ok && this.claims.pending.value[hand] === "") return this.play.why(notation);
    this.claims.claim(hand, monster);
    const other = otherHand(hand);
    if (this.selected.value === hand && this.free(other)) this.select(other);
  }
}

export const handsOf = perTable((play) => new Hands(play));
