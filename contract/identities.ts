import { z } from "zod/mini";
import { identityProviders } from "#domain/identity-provider.ts";
import { departure } from "./account.ts";
import { endpoint } from "./endpoint.ts";
import { instant, nothing, text } from "./fields.ts";

/** product 31.6 */
export const ownIdentity = z.strictObject({
  /** As the provider names itself. */
  issuer: z.string(),
  /** Null if no longer offered. */
  way: z.nullable(z.enum([...identityProviders, "email"])),
  /** Of email alone: the address that links go to. */
  address: z.nullable(z.string()),
  lastSignInAt: instant,
});
export type OwnIdentity = z.output<typeof ownIdentity>;

export const listIdentities = endpoint({
  method: "GET",
  path: "/api/account/identities",
  right: "account.identities",
  summary: "The accounts elsewhere by which the person signs in here, the last used first",
  output: z.strictObject({ identities: z.array(ownIdentity) }),
});

export const joinIdentity = endpoint({
  method: "POST",
  path: "/api/account/identities/join",
  right: "account.identities",
  counted: "settings",
  summary:
    "Begin a sign-in by another way that joins it to the person, soon after a sign-in; it ends with this session",
  input: z.strictObject({ way: z.enum(identityProviders) }),
  output: departure,
});

export const partIdentity = endpoint({
  method: "POST",
  path: "/api/account/identities/part",
  right: "account.identities",
  counted: "settings",
  summary:
    "Part an account elsewhere from the person, while they can sign in by another; their other sessions end",
  input: z.strictObject({ issuer: text(2_000) }),
  output: nothing,
});
