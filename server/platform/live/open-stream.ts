import type { ServerResponse } from "node:http";
import type { Actor } from "../sessions/actor.ts";
import type { Listener } from "./hub.ts";

/** Milliseconds. */
export interface StreamTiming {
  /** Longest silence. A stream is told to reconnect at the third pause. */
  readonly pause: number;
  readonly look: number;
}

/**
 * A stream lives 41 to 52 seconds, its connection six more (Node's keep-alive):
 * a vanished reader is gone within a minute.
 */
export const STREAM_TIMING: StreamTiming = { pause: 17_000, look: 1_000 };

/** A slower reader is dropped; it reconnects and rereads. */
const BACKLOG_BYTES = 1024 * 1024;
const LAST_TURN = 3;

export class OpenStream implements Listener {
  readonly uid: string;
  readonly sessionId: string;
  readonly #response: ServerResponse;
  readonly #begunAt: number;
  readonly #pause: number;
  #turn = 1;

  constructor(actor: Actor, response: ServerResponse, { pause }: StreamTiming) {
    this.uid = actor.uid;
    this.sessionId = actor.sessionId;
    this.#response = response;
    this.#begunAt = performance.now();
    // Jitter, so that tabs opened together do not reconnect together.
    this.#pause = pause * (0.8 + 0.2 * Math.random());
  }

  send(event: Parameters<Listener["send"]>[0], data: object, position: string): void {
    this.write(`event: ${event}\nid: ${position}\ndata: ${JSON.stringify(data)}\n\n`);
    if (event === "ended" || event === "again") this.end();
  }

  /** Reconnecting is the only proof of life: the kernel resends for a quarter of an hour. */
  keepAlive(now: number, position: string): void {
    if (now < this.#begunAt + this.#turn * this.#pause) return;
    if (this.#response.writableLength > 0) return void this.#response.destroy();
    if (this.#turn === LAST_TURN) this.send("again", {}, position);
    else this.write(":\n\n");
    this.#turn += 1;
  }

  write(text: string): void {
    // The stream may end while it is being closed.
    if (this.#response.writableEnded || this.#response.destroyed) return;
    this.#response.write(text);
    if (this.#response.writableLength > BACKLOG_BYTES) this.#response.destroy();
  }

  end(): void {
    this.#response.end();
  }
}
