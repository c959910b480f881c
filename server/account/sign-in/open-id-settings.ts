import * as openid from "openid-client";
import type { Ruled } from "#domain/refusal.ts";
import type { NetworkIdentity, OnQuirk } from "#server/platform/sign-in-network.ts";
import type { UserInfo } from "./claims.ts";

export interface OpenIdSettings {
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  /** Null where the ID token is enough. */
  readonly userinfoEndpoint: string | null;
  readonly jwksUri: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clientAuth: "post" | "basic";
  readonly redirectUri: string;
  /** Whether the ID token repeats the nonce. */
  readonly nonce: boolean;
  readonly pkce: boolean;
  /** JOSE algorithms. */
  readonly signedWith: readonly string[];
  /** Where it differs from `signedWith`. */
  readonly userinfoSignedWith?: readonly string[];
  /** Sends `iss` in the callback (RFC 9207); then callbacks without it are refused. */
  readonly namesItself: boolean;
  readonly fetch: openid.CustomFetch;
  readonly identify: Identify;
  readonly onQuirk?: OnQuirk;
}

/** `info` is null where userinfo was not read. */
export type Identify = (
  who: Pick<NetworkIdentity, "issuer" | "subject">,
  idToken: UserInfo,
  info: UserInfo | null,
) => Ruled<NetworkIdentity>;

/** Seconds of clock skew. */
export const SKEW = 300;

export function configurationOf(
  settings: OpenIdSettings,
  call: number,
  fetch: openid.CustomFetch,
): openid.Configuration {
  const { issuer, authorizationEndpoint, tokenEndpoint, userinfoEndpoint, jwksUri } = settings;
  const clientAuth =
    settings.clientAuth === "basic" ? openid.ClientSecretBasic : openid.ClientSecretPost;
  const config = new openid.Configuration(
    {
      issuer,
      authorization_endpoint: authorizationEndpoint,
      token_endpoint: tokenEndpoint,
      ...(userinfoEndpoint === null ? {} : { userinfo_endpoint: userinfoEndpoint }),
      jwks_uri: jwksUri,
      id_token_signing_alg_values_supported: [...settings.signedWith],
      userinfo_signing_alg_values_supported: [
        ...(settings.userinfoSignedWith ?? settings.signedWith),
      ],
      authorization_response_iss_parameter_supported: settings.namesItself,
    },
    settings.clientId,
    { [openid.clockTolerance]: SKEW },
    clientAuth(settings.clientSecret),
  );
  config.timeout = call / 1_000;
  config[openid.customFetch] = fetch;
  // By default the library trusts the token endpoint's TLS instead of the signature.
  openid.enableNonRepudiationChecks(config);
  if (new URL(tokenEndpoint).protocol === "http:") openid.allowInsecureRequests(config);
  return config;
}
