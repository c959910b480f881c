import { fullDisk, hasSpaceForLog, isDiskFull } from "./disk-space.ts";

/** Milliseconds. */
const lookEvery = 20;

/** Mimics PostgreSQL's own error. */
class DiskFull extends Error {
  override name = "DiskFull";
  readonly severity = "ERROR";
  readonly code = "53100";
}

/**
 * Refuses writes on a full disk: PostgreSQL ends if it cannot write its log.
 * Uses read-only transactions, so PostgreSQL decides what is a write.
 */
export class DiskSpaceGuard {
  readonly #folder: string;
  readonly #run: (sql: string) => Promise<unknown>;
  #lookedAt = -Infinity;
  #isFull = false;
  #readOnly = false;

  constructor(folder: string, run: (sql: string) => Promise<unknown>) {
    this.#folder = folder;
    this.#run = run;
  }

  get refusal(): DiskFull | undefined {
    return this.#isFull ? new DiskFull(fullDisk(this.#folder)) : undefined;
  }

  /** Call before each statement. `status`: I(dle), T(ransaction), E(rror in one). */
  async look(status: string): Promise<void> {
    if (performance.now() - this.#lookedAt > lookEvery) {
      this.#isFull = isDiskFull(this.#folder);
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
    // Reads write some log too: switch to a new segment and recycle the old ones.
    await this.#run("select pg_switch_wal()");
    await this.#run("checkpoint");
  }
}
