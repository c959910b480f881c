/** Wakes those who wait for it, before their time is over. */
export class Bell {
  readonly #waiting = new Set<() => void>();

  ring(): void {
    for (const wake of this.#waiting) wake();
  }

  /** Resolves when the bell rings, or after so many milliseconds. */
  rung(atMost: number): Promise<void> {
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
