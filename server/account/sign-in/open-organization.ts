import * as openid from "openid-client";
import { letIn } from "#domain/organization.ts";
import { isRefused } from "#domain/refusal.ts";
import { addressesOf } from "#domain/named-providers.ts";
import type { OrganizationSettings } from "#server/platform/config/organization-settings.ts";
import {
  NetworkFailure,
  type OnQuirk,
  type SignInNetwork,
} from "#server/platform/sign-in-network.ts";
import { guardedFetch } from "./guarded-fetch.ts";
import { inTime, openIdNetwork, patience } from "./open-id-network.ts";
import type { Identify, OpenIdSettings } from "./open-id-settings.ts";
import { isManaged, organizationClaims } from "./organization-claims.ts";
import { outwardFetch } from "./outward-fetch.ts";
import { failureOf } from "./provider-failure.ts";

/** Milliseconds: lifetime of a discovery document, and retry interval after a failure. */
const KNOWN_FOR = 60 * 60_000;
const ASKED_AGAIN_AFTER = 60_000;

export interface OrganizationOptions {
  readonly fetch?: openid.CustomFetch;
  readonly limits?: typeof patience;
  readonly clock?: () => number;
  /** A refresh failed and the stale document is used. */
  readonly onStale?: (error: Error) => void;
  readonly onQuirk?: OnQuirk;
}

/** Discovery runs at the first sign-in, not at the start (product 31). */
export function openOrganization(
  settings: OrganizationSettings,
  publicUrl: URL,
  {
    fetch = outwardFetch(settings.issuer.hostname),
    limits = patience,
    clock = Date.now,
    onStale = () => {},
    onQuirk = () => {},
  }: OrganizationOptions = {},
): SignInNetwork {
  const provider = kept(
    async () => {
      const found = await discovered(settings, publicUrl, fetch, limits.call);
      return openIdNetwork({ ...found, onQuirk }, limits);
    },
    clock,
    (error) => onStale(failureOf(error)),
  );
  return {
    depart: async (state) => (await provider()).depart(state),
    arrive: (code, state, begun, issuer) =>
      inTime(limits.signIn, async () => (await provider()).arrive(code, state, begun, issuer)),
  };
}

/** Shares one call among concurrent callers; where a refresh fails, the stale value stays. */
function kept<T>(
  make: () => Promise<T>,
  clock: () => number,
  onStale: (error: unknown) => void,
): () => Promise<T> {
  let known: { readonly made: T; until: number } | undefined;
  let underWay: Promise<T> | undefined;
  const makeAnew = async (): Promise<T> => {
    try {
      const made = await make();
      known = { made, until: clock() + KNOWN_FOR };
      return made;
    } catch (error) {
      if (known === undefined) throw failureOf(error);
      known.until = clock() + ASKED_AGAIN_AFTER;
      onStale(error);
      return known.made;
    }
  };
  return () => {
    if (known !== undefined && clock() < known.until) return Promise.resolve(known.made);
    underWay ??= makeAnew().finally(() => (underWay = undefined));
    return underWay;
  };
}

async function discovered(
  { way, issuer, clientId, clientSecret, domains }: OrganizationSettings,
  publicUrl: URL,
  fetch: openid.CustomFetch,
  call: number,
): Promise<OpenIdSettings> {
  const found = await openid.discovery(issuer, clientId, undefined, undefined, {
    [openid.customFetch]: (url, options) => guardedFetch([url], fetch)(url, options),
    timeout: call / 1_000,
    execute: issuer.protocol === "http:" ? [openid.allowInsecureRequests] : [],
  });
  const said = found.serverMetadata();
  const signedWith = listOf(said.id_token_signing_alg_values_supported, "RS256");
  const address = (name: string, value: string | undefined): string => {
    const url = URL.parse(value ?? "");
    if (url?.protocol === "https:" || (url !== null && url.origin === issuer.origin))
      return url.href;
    throw new NetworkFailure(`no usable ${name}`);
  };
  return {
    issuer: said.issuer,
    authorizationEndpoint: address("authorization_endpoint", said.authorization_endpoint),
    tokenEndpoint: address("token_endpoint", said.token_endpoint),
    // Some providers send null or an empty string.
    userinfoEndpoint: said.userinfo_endpoint
      ? address("userinfo_endpoint", said.userinfo_endpoint)
      : null,
    jwksUri: address("jwks_uri", said.jwks_uri),
    clientId,
    clientSecret,
    // RFC 8414: the default where none are named.
    clientAuth: listOf(said.token_endpoint_auth_methods_supported, "client_secret_basic").includes(
      "client_secret_basic",
    )
      ? "basic"
      : "post",
    redirectUri: new URL(addressesOf(way).callbackPath, publicUrl).href,
    nonce: true,
    pkce: true,
    signedWith,
    userinfoSignedWith: listOf(said.userinfo_signing_alg_values_supported, ...signedWith),
    namesItself: said.authorization_response_iss_parameter_supported === true,
    fetch,
    identify: identifyBy(issuer, domains),
  };
}

/** Empty, null or not a list means the default. */
function listOf(said: unknown, ...unsaid: readonly string[]): readonly string[] {
  const list: readonly unknown[] = Array.isArray(said) ? said : [];
  const texts = list.filter((one) => typeof one === "string");
  return texts.length === 0 ? unsaid : texts;
}

function identifyBy(named: URL, domains: readonly string[]): Identify {
  return (who, idToken, info) => {
    const claims = organizationClaims(named, idToken, info);
    const admitted = letIn({ ...claims, managed: isManaged(named, idToken) }, domains);
    return isRefused(admitted) ? admitted : { ...who, claims };
  };
}
