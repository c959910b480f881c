export class OutboxSignal {
  readonly #waiting = new Set<() => void>();
  notifications = 0;

  notify(): void {
    this.notifications += 1;
    for (const wake of this.#waiting) wake();
  }

  wait(atMost: number, seen: number): Promise<void> {
    if (this.notifications > seen) return Promise.resolve();
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
