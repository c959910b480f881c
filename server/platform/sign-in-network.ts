import { network } from "#domain/network.ts";
import type { Ruled } from "#domain/refusal.ts";
import type { IdentityProvider } from "#domain/identity-provider.ts";
import type { Config } from "./config.ts";
import type { Claims } from "./db/schema.ts";

/** What the browser needs to begin, and what the server keeps until the callback. */
export interface Departure {
  readonly authorizationUrl: string;
  readonly nonce: string | null;
  readonly codeVerifier: string | null;
}

/** A person as the network vouches for them: keyed by issuer and subject, never by email. */
export interface NetworkIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly claims: Claims;
}

/** The network's answer to a code was missing, late, wrong or not verifiable. */
export class NetworkFailure extends Error {
  override readonly name = "NetworkFailure";
}

/** The network does not know the code, or gave it to somebody else, or has taken it back. */
export class CodeRefused extends Error {
  override readonly name = "CodeRefused";
}

/** A deviation from the protocol that did not stop a sign-in, as it is logged: never with a value. */
export interface ProviderQuirk {
  readonly endpoint: "token" | "userinfo" | "jwks";
  readonly field: string;
  readonly reason: string;
}

export type OnQuirk = (quirk: ProviderQuirk) => void;

/** Who vouches for people by OpenID Connect's code flow: the professional network, or an organization's provider. */
export interface SignInNetwork {
  /** Begins a sign-in under a fresh state; throws NetworkFailure. */
  depart(state: string): Promise<Departure>;
  /** Exchanges the code and reads who it is, or why they may not come in; throws NetworkFailure or CodeRefused. */
  arrive(
    code: string,
    state: string,
    kept: Omit<Departure, "authorizationUrl">,
    /** As the provider named itself in the callback's address. */
    issuer?: string,
  ): Promise<Ruled<NetworkIdentity>>;
}

/** The host of a way's provider, for the log. */
export function providerHost(
  { organization }: Pick<Config, "organization">,
  way: IdentityProvider,
): string | null {
  return (way === "organization" ? organization?.issuer : new URL(network.issuer))?.host ?? null;
}
