import { network } from "#domain/network.ts";
import type { Ruled } from "#domain/refusal.ts";
import type { IdentityProvider } from "#domain/identity-provider.ts";
import type { NamedProvider } from "#domain/named-providers.ts";
import type { Config } from "./config/config.ts";
import type { Claims } from "./db/tables/account.ts";

export interface Departure {
  readonly authorizationUrl: string;
  readonly nonce: string | null;
  readonly codeVerifier: string | null;
}

/** Keyed by issuer and subject, never by email. */
export interface NetworkIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly claims: Claims;
}

export class NetworkFailure extends Error {
  override readonly name = "NetworkFailure";
}

export class CodeRefused extends Error {
  override readonly name = "CodeRefused";
}

/** For the log: never contains a value. */
export interface ProviderQuirk {
  readonly endpoint: "token" | "userinfo" | "jwks";
  readonly field: string;
  readonly reason: string;
}

export type OnQuirk = (quirk: ProviderQuirk) => void;

export interface SignInNetwork {
  depart(state: string): Promise<Departure>;
  /** Throws NetworkFailure or CodeRefused. */
  arrive(
    code: string,
    state: string,
    kept: Omit<Departure, "authorizationUrl">,
    issuer?: string,
  ): Promise<Ruled<NetworkIdentity>>;
}

/** What deps hold: those that are configured. */
export type SignInNetworks = Readonly<Partial<Record<IdentityProvider, SignInNetwork>>>;

export interface ConfiguredProvider extends NamedProvider {
  /** Null for the stand-in, which has none of its own. */
  readonly issuer: URL | null;
  /** Allowed email domains; empty allows everybody. */
  readonly domains: readonly string[];
}

type Settings = Pick<Config, "linkedin" | "mode" | "organizations">;

/** The configured providers, in the order of their buttons (product 31.2). */
export function configuredProviders({
  linkedin,
  mode,
  organizations,
}: Settings): readonly ConfiguredProvider[] {
  const isStandIn = linkedin === null && mode !== "production";
  const issuer = isStandIn ? null : new URL(network.issuer);
  const first = { way: "network", name: network.name, issuer, domains: [] } as const;
  return linkedin === null && !isStandIn ? organizations : [first, ...organizations];
}

export function providerHost(settings: Settings, way: IdentityProvider): string | null {
  return configuredProviders(settings).find((known) => known.way === way)?.issuer?.host ?? null;
}
