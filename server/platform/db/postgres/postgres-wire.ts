import { setTimeout as pause } from "node:timers/promises";
import type { Client, ClientConfig } from "pg";
import type { Wire } from "../assemble.ts";
import type { DatabaseOptions } from "../database.ts";
import { DatabaseUnavailable } from "../failure.ts";
import { hangUp } from "./hang-up.ts";

/** Milliseconds. */
const longestPause = 2_000;
const pulse = 15_000;
const mostAtOnce = 500;

export const listener = "cairn live";

interface Subscriber {
  readonly receive: (payload: string) => void;
  readonly missed: (() => void) | undefined;
}

export function postgresWire(connect: Connect, log: DatabaseOptions["log"]): Wire {
  return new PostgresWire(connect, log);
}

export type Connect = (more: ClientConfig) => Promise<Client>;

class PostgresWire implements Wire {
  readonly #made: () => Promise<Client>;
  readonly #log: DatabaseOptions["log"];
  readonly #subscribers = new Map<string, Set<Subscriber>>();
  readonly #stopped = new AbortController();
  #queue: { channel: string; payload: string }[] = [];
  #client: Client | undefined;
  #keeping: Promise<void> | undefined;
  #sending: Promise<void> | undefined;
  #ready = awaited();

  constructor(connect: Connect, log: DatabaseOptions["log"]) {
    this.#made = () => connect({ application_name: listener, query_timeout: pulse });
    this.#log = log;
  }

  notify = (channel: string, payload: string): void => {
    this.#start();
    this.#queue.push({ channel, payload });
    // Batches what is queued while a statement runs.
    this.#sending ??= this.#send().finally(() => (this.#sending = undefined));
  };

  listen = async (channel: string, receive: Subscriber["receive"], missed?: () => void) => {
    const subscriber = { receive, missed };
    const ofChannel = this.#subscribers.get(channel) ?? new Set();
    this.#subscribers.set(channel, ofChannel.add(subscriber));
    this.#start();
    const client = await this.#ready.promise;
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return async () => {
      ofChannel.delete(subscriber);
    };
  };

  close = async (): Promise<void> => {
    if (this.#client !== undefined) await this.#sending;
    this.#stopped.abort();
    this.#ready.reject(new DatabaseUnavailable("The database is closed."));
    if (this.#client !== undefined) await hangUp(this.#client);
    await this.#keeping;
  };

  #start(): void {
    this.#keeping ??= this.#keep();
  }

  async #send(): Promise<void> {
    try {
      while (this.#queue.length > 0) {
        const client = await this.#ready.promise;
        const batch = this.#queue.splice(0, mostAtOnce);
        await client.query(
          "select pg_notify(c, p) from unnest($1::text[], $2::text[]) as t (c, p)",
          [batch.map(({ channel }) => channel), batch.map(({ payload }) => payload)],
        );
      }
    } catch (error) {
      // Not kept: the other processes reread everything once reconnected.
      this.#queue = [];
      this.#problem("Other processes could not be told of changes.", error);
    }
  }

  async #keep(): Promise<void> {
    let wait = 100;
    for (let first = true; !this.#stopped.signal.aborted; first = false) {
      try {
        await this.#live(first);
        wait = 100;
      } catch (error) {
        this.#problem("The connection for live changes failed; it is made again.", error);
      }
      await pause(wait, undefined, { signal: this.#stopped.signal }).catch(() => {});
      wait = Math.min(wait * 2, longestPause);
    }
  }

  async #live(first: boolean): Promise<void> {
    const client = await this.#made();
    const lost = new Promise<void>((resolve) => client.once("end", () => resolve()));
    client.on("notification", ({ channel, payload }) => this.#deliver(channel, payload ?? ""));
    const beat = setInterval(() => void this.#pulse(client), pulse);
    try {
      await this.#listenTo(client, first);
      // `close` may have run before there was a client to end.
      if (!this.#stopped.signal.aborted) await lost;
    } finally {
      clearInterval(beat);
      this.#client = undefined;
      if (!this.#stopped.signal.aborted) this.#ready = awaited();
      await hangUp(client).catch(ignored);
    }
  }

  async #listenTo(client: Client, first: boolean): Promise<void> {
    for (const channel of this.#subscribers.keys()) {
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    }
    this.#client = client;
    this.#ready.resolve(client);
    if (!first) this.#missed();
  }

  /** Finds a peer that vanished silently. */
  async #pulse(client: Client): Promise<void> {
    await client.query("select 1").catch(() => hangUp(client).catch(ignored));
  }

  #deliver(channel: string, payload: string): void {
    for (const { receive } of this.#subscribers.get(channel) ?? []) receive(payload);
  }

  #missed(): void {
    for (const ofChannel of this.#subscribers.values())
      for (const { missed } of ofChannel) missed?.();
  }

  #problem(text: string, error: unknown): void {
    if (this.#stopped.signal.aborted) return;
    this.#log(text, error instanceof Error ? error : new Error(String(error)));
  }
}

function awaited(): PromiseWithResolvers<Client> {
  const coming = Promise.withResolvers<Client>();
  coming.promise.catch(ignored);
  return coming;
}

function ignored(): void {}
