import { domainToASCII } from "node:url";
import { parseDay, type Day } from "#domain/day.ts";
import { isOptionalMail, type MailType, type OptionalMail } from "#domain/mail.ts";
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

/** The mailbox that an address leads to: in small letters, without what stands after a +, its domain as ASCII. */
function mailboxOf(address: string): string {
  const [, name = "", domain = ""] = /^(.[^+]*).*@(.*)$/.exec(address.toLowerCase()) ?? [];
  return `${name}@${domainToASCII(domain) || domain}`;
}

/** What is kept of an address that was invited: nothing that anybody but this server can compare with an address. */
export function invitedAddressHash(sign: Sign, address: string): string {
  return sign("invited-address", mailboxOf(address));
}

const REFUSING = "refuse-invitations";
const INVITED: MailType = "colleague_invited";

/** The token with which an address gets no invitation any more, and which is good for nothing else. It does not expire. */
export function refusalToken(sign: Sign, addressHash: string): string {
  return `${addressHash}.${INVITED}.${sign(REFUSING, addressHash)}`;
}

/** The hash of the address that a token speaks for; null where this server did not make it. */
export function refusedAddress(sign: Sign, token: string): string | null {
  const [hash = "", type = "", signature = "", more] = token.split(".");
  if (more !== undefined || type !== INVITED) return null;
  return sameSecret(sign(REFUSING, hash), signature) ? hash : null;
}

/** What a token of /check-in/by-mail speaks for: one check-in of one person on one goal. */
export interface MailedCheckIn {
  readonly uid: string;
  readonly goalId: string;
  /** The first day of its period. */
  readonly period: Day;
}

const BY_MAIL = "check-in-by-mail";

/** The token with which a person checks in on a goal for a period, and which is good for nothing else (threats T77). */
export function checkInToken(sign: Sign, { uid, goalId, period }: MailedCheckIn): string {
  const spoken = `${uid}.${goalId}.${period}`;
  return `${spoken}.${sign(BY_MAIL, spoken)}`;
}

/** Reads a token of /check-in/by-mail; null where this server did not make it. */
export function mailedCheckInOf(sign: Sign, token: string): MailedCheckIn | null {
  const [uid = "", goalId = "", period = "", signature = "", more] = token.split(".");
  if (more !== undefined || parseDay(period) === null) return null;
  return sameSecret(sign(BY_MAIL, `${uid}.${goalId}.${period}`), signature)
    ? { uid, goalId, period }
    : null;
}
