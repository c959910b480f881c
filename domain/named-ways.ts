import { network } from "./network.ts";
import type { OfferedWays, Way } from "./sign-in-way.ts";

/** What of a way is the product's own. */
interface OwnAddresses {
  /** Where its provider sends people back to. */
  readonly callbackPath: string;
  readonly stateKey: string;
  readonly minimalAuthKey: string;
}

/** The callback and storage keys of each way. */
export const ownAddresses: Readonly<Record<Way, OwnAddresses>> = {
  network,
  organization: {
    callbackPath: "/organization",
    stateKey: "organization_oauth_state",
    minimalAuthKey: "organizationMinimalAuth",
  },
};

/** A way as a person reads it. */
export interface NamedWay {
  readonly way: Way;
  readonly name: string;
}

/** The ways that are offered, each by its name, the network first. */
export function namedWays(offered: OfferedWays): readonly NamedWay[] {
  const { organization } = offered;
  return [
    ...(offered.network ? [{ way: "network", name: network.name } as const] : []),
    ...(organization === null ? [] : [{ way: "organization", name: organization } as const]),
  ];
}
