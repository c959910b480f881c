import * as limits from "#domain/limits.ts";
import type { MailKind } from "./mail-kind.ts";

export const verification: MailKind<{ readonly verificationId: string }> = {
  template: ({ verificationId }, context) => ({
    subject: "Verify your email for Cairn",
    heading: "Verify your email",
    parts: [
      {
        kind: "text",
        text: "Somebody, most likely you, asked Cairn to write to this address. Confirm that it is yours, and reminders and your coach's notes can reach you here.",
      },
      {
        kind: "button",
        label: "Verify this address",
        path: `/verify-email?token=${context.verification(verificationId)}`,
      },
      {
        kind: "small",
        text: `The link is good for ${limits.verificationHours} hours. If you did not ask for it, do nothing: no other mail will come.`,
      },
    ],
  }),
  sample: { verificationId: "sample" },
};
