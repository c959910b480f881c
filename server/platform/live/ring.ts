import type { LiveChange } from "#contract/live.ts";

const KEPT = 2_048;

export interface RingEvent {
  readonly number: number;
  readonly change: LiveChange;
  readonly uids: readonly string[];
}

/** A position is its epoch and the number of the last event. */
export class Ring {
  readonly #epoch: string;
  #events: RingEvent[] = [];
  #last = 0;

  constructor(epoch: string) {
    this.#epoch = epoch;
  }

  position(number: number = this.#last): string {
    return `${this.#epoch}.${number}`;
  }

  add(change: LiveChange, uids: readonly string[]): RingEvent {
    this.#last += 1;
    const event = { number: this.#last, change, uids };
    this.#events.push(event);
    if (this.#events.length > KEPT) this.#events.shift();
    return event;
  }

  forget(): void {
    this.#last += 1;
    this.#events = [];
  }

  /** Null if the position is unknown: reread everything. */
  since(position: string): readonly RingEvent[] | null {
    const at = position.lastIndexOf(".");
    const digits = position.slice(at + 1);
    const number = Number(digits);
    const known = at > 0 && position.slice(0, at) === this.#epoch && /^\d{1,15}$/.test(digits);
    const oldest = this.#last - this.#events.length;
    if (!known || number < oldest || number > this.#last) return null;
    return this.#events.slice(number - oldest);
  }
}
