/** One step of +1, and the key that it counts under. */
export interface Step {
  readonly goalId: string;
  readonly key: string;
}

/** The newest acknowledged steps are those that a server is likeliest to have promised too early. */
const RESENT = 24;

/** What the server has promised so far, kept where the server's death cannot reach it. */
export class Acknowledgements {
  readonly #counts = new Map<string, number>();
  #newest: Step[] = [];
  #open = new Map<string, Step>();
  round = 0;

  sent(step: Step): void {
    this.#open.set(step.key, step);
  }

  acknowledged(step: Step): void {
    if (!this.#open.delete(step.key)) throw new Error("A step was acknowledged that was not sent.");
    this.#counts.set(step.goalId, this.of(step.goalId) + 1);
    this.#newest = [...this.#newest.slice(1 - RESENT), step];
    this.round += 1;
  }

  of(goalId: string): number {
    return this.#counts.get(goalId) ?? 0;
  }

  openOf(goalId: string): number {
    return this.open.filter((step) => step.goalId === goalId).length;
  }

  get open(): readonly Step[] {
    return [...this.#open.values()];
  }

  get newest(): readonly Step[] {
    return this.#newest;
  }

  get all(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }
}
