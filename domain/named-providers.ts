import { network } from "./network.ts";
import type { OfferedProviders, IdentityProvider } from "./identity-provider.ts";

interface OwnAddresses {
  readonly callbackPath: string;
  readonly stateKey: string;
  readonly minimalAuthKey: string;
}

export const ownAddresses: Readonly<Record<IdentityProvider, OwnAddresses>> = {
  network,
  organization: {
    callbackPath: "/organization",
    stateKey: "organization_oauth_state",
    minimalAuthKey: "organizationMinimalAuth",
  },
};

export interface NamedProvider {
  readonly way: IdentityProvider;
  readonly name: string;
}

/** The offered ways with their names, the network first. */
export function namedProviders(offered: OfferedProviders): readonly NamedProvider[] {
  const { organization } = offered;
  return [
    ...(offered.network ? [{ way: "network", name: network.name } as const] : []),
    ...(organization === null ? [] : [{ way: "organization", name: organization } as const]),
  ];
}
