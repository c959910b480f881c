import { everyOf } from "./every-of.ts";

/** By whom a person is known here: the professional network, or the operator's own provider (product 31.1). */
export type Way = "network" | "organization";

export const ways = everyOf<Way>()(["network", "organization"]);

/** The ways that a server offers: whether the network is one of them, and the organization's name; null where it is none. */
export interface OfferedWays {
  readonly network: boolean;
  readonly organization: string | null;
}
