import { exhaustiveList } from "./exhaustive-list.ts";

/** By whom a person is known here: the professional network, or the operator's own provider (product 31.1). */
export type IdentityProvider = "network" | "organization";

export const identityProviders = exhaustiveList<IdentityProvider>()(["network", "organization"]);

/** The ways that a server offers: whether the network is one of them, and the organization's name; null where it is none. */
export interface OfferedProviders {
  readonly network: boolean;
  readonly organization: string | null;
}
