import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticatorTransport,
} from "@simplewebauthn/server";
import type { Assertion, NewCredential } from "#contract/passkeys.ts";
import * as limits from "#domain/limits.ts";
import type { RelyingParty } from "#server/platform/relying-party.ts";

/** EdDSA, ES256 and RS256 (COSE). */
const ALGORITHMS = [-8, -7, -257];
const timeout = limits.passkeyMinutes * 60_000;

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(base64url, "base64url"));
}

/** The person's id, as the authenticator stores it. */
function userHandle(uid: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(uid));
}

export function uidIn(handle: string): string {
  return Buffer.from(handle, "base64url").toString();
}

interface Registering {
  readonly challenge: string;
  readonly uid: string;
  /** Shown by the browser when one of several is chosen. */
  readonly account: string;
  readonly held: readonly {
    readonly credentialId: string;
    readonly transports: readonly string[];
  }[];
}

export async function registrationOptions(
  party: RelyingParty,
  { challenge, uid, account, held }: Registering,
) {
  const options = await generateRegistrationOptions({
    rpName: "Cairn",
    rpID: party.id,
    userID: userHandle(uid),
    userName: account,
    userDisplayName: account,
    challenge: bytesOf(challenge),
    timeout,
    excludeCredentials: held.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { ...options };
}

export async function authenticationOptions(party: RelyingParty, challenge: string) {
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: bytesOf(challenge),
    timeout,
    userVerification: "required",
  });
  return { ...options };
}

export interface VerifiedPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly backedUp: boolean;
}

/** Null where anything in it is wrong: the library throws for each reason. */
export async function verifiedPasskey(
  party: RelyingParty,
  { id, clientDataJSON, attestationObject, transports }: NewCredential,
  challenge: string,
): Promise<VerifiedPasskey | null> {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: "public-key",
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) return null;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports,
    backedUp: credentialBackedUp,
  };
}

export interface VerifiedUse {
  readonly counter: number;
  readonly backedUp: boolean;
}

/** Null where anything in it is wrong. The counter is compared by the store. */
export async function verifiedUse(
  party: RelyingParty,
  { id, userHandle: handle, ...signed }: Assertion,
  challenge: string,
  publicKey: string,
): Promise<VerifiedUse | null> {
  const verification = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: "public-key",
      response: handle === undefined ? signed : { ...signed, userHandle: handle },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: bytesOf(publicKey), counter: 0 },
  }).catch(() => null);
  if (verification?.verified !== true) return null;
  const { newCounter: counter, credentialBackedUp: backedUp } = verification.authenticationInfo;
  return { counter, backedUp };
}
