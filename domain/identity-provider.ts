import { exhaustiveList } from "./exhaustive-list.ts";

/** product 31.1 */
export type IdentityProvider = "network" | "organization";

export const identityProviders = exhaustiveList<IdentityProvider>()(["network", "organization"]);

export interface OfferedProviders {
  readonly network: boolean;
  readonly organization: string | null;
}
