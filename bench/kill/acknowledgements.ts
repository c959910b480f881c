import type { Counts, Kind, Sent } from "./orders.ts";

export interface Write {
  readonly kind: Kind;
  readonly goalId: string;
  /** Idempotency key. */
  readonly key: string;
  readonly path: string;
  readonly cookie: string;
  readonly body: object;
}

/** The newest acknowledged moves are the likeliest to be lost. */
const RESENT = 24;

/** Lives in the driver's process, which survives the kill. */
export class Acknowledgements {
  readonly #counts = new Map<string, number>();
  readonly #open = new Map<string, Write>();
  #newest: Write[] = [];

  sent(write: Write): void {
    this.#open.set(write.key, write);
  }

  acknowledged(write: Write): void {
    this.refused(write);
    const name = nameOf(write);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    // Resend only moves: resending the others would hide a loss.
    if (write.kind === "move") this.#newest = [...this.#newest.slice(1 - RESENT), write];
  }

  refused(write: Write): void {
    if (!this.#open.delete(write.key)) throw new Error("An answer came to what was not sent.");
  }

  get open(): readonly Write[] {
    return [...this.#open.values()];
  }

  get newest(): readonly Write[] {
    return this.#newest;
  }

  get counts(): Sent {
    const acknowledged: Counts = Object.fromEntries(this.#counts);
    const sent: Record<string, number> = { ...acknowledged };
    for (const write of this.open) sent[nameOf(write)] = (sent[nameOf(write)] ?? 0) + 1;
    return { acknowledged, sent };
  }
}

function nameOf({ kind, goalId }: Pick<Write, "kind" | "goalId">): string {
  return `${kind} ${goalId}`;
}
