import * as openid from "openid-client";
import { network } from "#domain/network.ts";
import type { Ruled } from "#domain/refusal.ts";
import { claimsOf, type UserInfo } from "./claims.ts";
import { guardedFetch, sharedFetch } from "./guarded-fetch.ts";
import {
  CodeRefused,
  NetworkFailure,
  type Departure,
  type NetworkIdentity,
  type SignInNetwork,
} from "#server/platform/sign-in-network.ts";

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
  /** True where it names itself in the callback's address (RFC 9207): without that nobody comes in. */
  readonly namesItself: boolean;
  readonly fetch: openid.CustomFetch;
  readonly identify: Identify;
}

/** Who somebody is by their ID token and the answer of the userinfo endpoint, or why they may not come in. */
export type Identify = (
  who: Pick<NetworkIdentity, "issuer" | "subject">,
  idToken: UserInfo,
  info: UserInfo,
) => Ruled<NetworkIdentity>;

/** By the claims of the userinfo endpoint alone. */
export const byUserInfo: Identify = (who, _idToken, info) => ({ ...who, claims: claimsOf(info) });

/** Milliseconds for one call to the provider, and for all of a sign-in. */
export const patience = { call: 5_000, signIn: 9_000 };
/** Seconds by which the provider's clock and ours may differ. */
const SKEW = 300;

function configurationOf(settings: OpenIdSettings, call: number): openid.Configuration {
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
      authorization_response_iss_parameter_supported: settings.namesItself,
    },
    settings.clientId,
    { [openid.clockTolerance]: SKEW },
    clientAuth(settings.clientSecret),
  );
  config.timeout = call / 1_000;
  const guarded = guardedFetch(
    [tokenEndpoint, jwksUri, ...(userinfoEndpoint === null ? [] : [userinfoEndpoint])],
    settings.fetch,
  );
  config[openid.customFetch] = sharedFetch(jwksUri, guarded);
  // By default the library trusts the token endpoint's TLS instead of the signature.
  openid.enableNonRepudiationChecks(config);
  if (new URL(tokenEndpoint).protocol === "http:") openid.allowInsecureRequests(config);
  return config;
}

/** A sign-in network that speaks OpenID Connect's code flow. */
export function openIdNetwork(
  settings: OpenIdSettings,
  { call, signIn } = patience,
): SignInNetwork {
  const config = configurationOf(settings, call);
  return {
    depart: (state) => depart(config, settings, state),
    arrive: (code, state, kept, iss) => {
      const callback = new URL(settings.redirectUri);
      const sent = { code, state, ...(iss === undefined ? {} : { iss }) };
      callback.search = new URLSearchParams(sent).toString();
      return inTime(signIn, () => fetchIdentity(config, settings, callback, state, kept));
    },
  };
}

/** What comes of work with a provider within so many milliseconds; throws NetworkFailure or CodeRefused. */
export async function inTime<T>(most: number, work: () => Promise<T>): Promise<T> {
  const late = AbortSignal.timeout(most);
  try {
    return await Promise.race([work(), rejectWhenAborted(late)]);
  } catch (error) {
    throw failureOf(error);
  }
}

/** An error of a provider as the server tells it. */
export function failureOf(error: unknown): NetworkFailure | CodeRefused {
  if (error instanceof NetworkFailure || error instanceof CodeRefused) return error;
  const Failure = isRefusedCode(error) ? CodeRefused : NetworkFailure;
  return new Failure(reasonOf(error), { cause: error });
}

async function depart(
  config: openid.Configuration,
  settings: OpenIdSettings,
  state: string,
): Promise<Departure> {
  const nonce = settings.nonce ? openid.randomNonce() : null;
  const codeVerifier = settings.pkce ? openid.randomPKCECodeVerifier() : null;
  const parameters = new URLSearchParams({
    redirect_uri: settings.redirectUri,
    scope: network.scope,
    state,
  });
  if (nonce !== null) parameters.set("nonce", nonce);
  if (codeVerifier !== null) {
    parameters.set("code_challenge", await openid.calculatePKCECodeChallenge(codeVerifier));
    parameters.set("code_challenge_method", "S256");
  }
  return {
    authorizationUrl: openid.buildAuthorizationUrl(config, parameters).href,
    nonce,
    codeVerifier,
  };
}

async function fetchIdentity(
  config: openid.Configuration,
  { userinfoEndpoint, identify }: OpenIdSettings,
  callback: URL,
  state: string,
  { nonce, codeVerifier }: Omit<Departure, "authorizationUrl">,
): Promise<Ruled<NetworkIdentity>> {
  const tokens = await openid.authorizationCodeGrant(config, callback, {
    expectedState: state,
    idTokenExpected: true,
    ...(nonce === null ? {} : { expectedNonce: nonce }),
    ...(codeVerifier === null ? {} : { pkceCodeVerifier: codeVerifier }),
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new TypeError("The answer has no ID token.");
  // The library looks at exp and nbf alone.
  if (claims.iat > Date.now() / 1_000 + SKEW)
    throw new RangeError("The ID token is from the future.");
  const info =
    userinfoEndpoint === null
      ? {}
      : await openid.fetchUserInfo(config, tokens.access_token, claims.sub);
  return identify({ issuer: claims.iss, subject: subjectOf(claims.sub) }, claims, info);
}

// OpenID Connect Core 2: at most 255 ASCII characters.
function subjectOf(sub: string): string {
  if (!/^[\x20-\x7e]{1,255}$/.test(sub)) throw new TypeError("The subject is not usable.");
  return sub;
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new RangeError("The sign-in took too long.")), {
      once: true,
    });
  });
}

// RFC 6749, 5.2: the one error that is about the code. The others are faults of our settings, or of the provider.
function isRefusedCode(error: unknown): boolean {
  return error instanceof openid.ResponseBodyError && error.error === "invalid_grant";
}

// Only words of the protocol are logged: a message may quote what was sent.
const WORD = /^[A-Za-z0-9_-]{1,60}$/;

/** Name, code, the provider's word for it and the system's: what an operator needs to tell a wrong secret from a lost line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, code, error: word, cause }: Error & { code?: unknown; error?: unknown } = error;
  const system = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return [name, code, word, system]
    .filter((part) => typeof part === "string" && WORD.test(part))
    .join(" ");
}
