import { z } from "zod/mini";
import { id } from "#contract/fields.ts";
import { liveChange, type LiveChange } from "#contract/live.ts";
import type { Database } from "../db/database.ts";
import { ChangeBatch, itemsOf } from "./change-batch.ts";
import { Ring, type RingEvent } from "./ring.ts";

export interface Listener {
  readonly uid: string;
  readonly sessionId: string;
  send(event: "change" | "reset" | "again" | "ended", data: object, position: string): void;
}

export interface Live {
  position(): string;
  /** Call after commit; `uids` may see the change. */
  publish(change: LiveChange, uids: readonly string[]): void;
  endSession(uid: string, sessionId: string): void;
  /** Replays events missed since `since`; returns how to leave. */
  join(listener: Listener, since: string | null): () => void;
}

const CHANNEL = "cairn_live";

const messages = z.array(
  z.union([
    z.strictObject({ change: liveChange, uids: z.array(id) }),
    z.strictObject({ ended: z.strictObject({ uid: id, sessionId: id }) }),
  ]),
);
type Messages = z.output<typeof messages>;

class Hub implements Live {
  readonly #batch: ChangeBatch;
  readonly #epoch: string;
  readonly #ring: Ring;
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(db: Database, epoch: string) {
    this.#batch = new ChangeBatch(epoch, (payload) => db.notify(CHANNEL, payload));
    this.#epoch = epoch;
    this.#ring = new Ring(epoch);
  }

  position(): string {
    return this.#ring.position();
  }

  publish(change: LiveChange, uids: readonly string[]): void {
    this.#spread(change, uids);
    this.#batch.add({ change, uids });
  }

  endSession(uid: string, sessionId: string): void {
    this.#end(uid, sessionId);
    this.#batch.add({ ended: { uid, sessionId } });
  }

  join(listener: Listener, since: string | null): () => void {
    const missed = since === null ? [] : this.#ring.since(since);
    if (missed === null) listener.send("reset", {}, this.position());
    else for (const event of missed) this.#send(listener, event);
    const mine = this.#listeners.get(listener.uid) ?? new Set();
    this.#listeners.set(listener.uid, mine.add(listener));
    return () => {
      mine.delete(listener);
      if (mine.size === 0 && this.#listeners.get(listener.uid) === mine)
        this.#listeners.delete(listener.uid);
    };
  }

  /** Ignores messages that another version of Cairn may send. */
  receive(payload: string): void {
    const received = this.#parsed(payload);
    if (received === null) return this.resetAll();
    for (const message of received) {
      if ("change" in message) this.#spread(message.change, message.uids);
      else this.#end(message.ended.uid, message.ended.sessionId);
    }
  }

  flush(): void {
    this.#batch.flush();
  }

  /** Events were missed: every tab reloads its data. */
  resetAll(): void {
    this.#ring.forget();
    for (const mine of this.#listeners.values())
      for (const listener of mine) listener.send("reset", {}, this.position());
  }

  // Never throws: an error would end the process.
  #parsed(payload: string): Messages | null {
    try {
      return messages.parse(itemsOf(payload, this.#epoch));
    } catch {
      return null;
    }
  }

  #spread(change: LiveChange, uids: readonly string[]): void {
    const event = this.#ring.add(change, uids);
    for (const uid of uids)
      for (const listener of this.#listeners.get(uid) ?? []) this.#send(listener, event);
  }

  #send(listener: Listener, event: RingEvent): void {
    if (event.uids.includes(listener.uid))
      listener.send("change", event.change, this.#ring.position(event.number));
  }

  #end(uid: string, sessionId: string): void {
    for (const listener of this.#listeners.get(uid) ?? [])
      if (listener.sessionId === sessionId) listener.send("ended", {}, this.position());
  }
}

export async function openLive(
  db: Database,
  epoch: string,
): Promise<Live & { close(): Promise<void> }> {
  const hub = new Hub(db, epoch);
  const stop = await db.listen(
    CHANNEL,
    (payload) => hub.receive(payload),
    () => hub.resetAll(),
  );
  const close = (): Promise<void> => {
    hub.flush();
    return stop();
  };
  return Object.assign(hub, { close });
}
