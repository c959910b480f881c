import * as openid from "openid-client";
import { letIn } from "#domain/organization.ts";
import { isRefused } from "#domain/refusal.ts";
import { ownAddresses } from "#domain/named-providers.ts";
import type { OrganizationSettings } from "#server/platform/organization-settings.ts";
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

/** Milliseconds for which what a provider says of itself counts, and after which it is asked again where it did not answer. */
const KNOWN_FOR = 60 * 60_000;
const ASKED_AGAIN_AFTER = 60_000;

export interface OrganizationOptions {
  readonly fetch?: openid.CustomFetch;
  readonly limits?: typeof patience;
  readonly clock?: () => number;
  /** Told why a provider that once answered does not say again what it says of itself. */
  readonly onStale?: (error: Error) => void;
  readonly onQuirk?: OnQuirk;
}

/** The organization's own provider (product 31): it is asked for its addresses by the first sign-in, and never before. */
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

/** Makes something once for all who want it at the same time, and anew when it is old; where that fails, the old one counts on, and `onStale` hears why. */
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
  { issuer, clientId, clientSecret, domains }: OrganizationSettings,
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
    // Some providers send null or an empty text.
    userinfoEndpoint: said.userinfo_endpoint
      ? address("userinfo_endpoint", said.userinfo_endpoint)
      : null,
    jwksUri: address("jwks_uri", said.jwks_uri),
    clientId,
    clientSecret,
    // RFC 8414: what a provider that names none takes.
    clientAuth: listOf(said.token_endpoint_auth_methods_supported, "client_secret_basic").includes(
      "client_secret_basic",
    )
      ? "basic"
      : "post",
    redirectUri: new URL(ownAddresses.organization.callbackPath, publicUrl).href,
    nonce: true,
    pkce: true,
    signedWith,
    userinfoSignedWith: listOf(said.userinfo_signing_alg_values_supported, ...signedWith),
    namesItself: said.authorization_response_iss_parameter_supported === true,
    fetch,
    identify: identifyBy(issuer, domains),
  };
}

/** A list in a discovery document; empty, null or no list means the default. */
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
