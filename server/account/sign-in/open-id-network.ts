import * as openid from "openid-client";
import { network } from "#domain/network.ts";
import { claimsOf } from "./claims.ts";
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
  readonly userinfoEndpoint: string;
  readonly jwksUri: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Registered with the provider, exactly so. */
  readonly redirectUri: string;
  /** True where the provider repeats the nonce in its ID token. */
  readonly nonce: boolean;
  /** True where the provider takes a code challenge. */
  readonly pkce: boolean;
  readonly signedWith: "RS256" | "ES256";
  readonly fetch: openid.CustomFetch;
}

/** Milliseconds for one call to the provider, and for all of a sign-in. */
const patience = { call: 5_000, signIn: 9_000 };
/** Seconds by which the provider's clock and ours may differ. */
const SKEW = 300;

function configurationOf(settings: OpenIdSettings, call: number): openid.Configuration {
  const { issuer, authorizationEndpoint, tokenEndpoint, userinfoEndpoint, jwksUri } = settings;
  const config = new openid.Configuration(
    {
      issuer,
      authorization_endpoint: authorizationEndpoint,
      token_endpoint: tokenEndpoint,
      userinfo_endpoint: userinfoEndpoint,
      jwks_uri: jwksUri,
    },
    settings.clientId,
    { id_token_signed_response_alg: settings.signedWith, [openid.clockTolerance]: SKEW },
    openid.ClientSecretPost(settings.clientSecret),
  );
  config.timeout = call / 1_000;
  const guarded = guardedFetch([tokenEndpoint, userinfoEndpoint, jwksUri], settings.fetch);
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
    arrive: async (code, state, kept) => {
      const callback = new URL(settings.redirectUri);
      callback.search = new URLSearchParams({ code, state }).toString();
      const late = AbortSignal.timeout(signIn);
      try {
        return await Promise.race([
          fetchIdentity(config, callback, state, kept),
          rejectWhenAborted(late),
        ]);
      } catch (error) {
        const Failure = isRefusedCode(error) ? CodeRefused : NetworkFailure;
        throw new Failure(reasonOf(error), { cause: error });
      }
    },
  };
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
  callback: URL,
  state: string,
  { nonce, codeVerifier }: Omit<Departure, "authorizationUrl">,
): Promise<NetworkIdentity> {
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
  const info = await openid.fetchUserInfo(config, tokens.access_token, claims.sub);
  return { issuer: claims.iss, subject: subjectOf(claims.sub), claims: claimsOf(info) };
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
