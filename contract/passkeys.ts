import { z } from "zod/mini";
import * as limits from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, nothing, text, timeZone } from "./fields.ts";
import { sessionUser } from "./session.ts";

const ownPasskey = z.strictObject({
  id,
  name: z.string(),
  createdAt: instant,
  /** Null until used. */
  lastUsedAt: z.nullable(instant),
  /** Copied to other devices by its provider. */
  backedUp: z.boolean(),
  /** Also opens the admin area. */
  forAdmin: z.boolean(),
  /** False where it was made for another host name. */
  worksHere: z.boolean(),
});
export type OwnPasskey = z.output<typeof ownPasskey>;

/** Options for `navigator.credentials`, in WebAuthn's JSON. */
export const options = z.strictObject({ options: z.record(z.string(), z.unknown()) });

/** Base64url. */
const bytes = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[A-Za-z0-9_-]+$/));
const credentialId = bytes(1_400);
const clientData = bytes(4_000);

/** What the browser made (WebAuthn's AuthenticatorAttestationResponse). */
export const newCredential = z.strictObject({
  id: credentialId,
  clientDataJSON: clientData,
  attestationObject: bytes(20_000),
  transports: z.array(text(20)).check(z.maxLength(10)),
});
export type NewCredential = z.output<typeof newCredential>;

/** What the browser signed (WebAuthn's AuthenticatorAssertionResponse). */
const assertion = z.strictObject({
  id: credentialId,
  clientDataJSON: clientData,
  authenticatorData: bytes(4_000),
  signature: bytes(8_000),
  userHandle: z.optional(bytes(100)),
});
export type Assertion = z.output<typeof assertion>;

const name = text(limits.passkeyName * 2);

export const listPasskeys = endpoint({
  method: "GET",
  path: "/api/account/passkeys",
  right: "account.passkeys",
  summary: "The person's passkeys, newest first",
  output: z.strictObject({ passkeys: z.array(ownPasskey) }),
});

export const beginPasskey = endpoint({
  method: "POST",
  path: "/api/account/passkeys/begin",
  right: "account.passkeys",
  counted: "settings",
  summary:
    "Begin to add a passkey, soon after a sign-in: options with a one-time challenge, bound to this browser and session for 5 minutes",
  input: nothing,
  output: options,
});

export const addPasskey = endpoint({
  method: "POST",
  path: "/api/account/passkeys",
  right: "account.passkeys",
  counted: "settings",
  summary:
    "Add the passkey that the browser made. One that is added in the admin area also opens it",
  input: z.strictObject({ name, credential: newCredential }),
  output: z.strictObject({ passkey: ownPasskey }),
});

export const editPasskey = endpoint({
  method: "PUT",
  path: "/api/account/passkeys/:passkeyId",
  right: "account.passkeys",
  counted: "settings",
  summary:
    "Rename a passkey, or let it open the admin area: this in the admin area alone, soon after a sign-in",
  params: z.strictObject({ passkeyId: id }),
  input: z.strictObject({ name: z.optional(name), forAdmin: z.optional(z.literal(true)) }),
  output: nothing,
});

export const removePasskey = endpoint({
  method: "POST",
  path: "/api/account/passkeys/:passkeyId/remove",
  right: "account.passkeys",
  counted: "settings",
  summary:
    "Remove a passkey, soon after a sign-in and while the person can sign in another way; their other sessions end",
  params: z.strictObject({ passkeyId: id }),
  input: nothing,
  output: nothing,
});

export const beginPasskeySignIn = endpoint({
  method: "POST",
  path: "/api/passkeys/sign-in/begin",
  right: "session.start",
  counted: { because: "an address has so many a minute, and a challenge ends after five" },
  summary:
    "Begin a sign-in with a passkey: options with a one-time challenge, bound to this browser for 5 minutes",
  input: z.strictObject({ returnTo: z.optional(text(limits.returnPath)) }),
  output: options,
});

export const passkeySignIn = endpoint({
  method: "POST",
  path: "/api/passkeys/sign-in",
  right: "session.start",
  counted: { because: "it uses up a challenge" },
  summary:
    "Finish a sign-in with a passkey; answers a one-time token for the session, good for 60 seconds",
  input: z.strictObject({ assertion }),
  output: z.strictObject({ customToken: z.string() }),
});

export const adminPasskeySignIn = endpoint({
  method: "POST",
  path: "/api/admin/session/passkey",
  right: "admin.sign-in",
  counted: "sign-in",
  summary: "Sign in as an admin by a passkey that was added or allowed in the admin area",
  input: z.strictObject({
    assertion,
    /** Stored at the first sign-in (product 14.7). */
    timeZone: z.optional(timeZone),
  }),
  output: z.strictObject({ user: sessionUser }),
});
