import type { AuditLine } from "#contract/admin.ts";
import type { AuditAction } from "#domain/audit.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";

export const deeds: Readonly<Record<AuditAction, string>> = {
  "admin.create": "Made an admin account",
  "admin.reset": "Set a new password",
  "admin.unlock": "Forgot failed sign-ins",
  "admin.totp-on": "Asked for a code at sign-in",
  "admin.totp-off": "Asked for no code any more",
  "admin.sign-in": "Signed in",
  "user.disable": "Disabled a user",
  "user.enable": "Enabled a user",
  "user.delete": "Deleted a user",
  "users.sync": "Synced the users",
  "users.export": "Exported the list of users",
  "colleagues.invite": "Invited colleagues",
  "announcement.send": "Sent an announcement",
  "announcement.stop": "Stopped an announcement",
  "webhook.create": "Made a webhook",
  "webhook.on": "Turned a webhook on",
  "webhook.off": "Turned a webhook off",
  "webhook.secret": "Changed the secret of a webhook",
  "webhook.remove": "Removed a webhook",
  "webhook.turned-off": "A failing webhook was turned off by itself",
  "account.delete": "Deleted their own account",
};

function isKnown(action: string): action is AuditAction {
  return Object.hasOwn(deeds, action);
}

/** Unknown actions come from a newer version. */
export function deedWords({ action, detail }: AuditLine): string {
  const words = isKnown(action) ? deeds[action] : action;
  return detail === null ? words : `${words} (${bidiIsolated(detail)})`;
}

export function personWords(name: string | null, hash: string | null, nobody: string): string {
  if (name !== null) return name;
  return hash === null ? nobody : `Unknown (${hash.slice(0, 8)})`;
}
