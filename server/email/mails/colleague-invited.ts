import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { isStillInvited } from "../colleagues/invited-store.ts";
import type { MailKind } from "./mail-kind.ts";
import { words } from "./mails.words.ts";

export interface InvitedFacts {
  readonly inviter: string;
  readonly addressHash: string;
}

export const colleagueInvited: MailKind<InvitedFacts> = {
  template: ({ inviter }) => ({
    subject: words.colleagueInvited.subject(inviter),
    heading: words.colleagueInvited.heading,
    parts: [
      { kind: "text", text: words.colleagueInvited.text(bidiIsolated(inviter)) },
      { kind: "button", label: words.colleagueInvited.signIn, path: "/login" },
      { kind: "small", text: words.colleagueInvited.noAccount },
    ],
  }),
  // Nobody who has joined or refused is invited (product 33.5).
  current: async (db, facts, { recipient }) =>
    (await isStillInvited(db, recipient, facts.addressHash)) ? facts : null,
  sample: {
    inviter: "Admin User (admin@example.org)",
    addressHash: "a".repeat(43),
  },
};
