import { network } from "./network.ts";
import type { OfferedProviders, IdentityProvider } from "./identity-provider.ts";

/** What of a way is the product's own. */
interface OwnAddresses {
  /** Where its provider sends people back to. */
  readonly callbackPath: string;
  readonly stateKey: string;
  readonly minimalAuthKey: string;
}

/** The callback and storage keys of each way. */
export const ownAddresses: Readonly<Record<IdentityProvider, OwnAddresses>> = {
  network,
  organization: {
    callbackPath: "/organization",
    stateKey: "organization_oauth_state",
    minimalAuthKey: "organizationMinimalAuth",
  },
};

/** A way as a person reads it. */
export interface NamedProvider {
  readonly way: IdentityProvider;
  readonly name: string;
}

/** The ways that are offered, each by its name, the network first. */
export function namedProviders(offered: OfferedProviders): readonly NamedProvider[] {
  const { organization } = offered;
  return [
    ...(offered.network ? [{ way: "network", name: network.name } as const] : []),
    ...(organization === null ? [] : [{ way: "organization", name: organization } as const]),
  ];
}
