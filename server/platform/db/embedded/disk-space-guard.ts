import { fullDisk, hasSpaceForLog, isFull } from "./disk-space.ts";

/** Milliseconds for which a look at the disk counts. */
const lookEvery = 20;

/** As PostgreSQL would say it. */
class DiskFull extends Error {
  override name = "DiskFull";
  readonly severity = "ERROR";
  readonly code = "53100";
}

/**
 * Keeps PostgreSQL from writing where its disk is full: a log that cannot be written ends it, reads and all. What is a
 * write it tells itself, in transactions that are read-only.
 */
export class DiskSpaceGuard {
  readonly #folder: string;
  readonly #run: (sql: string) => Promise<unknown>;
  #lookedAt = -Infinity;
  #isFull = false;
  /** What the session's transactions are by default. */
  #readOnly = false;

  constructor(folder: string, run: (sql: string) => Promise<unknown>) {
    this.#folder = folder;
    this.#run = run;
  }

  /** How to refuse what would write; undefined where there is room. */
  get refusal(): DiskFull | undefined {
    return this.#isFull ? new DiskFull(fullDisk(this.#folder)) : undefined;
  }

  /** Comes before each statement. `status` is PostgreSQL's: I(dle), T(ransaction), E(rror in one). */
  async look(status: string): Promise<void> {
    if (performance.now() - this.#lookedAt > lookEvery) {
      this.#isFull = isFull(this.#folder);
      this.#lookedAt = performance.now();
    }
    if (this.#isFull === this.#readOnly) return;
    if (status === "I") await this.#turn(this.#isFull);
    if (status === "T" && this.#isFull) await this.#run("set transaction_read_only = on");
  }

  async #turn(readOnly: boolean): Promise<void> {
    this.#readOnly = readOnly;
    await this.#run(`set default_transaction_read_only = ${readOnly ? "on" : "off"}`);
    if (!readOnly || !hasSpaceForLog(this.#folder)) return;
    // Reads write a little of the log, too: it gets a segment of its own, and those before it to use again.
    await this.#run("select pg_switch_wal()");
    await this.#run("checkpoint");
  }
}
