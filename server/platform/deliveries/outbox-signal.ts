/** Tells the outbox worker of this process that mail was queued, so that it does not wait for its next poll. */
export class OutboxSignal {
  readonly #waiting = new Set<() => void>();

  notify(): void {
    for (const wake of this.#waiting) wake();
  }

  /** Resolves at the next notification, or after so many milliseconds. */
  wait(atMost: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, atMost);
      this.#waiting.add(wake);
    });
  }
}
