import { network } from "#domain/network.ts";
import type { Ruled } from "#domain/refusal.ts";
import type { IdentityProvider } from "#domain/identity-provider.ts";
import type { Config } from "./config.ts";
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

export function providerHost(
  { organization }: Pick<Config, "organization">,
  way: IdentityProvider,
): string | null {
  return (way === "organization" ? organization?.issuer : new URL(network.issuer))?.host ?? null;
}
