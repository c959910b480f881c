import type { ServerResponse } from "node:http";
import type { Actor } from "../sessions/actor.ts";
import type { Deps } from "../deps.ts";
import { readEnded } from "../sessions/session-store.ts";
import { OpenStream, STREAM_TIMING, type StreamTiming } from "./open-stream.ts";

/** How late a session's end by its clock is noticed. */
export const CHECK_MS = 20_000;
/** After which a browser comes back, in ms. */
const RETURN_MS = 1_000;
export const STREAMS_PER_PERSON = 20;

/** The open event streams of this process. */
export class Streams {
  readonly #deps: Deps;
  readonly #byPerson = new Map<string, Set<OpenStream>>();
  readonly #timing: StreamTiming;
  readonly #timers: readonly NodeJS.Timeout[];
  #closed = false;

  constructor(deps: Deps, timing: StreamTiming = STREAM_TIMING) {
    this.#deps = deps;
    this.#timing = timing;
    this.#timers = [
      setInterval(() => this.#keepAlive(), timing.look).unref(),
      setInterval(() => this.#checkSessions(), CHECK_MS).unref(),
    ];
  }

  get closed(): boolean {
    return this.#closed;
  }

  get count(): number {
    return this.#all().length;
  }

  hasRoom(uid: string): boolean {
    return (this.#byPerson.get(uid)?.size ?? 0) < STREAMS_PER_PERSON;
  }

  begin(actor: Actor, since: string | null, response: ServerResponse): void {
    // Its `close` event has passed already, so it would never be removed.
    if (response.destroyed) return;
    response.writeHead(200, {
      ...this.#deps.assets.headers,
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
    response.write(`retry: ${RETURN_MS}\n\n`);
    const stream = new OpenStream(actor, response, this.#timing);
    const mine = this.#byPerson.get(actor.uid) ?? new Set();
    this.#byPerson.set(actor.uid, mine.add(stream));
    const leave = this.#deps.live.join(stream, since);
    response.on("error", () => response.destroy());
    response.on("close", () => {
      leave();
      mine.delete(stream);
      if (mine.size === 0 && this.#byPerson.get(actor.uid) === mine)
        this.#byPerson.delete(actor.uid);
    });
  }

  /** Ends every stream and begins no other; each browser comes back by itself. */
  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const stream of this.#all()) {
      // Not everybody at the same moment to the process that is left.
      stream.write(`retry: ${RETURN_MS + Math.round(Math.random() * RETURN_MS)}\n\n`);
      stream.end();
    }
  }

  #all(): OpenStream[] {
    return [...this.#byPerson.values()].flatMap((mine) => [...mine]);
  }

  /** One timer for all: ten thousand of their own would cost more than the streams. */
  #keepAlive(): void {
    const now = performance.now();
    const position = this.#deps.live.position();
    for (const mine of this.#byPerson.values())
      for (const stream of mine) stream.keepAlive(now, position);
  }

  #checkSessions(): void {
    this.#endOver().catch((error: unknown) => {
      this.#deps.log.error("stream.check-failed", error);
    });
  }

  /** A session ends by its clock too, and a message of another process may be lost on the way. */
  async #endOver(): Promise<void> {
    const { db, clock, live } = this.#deps;
    const open = new Set(this.#all().map(({ sessionId }) => sessionId));
    const ended = new Set(await readEnded(db, [...open], clock()));
    if (ended.size === 0) return;
    for (const stream of this.#all())
      if (ended.has(stream.sessionId)) stream.send("ended", {}, live.position());
  }
}
