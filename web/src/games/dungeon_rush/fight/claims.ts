// My claims on their way: each hero's own line, pending until the server answers, further ones queued behind it.
// DR-122, DR-124, DR-125: the two heroes are independent; a queued claim is tried if the one before it is refused.
import { signal } from "@preact/signals";
import type { Hand } from "../view";

type Sender = (notation: string) => Promise<boolean>;

export class Claims {
  readonly pending = signal<Readonly<Record<Hand, string>>>({ left: "", right: "" });
  readonly queued = signal<Readonly<Record<Hand, readonly string[]>>>({ left: [], right: [] });
  private generation = 0;

  constructor(private readonly send: Sender) {}

  claim(hand: Hand, monster: string): void {
    const busy = this.pending.value[hand];
    if (busy === "") return void this.put(hand, monster);
    if (busy !== monster && !this.queued.value[hand].includes(monster))
      this.queue(hand, [...this.queued.value[hand], monster]);
  }

  /** Forget everything: the round is over or the line was lost. */
  clear(): void {
    this.generation++;
    this.pending.value = { left: "", right: "" };
    this.queued.value = { left: [], right: [] };
  }

  private queue(hand: Hand, monsters: readonly string[]): void {
    this.queued.value = { ...this.queued.value, [hand]: monsters };
  }

  private async put(hand: Hand, monster: string): Promise<void> {
    const generation = this.generation;
    this.pending.value = { ...this.pending.value, [hand]: monster };
    const accepted = await this.send(`claim ${hand} ${monster}`);
    if (generation !== this.generation) return;
    this.pending.value = { ...this.pending.value, [hand]: "" };
    const [next, ...rest] = this.queued.value[hand];
    this.queue(hand, accepted ? [] : rest);
    if (!accepted && next !== undefined) await this.put(hand, next);
  }
}
