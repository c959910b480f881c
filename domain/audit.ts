import { typedAddress } from "./email-address.ts";

export const auditActions = [
  "admin.create",
  "admin.reset",
  "admin.unlock",
  "admin.totp-on",
  "admin.totp-off",
  "admin.sign-in",
  "user.disable",
  "user.enable",
  "user.delete",
  "users.sync",
  "users.export",
  "colleagues.invite",
  "join-link.create",
  "join-link.withdraw",
  "join-link.use",
  "announcement.send",
  "announcement.stop",
  "webhook.create",
  "webhook.on",
  "webhook.off",
  "webhook.secret",
  "webhook.remove",
  "webhook.turned-off",
  "circle-report.close",
  "account.delete",
] as const;
export type AuditAction = (typeof auditActions)[number];

export type AuditPerson =
  | { readonly kind: "server" }
  | { readonly kind: "hash"; readonly hash: string }
  | { readonly kind: "email"; readonly email: string };

const HASH = /^[A-Za-z0-9_-]{43}$/;

/** Reads a filter: 'server', the hash of a deleted person, or an email address (product 33.3). */
export function auditPerson(text: string): AuditPerson {
  const meant = typedAddress(text);
  if (meant.toLowerCase() === "server") return { kind: "server" };
  return HASH.test(meant) ? { kind: "hash", hash: meant } : { kind: "email", email: meant };
}
