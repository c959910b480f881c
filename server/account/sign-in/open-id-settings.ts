import * as openid from "openid-client";
import type { Ruled } from "#domain/refusal.ts";
import type { NetworkIdentity, OnQuirk } from "#server/platform/sign-in-network.ts";
import type { UserInfo } from "./claims.ts";

/** How one provider of OpenID Connect is reached, and what of the protocol it takes. */
export interface OpenIdSettings {
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  /** Null where the ID token alone tells of a person. */
  readonly userinfoEndpoint: string | null;
  readonly jwksUri: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the secret is sent: in the form, or in the header. */
  readonly clientAuth: "post" | "basic";
  /** Registered with the provider, exactly so. */
  readonly redirectUri: string;
  /** True where the provider repeats the nonce in its ID token. */
  readonly nonce: boolean;
  /** True where the provider takes a code challenge. */
  readonly pkce: boolean;
  /** The algorithms with which it may sign, as JOSE names them. */
  readonly signedWith: readonly string[];
  /** The same for userinfo that is a JWT, where it differs. */
  readonly userinfoSignedWith?: readonly string[];
  /** True where it names itself in the callback's address (RFC 9207): without that nobody comes in. */
  readonly namesItself: boolean;
  readonly fetch: openid.CustomFetch;
  readonly identify: Identify;
  readonly onQuirk?: OnQuirk;
}

/** Who somebody is by their ID token and the answer of the userinfo endpoint (null where there was none), or why they may not come in. */
export type Identify = (
  who: Pick<NetworkIdentity, "issuer" | "subject">,
  idToken: UserInfo,
  info: UserInfo | null,
) => Ruled<NetworkIdentity>;

/** Seconds by which the provider's clock and ours may differ. */
export const SKEW = 300;

/** The library's configuration for one attempt. */
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
