import { findPackageJSON } from "node:module";
import type { Hono } from "hono";
import { network } from "#domain/network.ts";
import { byUserInfo, openIdNetwork } from "#server/account/sign-in/open-id-network.ts";
import type { SignInNetwork } from "#server/platform/sign-in-network.ts";
import { ConfigError, type Config } from "#server/platform/config/config.ts";
import { newId, newSecret } from "#server/platform/random.ts";
import { inProcessFetch } from "./in-process.ts";
import { mountStandIn } from "./mount-stand-in.ts";
import { standInIssuer, standInPaths } from "./paths.ts";
import { demoPeople, type StandInPerson } from "./people.ts";

export interface StandIn {
  readonly network: SignInNetwork;
  mount(app: Hono): void;
}

/** Fail at the start, not at the first sign-in, where development dependencies are missing. */
function assertInstalled(): void {
  try {
    findPackageJSON("oidc-provider", import.meta.url);
  } catch {
    throw new ConfigError([
      "the stand-in network of development mode is not installed. Install it by npm ci --ignore-scripts --include=dev --include=optional, or set LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET.",
    ]);
  }
}

/** A real OpenID Connect provider with invented people; keys and secret are per process. */
export function openStandIn(
  config: Config,
  people: () => Promise<readonly StandInPerson[]> = async () => demoPeople,
): StandIn {
  assertInstalled();
  const at = (path: string): string => new URL(path, config.publicUrl).href;
  const client = { id: newId(), secret: newSecret(), redirectUri: at(network.callbackPath) };
  // Loading the provider takes a third of a second.
  const listener = once(async () => {
    const [{ createProvider }, { standInListener }] = await Promise.all([
      import("./provider.ts"),
      import("./listener.ts"),
    ]);
    return standInListener(createProvider(client, people), people, config.mode === "demo");
  });
  const reach = inProcessFetch(async (incoming, outgoing) =>
    (await listener())(incoming, outgoing),
  );
  const standIn = openIdNetwork({
    issuer: standInIssuer,
    authorizationEndpoint: at(standInPaths.authorization),
    tokenEndpoint: at(standInPaths.token),
    userinfoEndpoint: at(standInPaths.userinfo),
    jwksUri: at(standInPaths.jwks),
    clientId: client.id,
    clientSecret: client.secret,
    redirectUri: client.redirectUri,
    nonce: true,
    pkce: true,
    clientAuth: "post",
    signedWith: ["ES256"],
    namesItself: false,
    identify: byUserInfo,
    fetch: reach,
  });
  return { network: standIn, mount: (app) => mountStandIn(app, config, reach) };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
