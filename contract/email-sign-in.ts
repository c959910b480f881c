import { z } from "zod/mini";
import * as limits from "#domain/limits.ts";
import { loggedIn } from "./account.ts";
import { endpoint } from "./endpoint.ts";
import { nothing, text } from "./fields.ts";

export const askEmailSignIn = endpoint({
  method: "POST",
  path: "/api/sign-in/email",
  right: "session.start",
  counted: { because: "an address and a network have so many in some hours (product 40.6)" },
  summary:
    "Ask for a sign-in link by email; the answer is the same whether or not the address may sign in",
  input: z.strictObject({
    address: text(limits.email * 2),
    returnTo: z.optional(text(limits.returnPath)),
  }),
  output: nothing,
});

export const finishEmailSignIn = endpoint({
  method: "POST",
  path: "/api/sign-in/email/finish",
  right: "session.start",
  counted: { because: "it uses up a link" },
  summary:
    "Finish a sign-in in the browser that asked, with the link's token or the six-digit code; answers as linkedinlogin does",
  input: z.strictObject({ proof: text(128) }),
  output: loggedIn,
});

export const joinEmail = endpoint({
  method: "POST",
  path: "/api/account/identities/join-email",
  right: "account.identities",
  counted: "settings",
  summary:
    "Send a link that joins the person's own email address to them as a way to sign in, soon after a sign-in",
  input: nothing,
  output: z.strictObject({ address: z.string() }),
});
