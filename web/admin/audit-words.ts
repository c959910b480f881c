import type { AuditLine } from "#contract/admin.ts";
import type { AuditAction } from "#domain/audit.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { words } from "./admin.words.ts";

function isKnown(action: string): action is AuditAction {
  return Object.hasOwn(words.deeds, action);
}

/** Unknown actions come from a newer version. */
export function deedWords({ action, detail }: AuditLine): string {
  const deed = isKnown(action) ? words.deeds[action] : action;
  return detail === null ? deed : `${deed} (${bidiIsolated(detail)})`;
}

export function personWords(name: string | null, hash: string | null, nobody: string): string {
  if (name !== null) return name;
  return hash === null ? nobody : words.unknownPerson(hash.slice(0, 8));
}
