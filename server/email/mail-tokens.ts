import { isOptionalMail, type OptionalMail } from "#domain/mail.ts";
import { sameSecret, type Sign } from "#server/platform/secret.ts";

/** The token of a verification link. Only its hash is stored; it is made again whenever the mail is tried again. */
export function verificationToken(sign: Sign, verificationId: string): string {
  return sign("verify-email", verificationId);
}

/** Whom a token of /unsubscribe speaks for, and which mail brought it. */
export interface Unsubscriber {
  readonly uid: string;
  readonly type: OptionalMail;
}

/** The token that turns off a person's mail and does nothing else. It does not expire: old mail stays answerable. */
export function unsubscribeToken(sign: Sign, { uid, type }: Unsubscriber): string {
  return `${uid}.${type}.${sign("unsubscribe", `${uid}.${type}`)}`;
}

/** Reads a token of /unsubscribe; null where this server did not make it. */
export function unsubscriberOf(sign: Sign, token: string): Unsubscriber | null {
  const [uid = "", type = "", signature = "", more] = token.split(".");
  if (more !== undefined || !isOptionalMail(type)) return null;
  return sameSecret(sign("unsubscribe", `${uid}.${type}`), signature) ? { uid, type } : null;
}
