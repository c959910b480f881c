import type { ServerResponse } from "node:http";
import type { Actor } from "../sessions/actor.ts";
import type { Listener } from "./hub.ts";

/** When streams are sent something, in ms. */
export interface StreamTiming {
  /** The longest that a stream is silent. Every third time it is told to come back, so it is as long as three of these. */
  readonly pause: number;
  /** How often is looked whose time it is. */
  readonly look: number;
}

/**
 * A heartbeat at least every 20 seconds. A stream lives for 41 to 52, and its connection for six more, Node's own time for one that is
 * kept alive: of somebody who has vanished nothing is left after a minute.
 */
export const STREAM_TIMING: StreamTiming = { pause: 17_000, look: 1_000 };

/** A reader that is this far behind is dropped; it comes back and reads again. */
const BACKLOG_BYTES = 1024 * 1024;
/** The turn at which a stream is told to come back instead of getting a heartbeat. */
const LAST_TURN = 3;

/** One tab's stream, and whose it is. */
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
    // Tabs that came at one moment, after a restart for instance, do not come back at one.
    this.#pause = pause * (0.8 + 0.2 * Math.random());
  }

  send(event: Parameters<Listener["send"]>[0], data: object, position: string): void {
    this.write(`event: ${event}\nid: ${position}\ndata: ${JSON.stringify(data)}\n\n`);
    if (event === "ended" || event === "again") this.end();
  }

  /**
   * When it is time, sends a heartbeat, and in the end the event to come back. A reader that has vanished does not come
   * back, and nothing else shows it: the kernel goes on sending what is not acknowledged for a quarter of an hour.
   */
  keepAlive(now: number, position: string): void {
    if (now < this.#begunAt + this.#turn * this.#pause) return;
    // It has not even read what was sent before.
    if (this.#response.writableLength > 0) return void this.#response.destroy();
    if (this.#turn === LAST_TURN) this.send("again", {}, position);
    else this.write(":\n\n");
    this.#turn += 1;
  }

  write(text: string): void {
    // It may have ended while its closing was under way.
    if (this.#response.writableEnded || this.#response.destroyed) return;
    this.#response.write(text);
    if (this.#response.writableLength > BACKLOG_BYTES) this.#response.destroy();
  }

  end(): void {
    this.#response.end();
  }
}
