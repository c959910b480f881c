import { limits } from "#domain/limits.ts";
import { headerText } from "#domain/mail.ts";
import type { Sign } from "#server/platform/secret.ts";
import { bodyOf, mailReasons } from "./bodies.ts";
import type { TypedFacts } from "../outbox/facts.ts";
import { ownAddress, type MailFoot } from "./mail-body.ts";
import { unsubscribeToken, verificationToken } from "../outbox/mail-tokens.ts";
import type { ComposedMail } from "#server/platform/mail/mail-transport.ts";
import { printHere, type Sheet } from "./press.ts";
import { textMail } from "./text-mail.ts";

/** A mail of the outbox, as far as its words need to know. */
export type Letter = TypedFacts & {
  readonly messageId: string;
  readonly uid: string;
  readonly recipient: string;
  readonly createdAt: number;
};

/** What words are made with: the server's secret and its public address. */
export interface Stationery {
  readonly sign: Sign;
  readonly publicUrl: URL;
}

function unsubscribePath({ sign }: Stationery, { uid, type }: Letter): string | null {
  if (type === "verification") return null;
  return `/unsubscribe?token=${unsubscribeToken(sign, { uid, type })}`;
}

function footOf(letter: Letter, path: string | null): MailFoot {
  const reason = mailReasons[letter.type];
  if (path === null) return { reason, links: [] };
  return {
    reason,
    links: [
      { label: "Email settings", path: "/email-preferences" },
      { label: "Unsubscribe", path },
    ],
  };
}

// RFC 8058: a mail program may turn the mail off by one POST to the same address.
function headersOf(path: string | null, { publicUrl }: Stationery): Record<string, string> {
  const automatic = { "Auto-Submitted": "auto-generated" };
  if (path === null) return automatic;
  return {
    ...automatic,
    "List-Unsubscribe": `<${ownAddress(path, publicUrl)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** The mail that a letter of the outbox is, in both its forms. `print` writes its HTML. */
export async function composed(
  letter: Letter,
  stationery: Stationery,
  print: (sheet: Sheet) => Promise<string> = printHere,
): Promise<ComposedMail> {
  const { sign, publicUrl } = stationery;
  const body = bodyOf(letter, (id) => verificationToken(sign, id));
  const path = unsubscribePath(stationery, letter);
  const foot = footOf(letter, path);
  const subject = headerText(body.subject, limits.mailSubject);
  return {
    messageId: letter.messageId,
    writtenAt: letter.createdAt,
    to: letter.recipient,
    subject,
    text: textMail(body, foot, publicUrl),
    html: await print({ body: { ...body, subject }, foot, publicUrl: publicUrl.href }),
    headers: headersOf(path, stationery),
  };
}
