import { domainToASCII } from "node:url";
import { parseDay, type Day } from "#domain/day.ts";
import { isOptionalMail, type MailType, type OptionalMail } from "#domain/mail.ts";
import { sameSecret, type Sign } from "#server/platform/secret.ts";

/** Only its hash is stored; each retry derives it again. */
export function verificationToken(sign: Sign, verificationId: string): string {
  return sign("verify-email", verificationId);
}

export interface Unsubscriber {
  readonly uid: string;
  readonly type: OptionalMail;
}

/** Only turns off mail, and never expires, so that links in old mail work. */
export function unsubscribeToken(sign: Sign, { uid, type }: Unsubscriber): string {
  return `${uid}.${type}.${sign("unsubscribe", `${uid}.${type}`)}`;
}

export function unsubscriberOf(sign: Sign, token: string): Unsubscriber | null {
  const [uid = "", type = "", signature = "", more] = token.split(".");
  if (more !== undefined || !isOptionalMail(type)) return null;
  return sameSecret(sign("unsubscribe", `${uid}.${type}`), signature) ? { uid, type } : null;
}

/** Lower case, without "+tag", the domain in ASCII. */
function mailboxOf(address: string): string {
  const [, name = "", domain = ""] = /^(.[^+]*).*@(.*)$/.exec(address.toLowerCase()) ?? [];
  return `${name}@${domainToASCII(domain) || domain}`;
}

/** A keyed hash: only this server can compare it with an address. */
export function invitedAddressHash(sign: Sign, address: string): string {
  return sign("invited-address", mailboxOf(address));
}

const REFUSING = "refuse-invitations";
const INVITED: MailType = "colleague_invited";

/** Only refuses invitations, and never expires. */
export function refusalToken(sign: Sign, addressHash: string): string {
  return `${addressHash}.${INVITED}.${sign(REFUSING, addressHash)}`;
}

export function refusedAddress(sign: Sign, token: string): string | null {
  const [hash = "", type = "", signature = "", more] = token.split(".");
  if (more !== undefined || type !== INVITED) return null;
  return sameSecret(sign(REFUSING, hash), signature) ? hash : null;
}

export interface MailedCheckIn {
  readonly uid: string;
  readonly goalId: string;
  readonly period: Day;
}

const BY_MAIL = "check-in-by-mail";

/** Good for this one check-in only (threats T77). */
export function checkInToken(sign: Sign, { uid, goalId, period }: MailedCheckIn): string {
  const spoken = `${uid}.${goalId}.${period}`;
  return `${spoken}.${sign(BY_MAIL, spoken)}`;
}

export function mailedCheckInOf(sign: Sign, token: string): MailedCheckIn | null {
  const [uid = "", goalId = "", period = "", signature = "", more] = token.split(".");
  if (more !== undefined || parseDay(period) === null) return null;
  return sameSecret(sign(BY_MAIL, `${uid}.${goalId}.${period}`), signature)
    ? { uid, goalId, period }
    : null;
}
