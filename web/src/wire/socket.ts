// One WebSocket to a table that comes back by itself: greeting with the last sequence number, backoff, heartbeat.
// What messages mean is left to the table's store.
import { signal } from "@preact/signals";
import { ServerClock } from "./clock";
import type { FromClient, FromServer } from "./types";

type Connection = "connecting" | "open" | "lost";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4_000;
const HEARTBEAT = 10_000;
const PATIENCE = 6_000;

export class Line {
  readonly state = signal<Connection>("connecting");
  readonly clock = new ServerClock();
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private retry: number | undefined;
  private beat: number | undefined;
  private heard = 0;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly greet: () => FromClient,
    private readonly receive: (message: FromServer) => void,
  ) {
    addEventListener("online", this.online);
    addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.visible);
    this.connect();
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.online);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.visible);
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.socket?.close();
  }

  private readonly online = (): void => this.again(0);
  private readonly offline = (): void => this.drop();
  private readonly visible = (): void => {
    if (!document.hidden && this.state.value !== "open") this.again(0);
  };

  private connect(): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    if (this.state.value !== "lost") this.state.value = "connecting";
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.heard = performance.now();
      this.send(this.greet());
      for (let i = 0; i < 5; i++) setTimeout(() => this.askTime(), 40 + i * 90);
      clearInterval(this.beat);
      this.beat = window.setInterval(() => this.pulse(), HEARTBEAT / 2);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.heard = performance.now();
      const message = JSON.parse(event.data) as FromServer;
      if (message.t === "time") return this.clock.answered(message.c, message.s);
      this.state.value = "open";
      this.wait = FIRST_WAIT;
      this.receive(message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private askTime(): void {
    this.send({ t: "time", c: performance.now() });
  }

  private pulse(): void {
    if (performance.now() - this.heard > HEARTBEAT + PATIENCE) this.drop();
    else this.askTime();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.lost();
  }

  private lost(): void {
    this.socket = null;
    clearInterval(this.beat);
    if (this.closed) return;
    this.state.value = "lost";
    if (navigator.onLine) this.again(this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
  }

  private again(after: number): void {
    clearTimeout(this.retry);
    if (this.socket !== null && this.socket.readyState <= WebSocket.OPEN) return;
    this.retry = window.setTimeout(() => this.connect(), after);
  }
}

export function tableSocketUrl(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`;
}
