import { network } from "./network.ts";
import type { IdentityProvider } from "./identity-provider.ts";

export interface NamedProvider {
  readonly way: IdentityProvider;
  readonly name: string;
}

interface OwnAddresses {
  readonly callbackPath: string;
  readonly stateKey: string;
  readonly minimalAuthKey: string;
}

/** Each provider has its own, against mix-up attacks (RFC 9700, 4.4). */
export function addressesOf(way: IdentityProvider): OwnAddresses {
  if (way === "network") return network;
  return {
    callbackPath: `/${way.replace("-", "/")}`,
    stateKey: `${way}_oauth_state`,
    minimalAuthKey: `${way}MinimalAuth`,
  };
}
