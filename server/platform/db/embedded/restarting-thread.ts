import { setTimeout as pause } from "node:timers/promises";
import type { DatabaseOptions } from "../database.ts";
import { DatabaseUnavailable } from "../failure.ts";
import { PgliteThread } from "./pglite-thread.ts";
import { isDiskFull } from "./disk-space.ts";

/** Milliseconds. */
const lookEvery = 1_000;

type Told = Required<Pick<DatabaseOptions, "log" | "onFatal">> & Pick<DatabaseOptions, "limits">;

/** Restarts the engine after a full disk ended it; no acknowledged write is lost. */
export class RestartingThread {
  readonly #folder: string;
  readonly #told: Told;
  #thread: PgliteThread | undefined;
  #back: Promise<void> = Promise.resolve();
  #isClosed = false;

  private constructor(folder: string, told: Told) {
    this.#folder = folder;
    this.#told = told;
  }

  static async start(folder: string, told: Told): Promise<RestartingThread> {
    const lasting = new RestartingThread(folder, told);
    await lasting.#start();
    return lasting;
  }

  /** A transaction must keep the thread that it began on. */
  get current(): PgliteThread {
    if (this.#thread === undefined)
      throw new DatabaseUnavailable("The embedded database waits for room on its disk.");
    return this.#thread;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#back;
    await this.#thread?.close();
  }

  async #start(): Promise<void> {
    const ended = (cause: Error) => this.#ended(cause);
    const start = { folder: this.#folder, template: undefined };
    this.#thread = await PgliteThread.start(start, ended, this.#told.limits);
  }

  #ended(cause: Error): void {
    if (this.#isClosed || !isDiskFull(this.#folder)) return this.#told.onFatal(cause);
    const before = this.#thread;
    this.#thread = undefined;
    this.#told.log("The embedded database has ended: its disk is full.", cause);
    this.#back = this.#comeBack(before);
  }

  async #comeBack(before: PgliteThread | undefined): Promise<void> {
    // Two engines on one folder would destroy it.
    await before?.gone;
    while (this.#thread === undefined && !this.#isClosed) {
      await pause(lookEvery);
      if (isDiskFull(this.#folder)) continue;
      await this.#start().catch((error: Error) => {
        if (!isDiskFull(this.#folder)) this.#told.onFatal(error);
      });
    }
  }
}
