import type { Day } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { isOptionalMail, mails, type MailType } from "#domain/mail.ts";
import { headerText } from "#domain/short-text.ts";
import { currentLanguage } from "#server/platform/language.ts";
import type { Sign } from "#server/platform/secret.ts";
import type { ComposedMail } from "#server/platform/mail/mail-transport.ts";
import { fillTemplate, type QueuedMail } from "../mails/mails.ts";
import { words } from "../mails/mails.words.ts";
import { checkInToken, refusalToken, unsubscribeToken, verificationToken } from "../mail-tokens.ts";
import { renderInThisThread, type RenderHtml } from "./html-renderer.ts";
import { ownAddress, type MailBody, type MailFooter } from "./mail-body.ts";
import { textMail } from "./text-mail.ts";

interface ComposeContext {
  readonly sign: Sign;
  readonly publicUrl: URL;
  readonly today: Day;
  readonly renderHtml?: RenderHtml | undefined;
}

function unsubscribePath(sign: Sign, mail: QueuedMail): string | null {
  const { uid, type } = mail;
  if (type === "verification") return null;
  if (type === "colleague_invited")
    return `/unsubscribe?token=${refusalToken(sign, mail.facts.addressHash)}`;
  return `/unsubscribe?token=${unsubscribeToken(sign, { uid, type })}`;
}

function mailReason(type: MailType): string {
  return words.footer.reason(
    isOptionalMail(type) ? words.footer.reasons[mails[type].toggle] : words.footer.addressEntered,
  );
}

function footerOf({ type }: QueuedMail, path: string | null): MailFooter {
  const reason = mailReason(type);
  if (path === null) return { reason, links: [] };
  if (type === "colleague_invited")
    return { reason, links: [{ label: words.footer.noInvitations, path }] };
  return {
    reason,
    links: [
      { label: words.footer.settings, path: "/email-preferences" },
      { label: words.footer.unsubscribe, path },
    ],
  };
}

// RFC 8058: a mail program may unsubscribe by one POST to the same address.
function headersOf(path: string | null, publicUrl: URL): Record<string, string> {
  const automatic = { "Auto-Submitted": "auto-generated" };
  if (path === null) return automatic;
  return {
    ...automatic,
    "List-Unsubscribe": `<${ownAddress(path, publicUrl)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** In the current language. */
export async function composeMail(
  mail: QueuedMail,
  { sign, publicUrl, today, renderHtml = renderInThisThread }: ComposeContext,
): Promise<ComposedMail> {
  const { uid } = mail;
  const body = fillTemplate(mail, {
    today,
    verification: (id) => verificationToken(sign, id),
    checkIn: (goalId, period) => checkInToken(sign, { uid, goalId, period }),
  });
  const path = unsubscribePath(sign, mail);
  const written = { body, footer: footerOf(mail, path), headers: headersOf(path, publicUrl) };
  return composed({ ...mail, ...written }, publicUrl, renderHtml);
}

interface WrittenMail extends Pick<QueuedMail, "messageId" | "recipient" | "createdAt"> {
  readonly body: MailBody;
  readonly footer: MailFooter;
  readonly headers: Readonly<Record<string, string>>;
}

async function composed(
  { messageId, recipient, createdAt, body, footer, headers }: WrittenMail,
  publicUrl: URL,
  renderHtml: RenderHtml,
): Promise<ComposedMail> {
  const subject = headerText(body.subject, limits.mailSubject);
  return {
    messageId,
    writtenAt: createdAt,
    to: recipient,
    subject,
    text: textMail(body, footer, publicUrl),
    html: await renderHtml({
      body: { ...body, subject },
      footer,
      publicUrl: publicUrl.href,
      language: currentLanguage(),
    }),
    headers,
  };
}

/** Mail to an address that may have no account: nothing to unsubscribe from. */
export function composeToAddress(
  mail: Omit<WrittenMail, "footer" | "headers">,
  publicUrl: URL,
): Promise<ComposedMail> {
  const reason = words.footer.reason(words.footer.addressEntered);
  const written = { footer: { reason, links: [] }, headers: headersOf(null, publicUrl) };
  return composed({ ...mail, ...written }, publicUrl, renderInThisThread);
}
