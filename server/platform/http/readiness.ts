/** Who asked twice within this time for readiness is taken to send requests by it. */
const WATCHED_MS = 60_000;
/** No request for so long: they go elsewhere now. */
const QUIET_MS = 500;
/** A proxy that asks every two seconds and believes the third answer is served so long. */
const LONGEST_MS = 8_000;
const LOOK_MS = 25;

/** Whether a proxy may send requests to this process, and whether it still does. */
export class Readiness {
  #leaving = false;
  #refused = false;
  /** When the last two answers said that this process is ready. */
  #ready: readonly [number, number] = [-Infinity, -Infinity];
  #requestAt = -Infinity;

  get leaving(): boolean {
    return this.#leaving;
  }

  /** Readiness was asked for, and the database is well. True where requests may come. */
  answerReadiness(): boolean {
    if (this.#leaving) this.#refused = true;
    else this.#ready = [this.#ready[1], performance.now()];
    return !this.#leaving;
  }

  /** A request for anything else has come. */
  noteRequest(): void {
    this.#requestAt = performance.now();
  }

  /**
   * Answers 'not ready' from now on, and ends when requests have gone elsewhere: so none is on its way to a closed door.
   * Where no proxy asks for readiness it ends at once.
   */
  leave(): Promise<void> {
    this.#leaving = true;
    const began = performance.now();
    if (began - this.#ready[0] > WATCHED_MS) return Promise.resolve();
    return new Promise((resolve) => {
      const look = setInterval(() => {
        const now = performance.now();
        const quiet = this.#refused && now - Math.max(began, this.#requestAt) >= QUIET_MS;
        if (!quiet && now - began < LONGEST_MS) return;
        clearInterval(look);
        resolve();
      }, LOOK_MS);
    });
  }
}
