import type { Counts, Kind, Sent } from "./orders.ts";

/** A request that leaves something of its kind on a goal. */
export interface Write {
  readonly kind: Kind;
  readonly goalId: string;
  /** Under which it counts once. */
  readonly key: string;
  readonly path: string;
  /** Of the person who writes it. */
  readonly cookie: string;
  readonly body: object;
}

/** The newest acknowledged moves are those that a server is likeliest to have promised too early. */
const RESENT = 24;

/** What the server has promised so far, kept where the server's death cannot reach it. */
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
    // What the others leave shows who lost it: sent again it would be back before anybody looks.
    if (write.kind === "move") this.#newest = [...this.#newest.slice(1 - RESENT), write];
  }

  /** It left nothing, and never will. */
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
