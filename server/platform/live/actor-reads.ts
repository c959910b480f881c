import { setImmediate as turn } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import type { ActorRow } from "../sessions/session-store.ts";
import { readActors } from "../sessions/session-store.ts";

interface Gathering {
  readonly hashes: Set<string>;
  readonly found: Promise<ReadonlyMap<string, ActorRow>>;
}

/**
 * Reads whose cookies these are, one statement at a time for all that came meanwhile: tabs come back many at a moment, and a
 * statement for each was a third of what they cost (decision 18).
 */
export class ActorReads {
  readonly #deps: Pick<Deps, "db" | "clock">;
  #gathering: Gathering | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(deps: Pick<Deps, "db" | "clock">) {
    this.#deps = deps;
  }

  /** As `readActor` does, by a cookie's hash. */
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
    // Requests that have come already are read in this turn.
    await turn();
    // Whoever comes from now on is read after this: nobody is let in by what was read before they asked.
    this.#gathering = undefined;
    return readActors(this.#deps.db, [...hashes], this.#deps.clock());
  }
}
