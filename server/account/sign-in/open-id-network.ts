import * as openid from "openid-client";
import { network } from "#domain/network.ts";
import type { Ruled } from "#domain/refusal.ts";
import { claimsOf, type UserInfo } from "./claims.ts";
import { guardedFetch } from "./guarded-fetch.ts";
import { configurationOf, SKEW, type Identify, type OpenIdSettings } from "./open-id-settings.ts";
import { saysAll } from "./organization-claims.ts";
import { failureOf, isUnanswered, isWrongSignature, failureReason } from "./provider-failure.ts";
import { providerKeys, type ProviderKeys } from "./provider-keys.ts";
import { tokensOnce } from "./token-answer.ts";
import type {
  Departure,
  NetworkIdentity,
  OnQuirk,
  SignInNetwork,
} from "#server/platform/sign-in-network.ts";

/** Falls back to the ID token where userinfo did not answer. */
export const byUserInfo: Identify = (who, idToken, info) => ({
  ...who,
  claims: claimsOf(info ?? idToken),
});

/** Milliseconds: one request, and the whole sign-in. */
export const patience = { call: 5_000, signIn: 9_000 };

export function openIdNetwork(
  settings: OpenIdSettings,
  { call, signIn } = patience,
): SignInNetwork {
  const { tokenEndpoint, userinfoEndpoint, jwksUri, onQuirk = () => {} } = settings;
  const addresses = [
    tokenEndpoint,
    jwksUri,
    ...(userinfoEndpoint === null ? [] : [userinfoEndpoint]),
  ];
  const keys = providerKeys(jwksUri, guardedFetch(addresses, settings.fetch));
  return {
    depart: (state) => depart(configurationOf(settings, call, keys.fetch), settings, state),
    arrive: (code, state, kept, iss) => {
      const callback = new URL(settings.redirectUri);
      const sent = { code, state, ...(iss === undefined ? {} : { iss }) };
      callback.search = new URLSearchParams(sent).toString();
      const fetch = tokensOnce(tokenEndpoint, keys.fetch, onQuirk);
      // A new configuration has an empty key cache, so that `keys` decides.
      const identity = () =>
        fetchIdentity(configurationOf(settings, call, fetch), settings, callback, state, kept);
      return inTime(signIn, () => withNewKeys(keys, onQuirk, identity));
    },
  };
}

async function withNewKeys<T>(
  keys: ProviderKeys,
  onQuirk: OnQuirk,
  work: () => Promise<T>,
): Promise<T> {
  const edition = keys.edition();
  try {
    return await work();
  } catch (error) {
    if (!isWrongSignature(error) || !keys.renew(edition)) throw error;
    const result = await work();
    onQuirk({ endpoint: "jwks", field: "kid", reason: failureReason(error) });
    return result;
  }
}

export async function inTime<T>(most: number, work: () => Promise<T>): Promise<T> {
  const late = AbortSignal.timeout(most);
  try {
    return await Promise.race([work(), rejectWhenAborted(late)]);
  } catch (error) {
    throw failureOf(error);
  }
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
  settings: OpenIdSettings,
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
  // The library checks only exp and nbf.
  if (claims.iat > Date.now() / 1_000 + SKEW)
    throw new RangeError("The ID token is from the future.");
  const info = await userInfoOf(config, settings, tokens.access_token, claims);
  return settings.identify({ issuer: claims.iss, subject: subjectOf(claims.sub) }, claims, info);
}

/** Null where there is no userinfo endpoint, or it fails and the ID token suffices. */
async function userInfoOf(
  config: openid.Configuration,
  { issuer, userinfoEndpoint, onQuirk = () => {} }: OpenIdSettings,
  accessToken: string,
  idToken: openid.IDToken,
): Promise<UserInfo | null> {
  if (userinfoEndpoint === null) return null;
  try {
    return await openid.fetchUserInfo(config, accessToken, idToken.sub);
  } catch (error) {
    if (!isUnanswered(error) || !saysAll(new URL(issuer), idToken)) throw error;
    onQuirk({ endpoint: "userinfo", field: "answer", reason: failureReason(error) });
    return null;
  }
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
