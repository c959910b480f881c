import { z } from "zod/mini";
import * as limits from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, nothing, text } from "./fields.ts";
import { newCredential, options } from "./passkeys.ts";

const joinLink = z.strictObject({
  id,
  invitee: z.string(),
  inviter: z.string(),
  createdAt: instant,
  expiresAt: instant,
});
export type JoinLink = z.output<typeof joinLink>;

const token = text(64);
const name = text(limits.displayName * 2);

export const listJoinLinks = endpoint({
  method: "GET",
  path: "/api/admin/join-links",
  right: "admin.read",
  summary: "Open invitation links of all admins, newest first",
  output: z.strictObject({ links: z.array(joinLink) }),
});

export const createJoinLink = endpoint({
  method: "POST",
  path: "/api/admin/join-links",
  right: "admin.manage",
  counted: "join-link",
  summary: `Create an invitation link for one person: it works once, for ${limits.joinLinkDays} days. The answer holds its token, this once: only its hash is kept`,
  input: z.strictObject({ invitee: text(limits.invitee * 2) }),
  output: z.strictObject({ token: z.string(), link: joinLink }),
});

export const withdrawJoinLink = endpoint({
  method: "POST",
  path: "/api/admin/join-links/:linkId/withdraw",
  right: "admin.manage",
  counted: "admin",
  summary: "Withdraw an invitation link, of any admin",
  params: z.strictObject({ linkId: id }),
  input: nothing,
  output: nothing,
});

export const readJoinLink = endpoint({
  method: "POST",
  path: "/api/join/read",
  right: "session.join",
  counted: { because: "it writes nothing" },
  summary: "Who invites by a link. The token is in the body: addresses are logged by proxies",
  input: z.strictObject({ token }),
  output: z.strictObject({ inviter: z.string() }),
});

export const beginJoin = endpoint({
  method: "POST",
  path: "/api/join/begin",
  right: "session.join",
  counted: { because: "an address has so many a minute, and a challenge ends after five" },
  summary: "Begin to join by a link: options for a passkey; nobody is created yet",
  input: z.strictObject({ token, name }),
  output: options,
});

export const join = endpoint({
  method: "POST",
  path: "/api/join",
  right: "session.join",
  counted: { because: "it uses up a link, and links are counted" },
  summary:
    "Create the person with the passkey that the browser made; answers a one-time token for the session, good for 60 seconds",
  input: z.strictObject({ token, name, credential: newCredential }),
  output: z.strictObject({ customToken: z.string() }),
});
