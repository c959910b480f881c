import { network } from "#domain/network.ts";
import type { Config } from "#server/platform/config/config.ts";
import { byUserInfo, openIdNetwork } from "./open-id-network.ts";
import type { OnQuirk, SignInNetwork } from "#server/platform/sign-in-network.ts";

/** Static addresses: no discovery request. */
export function openLinkedIn(
  config: Config,
  credentials: NonNullable<Config["linkedin"]>,
  onQuirk: OnQuirk,
): SignInNetwork {
  const { issuer, authorizationEndpoint, tokenEndpoint, userinfoEndpoint, jwksUri } = network;
  return openIdNetwork({
    issuer,
    authorizationEndpoint,
    tokenEndpoint,
    userinfoEndpoint,
    jwksUri,
    ...credentials,
    redirectUri: new URL(network.callbackPath, config.publicUrl).href,
    // LinkedIn repeats no nonce and refuses code challenges from web clients.
    nonce: false,
    pkce: false,
    clientAuth: "post",
    signedWith: ["RS256"],
    namesItself: false,
    identify: byUserInfo,
    onQuirk,
    fetch: (url, { body = null, signal = null, ...options }) =>
      fetch(url, { ...options, body, signal }),
  });
}
