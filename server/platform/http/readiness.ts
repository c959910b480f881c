/** Two probes within this time mean that a proxy uses readiness. */
const WATCHED_MS = 60_000;
/** No request for this long: traffic has moved away. */
const QUIET_MS = 500;
/** Covers a proxy that probes every two seconds and needs three failures. */
const LONGEST_MS = 8_000;
const LOOK_MS = 25;

export class Readiness {
  #leaving = false;
  #refused = false;
  #ready: readonly [number, number] = [-Infinity, -Infinity];
  #requestAt = -Infinity;

  get leaving(): boolean {
    return this.#leaving;
  }

  answerReadiness(): boolean {
    if (this.#leaving) this.#refused = true;
    else this.#ready = [this.#ready[1], performance.now()];
    return !this.#leaving;
  }

  noteRequest(): void {
    this.#requestAt = performance.now();
  }

  /** Resolves when traffic has moved away; at once if no proxy probes readiness. */
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
