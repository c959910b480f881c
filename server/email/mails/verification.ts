import type { MailKind } from "./mail-kind.ts";
import { words } from "./mails.words.ts";

export const verification: MailKind<{ readonly verificationId: string }> = {
  template: ({ verificationId }, context) => ({
    subject: words.verification.subject,
    heading: words.verification.heading,
    parts: [
      { kind: "text", text: words.verification.text },
      {
        kind: "button",
        label: words.verification.verify,
        path: `/verify-email?token=${context.verification(verificationId)}`,
      },
      { kind: "small", text: words.verification.goodFor },
    ],
  }),
  sample: { verificationId: "sample" },
};
