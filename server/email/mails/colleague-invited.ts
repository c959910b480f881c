import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { isStillInvited } from "../colleagues/invited-store.ts";
import type { MailKind } from "./mail-kind.ts";

export interface InvitedFacts {
  readonly inviter: string;
  readonly addressHash: string;
}

export const colleagueInvited: MailKind<InvitedFacts> = {
  template: ({ inviter }) => ({
    subject: `${inviter} invites you to Cairn`,
    heading: "You are invited to Cairn",
    parts: [
      {
        kind: "text",
        text: `${bidiIsolated(inviter)} invites you to Cairn: goals of your own, an honest record of how far they are, and a coach where you want one.`,
      },
      { kind: "button", label: "Sign in", path: "/login" },
      {
        kind: "small",
        text: "No account was made for you. If you do not sign in, nothing of you is kept here but that you were invited.",
      },
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
