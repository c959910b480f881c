import { z } from "zod/mini";
import * as limits from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { instant, text } from "./fields.ts";

export const inviteColleagues = endpoint({
  method: "POST",
  path: "/api/admin/users/invitations",
  right: "admin.manage",
  counted: "colleague-invitation",
  summary:
    "Invite colleagues by mail, with a link to sign in: no account is made, and no right is given",
  // Longer than valid: the domain rule refuses in its own words.
  input: z.strictObject({ addresses: text(limits.colleaguesAtOnce * limits.email * 2) }),
  output: z.strictObject({
    invited: z.int(),
    /** Already here, recently invited, or opted out. */
    leftOut: z.int(),
  }),
  keyed: true,
});

export const readFailedInvitations = endpoint({
  method: "GET",
  path: "/api/admin/users/invitations/failed",
  right: "admin.manage",
  summary: "The newest of the admin's own invitations that could not be delivered, and why",
  output: z.strictObject({
    failed: z.array(
      z.strictObject({
        address: z.string(),
        at: instant,
        /** The mail server's words. */
        reason: z.string(),
      }),
    ),
  }),
});
