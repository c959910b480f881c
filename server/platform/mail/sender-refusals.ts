import * as limits from "#domain/limits.ts";
import type { Delivery } from "./mail-transport.ts";

/** What the mail server says against every mail of this server. */
export interface SenderRefusal {
  /** Refusals since it last took a mail. */
  readonly count: number;
  /** The newest one, in the server's words. */
  readonly reason: string;
}

/** What this process knows of refusals that concern the sender or the server, since a mail was last taken (product 16.20). */
export class SenderRefusals {
  readonly #unclear = new Set<string>();
  #latest: SenderRefusal | null = null;

  /** The refusals that stand; null once a mail was taken. */
  get latest(): SenderRefusal | null {
    return this.#latest;
  }

  /** A delivery in the light of those before: what several recipients in a row are refused for is the sender's. */
  judge(delivery: Delivery, recipient: string): Delivery {
    if (delivery.kind === "sent") {
      this.#unclear.clear();
      this.#latest = null;
      return delivery;
    }
    const { kind, reason } = delivery;
    // No more are kept than are asked for.
    if (kind === "unclear" && this.#unclear.size < limits.mailRefusedInARow)
      this.#unclear.add(recipient);
    const isInARow = kind === "unclear" && this.#unclear.size >= limits.mailRefusedInARow;
    if (kind !== "blocked" && !isInARow) return delivery;
    this.#latest = { count: (this.#latest?.count ?? 0) + 1, reason };
    return { kind: "blocked", reason };
  }
}
