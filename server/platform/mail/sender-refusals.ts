import * as limits from "#domain/limits.ts";
import type { Delivery } from "./mail-transport.ts";

export interface SenderRefusal {
  readonly count: number;
  readonly reason: string;
}

/** Reset when a mail is accepted (product 16.20). */
export class SenderRefusals {
  readonly #unclear = new Set<string>();
  #latest: SenderRefusal | null = null;

  get latest(): SenderRefusal | null {
    return this.#latest;
  }

  /** Unclear refusals of several recipients in a row are the sender's fault. */
  judge(delivery: Delivery, recipient: string): Delivery {
    if (delivery.kind === "sent") {
      this.#unclear.clear();
      this.#latest = null;
      return delivery;
    }
    const { kind, reason } = delivery;
    if (kind === "unclear" && this.#unclear.size < limits.mailRefusedInARow)
      this.#unclear.add(recipient);
    const isInARow = kind === "unclear" && this.#unclear.size >= limits.mailRefusedInARow;
    if (kind !== "blocked" && !isInARow) return delivery;
    this.#latest = { count: (this.#latest?.count ?? 0) + 1, reason };
    return { kind: "blocked", reason };
  }
}
