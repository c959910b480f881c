import type { ServerResponse } from "node:http";
import type { Actor } from "../account/actor.ts";
import type { Listener } from "./live.ts";

/** A reader that is this far behind is dropped; it comes back and reads again. */
const BACKLOG_BYTES = 1024 * 1024;

/** One tab's stream, and whose it is. */
export class OpenStream implements Listener {
  readonly uid: string;
  readonly sessionId: string;
  readonly #response: ServerResponse;

  constructor(actor: Actor, response: ServerResponse) {
    this.uid = actor.uid;
    this.sessionId = actor.sessionId;
    this.#response = response;
  }

  hear(event: Parameters<Listener["hear"]>[0], data: object, position: string): void {
    this.write(`event: ${event}\nid: ${position}\ndata: ${JSON.stringify(data)}\n\n`);
    if (event === "ended") this.end();
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
