import type { ServerResponse } from "node:http";
import type { Actor } from "../sessions/actor.ts";
import type { Listener } from "./live.ts";
import type { Rhythm } from "./rhythm.ts";

/** A reader that is this far behind is dropped; it comes back and reads again. */
const BACKLOG_BYTES = 1024 * 1024;
/** The turn at which a stream is to come back instead of hearing a heartbeat. */
const LAST_TURN = 3;

/** One tab's stream, and whose it is. */
export class OpenStream implements Listener {
  readonly uid: string;
  readonly sessionId: string;
  readonly #response: ServerResponse;
  readonly #begunAt: number;
  readonly #pause: number;
  #turn = 1;

  constructor(actor: Actor, response: ServerResponse, { pause }: Rhythm) {
    this.uid = actor.uid;
    this.sessionId = actor.sessionId;
    this.#response = response;
    this.#begunAt = performance.now();
    // Tabs that came at one moment, after a restart for instance, do not come back at one.
    this.#pause = pause * (0.8 + 0.2 * Math.random());
  }

  hear(event: Parameters<Listener["hear"]>[0], data: object, position: string): void {
    this.write(`event: ${event}\nid: ${position}\ndata: ${JSON.stringify(data)}\n\n`);
    if (event === "ended" || event === "again") this.end();
  }

  /**
   * When it is time, speaks: a heartbeat, and in the end the word to come back. Whoever has vanished does not, and
   * nothing else tells: the kernel goes on sending what they do not acknowledge for a quarter of an hour.
   */
  keep(now: number, position: string): void {
    if (now < this.#begunAt + this.#turn * this.#pause) return;
    // It has not even taken what it was told before.
    if (this.#response.writableLength > 0) return void this.#response.destroy();
    if (this.#turn === LAST_TURN) this.hear("again", {}, position);
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
