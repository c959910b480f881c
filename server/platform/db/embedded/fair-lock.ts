import { DatabaseUnavailable } from "../failure.ts";

type Kind = "statement" | "alone";

interface Waiting {
  readonly kind: Kind;
  readonly admit: () => void;
}

/** Statements may overlap (the engine takes them in order); a transaction runs alone. Fair (FIFO). */
export class FairLock {
  readonly #most: number;
  readonly #wait: number;
  #statements = 0;
  #alone = false;
  #queue: Waiting[] = [];

  constructor(most: number, wait: number) {
    this.#most = most;
    this.#wait = wait;
  }

  async take<T>(kind: Kind, work: () => Promise<T>, wait = this.#wait): Promise<T> {
    if (this.#queue.length > 0 || !this.#free(kind)) await this.#waited(kind, wait);
    else this.#enter(kind);
    try {
      return await work();
    } finally {
      this.#leave(kind);
    }
  }

  #free(kind: Kind): boolean {
    if (this.#alone) return false;
    return kind === "alone" ? this.#statements === 0 : this.#statements < this.#most;
  }

  #enter(kind: Kind): void {
    if (kind === "alone") this.#alone = true;
    else this.#statements += 1;
  }

  #leave(kind: Kind): void {
    if (kind === "alone") this.#alone = false;
    else this.#statements -= 1;
    this.#admitNext();
  }

  #admitNext(): void {
    for (let next = this.#queue[0]; next !== undefined; next = this.#queue[0]) {
      if (!this.#free(next.kind)) return;
      this.#queue.shift();
      this.#enter(next.kind);
      next.admit();
    }
  }

  #waited(kind: Kind, wait: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { kind, admit: resolve };
    this.#queue.push(waiting);
    if (wait === Infinity) return promise;
    const timer = setTimeout(() => {
      this.#queue = this.#queue.filter((other) => other !== waiting);
      this.#admitNext();
      reject(new DatabaseUnavailable(`Nothing was free within ${wait} ms.`));
    }, wait);
    return promise.finally(() => clearTimeout(timer));
  }
}
