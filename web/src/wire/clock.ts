// The server's clock as this page believes it: the best of several questions with the shortest way there and back.
// Used to show countdowns and timers at the same moment everywhere; never sent to the server.

const KEPT = 8;

export class ServerClock {
  private samples: { offset: number; trip: number }[] = [];
  private rough: number | null = null;

  constructor(private readonly local: () => number = () => performance.now()) {}

  /** A first idea, from a message that bore the server's time when it was sent. */
  hint(serverNow: number): void {
    this.rough ??= serverNow - this.local();
  }

  /** An answer to a question asked at local time `asked`, when the server's clock showed `server`. */
  answered(asked: number, server: number): void {
    const now = this.local();
    const trip = Math.max(0, now - asked);
    this.samples.push({ offset: server - (asked + trip / 2), trip });
    if (this.samples.length > KEPT) this.samples.shift();
  }

  get offset(): number {
    const best = this.samples.reduce<{ offset: number; trip: number } | null>(
      (found, sample) => (found === null || sample.trip < found.trip ? sample : found),
      null,
    );
    return best?.offset ?? this.rough ?? Date.now() - this.local();
  }

  now(): number {
    return this.local() + this.offset;
  }
}
