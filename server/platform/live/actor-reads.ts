import { setImmediate as turn } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import type { ActorRow } from "../sessions/session-store.ts";
import { readActors } from "../sessions/session-store.ts";

interface Gathering {
  readonly hashes: Set<string>;
  readonly found: Promise<ReadonlyMap<string, ActorRow>>;
}

/**
 * Batches concurrent reads by cookie: reconnecting tabs spent a third of their cost here
 * (decision 18).
 */
export class ActorReads {
  readonly #deps: Pick<Deps, "db" | "clock">;
  #gathering: Gathering | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(deps: Pick<Deps, "db" | "clock">) {
    this.#deps = deps;
  }

  async read(hash: string): Promise<ActorRow | null> {
    const { hashes, found } = (this.#gathering ??= this.#gather());
    hashes.add(hash);
    return (await found).get(hash) ?? null;
  }

  #gather(): Gathering {
    const hashes = new Set<string>();
    const found = this.#last.then(() => this.#readAll(hashes));
    this.#last = found.catch(() => {});
    return { hashes, found };
  }

  async #readAll(hashes: ReadonlySet<string>): Promise<ReadonlyMap<string, ActorRow>> {
    // Wait a turn, so that requests already received join.
    await turn();
    // Later requests must not be answered from an earlier read.
    this.#gathering = undefined;
    return readActors(this.#deps.db, [...hashes], this.#deps.clock());
  }
}
