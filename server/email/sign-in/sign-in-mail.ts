import { EMAIL_LINK_PATH } from "#contract/routes.ts";
import type { ComposedMail } from "#server/platform/mail/mail-transport.ts";
import type { Deps } from "#server/platform/deps.ts";
import { inLanguage, offeredLanguage } from "#server/platform/language.ts";
import { composeToAddress } from "../rendering/compose-mail.ts";
import type { MailBody } from "../rendering/mail-body.ts";
import { linkCode, linkToken, type DueEmailSignIn } from "./email-sign-in-store.ts";
import type { Eligibility } from "./eligibility.ts";
import { words } from "./sign-in-mail.words.ts";

function linkBody(path: string, code: string, isJoining: boolean): MailBody {
  return {
    subject: isJoining ? words.joinSubject(code) : words.subject(code),
    heading: isJoining ? words.joinHeading : words.heading,
    parts: [
      { kind: "text", text: words.open },
      { kind: "button", label: isJoining ? words.joinButton : words.button, path },
      { kind: "text", text: words.code(code) },
      { kind: "small", text: words.goodFor },
    ],
  };
}

function elsewhereBody(): MailBody {
  return {
    subject: words.elsewhereSubject,
    heading: words.elsewhereHeading,
    parts: [
      { kind: "text", text: words.elsewhere },
      { kind: "button", label: words.elsewhereButton, path: "/login" },
      { kind: "small", text: words.elsewhereIgnore },
    ],
  };
}

/** product 40.2 */
export function signInMail(
  { sign, config: { publicUrl, languages } }: Pick<Deps, "sign" | "config">,
  {
    id,
    joins,
    language,
    createdAt,
  }: Pick<DueEmailSignIn, "id" | "joins" | "language" | "createdAt">,
  { kind, to }: Eligibility,
): Promise<ComposedMail> {
  const path = `${EMAIL_LINK_PATH}?token=${linkToken(sign, id)}`;
  const head = { messageId: `<${id}@${publicUrl.hostname}>`, createdAt, recipient: to };
  return inLanguage(offeredLanguage(language, languages), () => {
    const body =
      kind === "link" ? linkBody(path, linkCode(sign, id), joins !== null) : elsewhereBody();
    return composeToAddress({ ...head, body }, publicUrl);
  });
}
