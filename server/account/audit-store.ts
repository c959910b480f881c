import { sql } from "kysely";
import type { AuditAction } from "#domain/audit.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { hashOf } from "#server/platform/random.ts";

export interface AuditEntry {
  readonly action: AuditAction;
  /** Null for the operator's command. */
  readonly actor: string | null;
  readonly target: string | null;
  /** Figures or words that are nobody's data. */
  readonly detail?: string;
}

/** What stays of a person's id when they are erased. */
export function uidHash(uid: string): string {
  return hashOf(`uid ${uid}`);
}

function idWhileKnown(uid: string | null) {
  return uid === null ? null : sql<string | null>`(select id from users where id = ${uid})`;
}

/** Writes a line of the audit trail. The ids are kept while their people exist, the hashes for good. */
export async function audit(db: Queryable, entry: AuditEntry, at: number): Promise<void> {
  const { action, actor, target, detail = null } = entry;
  await db.kysely
    .insertInto("audit")
    .values({
      at,
      action,
      actor_id: idWhileKnown(actor),
      actor_hash: actor === null ? null : uidHash(actor),
      target_id: idWhileKnown(target),
      target_hash: target === null ? null : uidHash(target),
      detail,
    })
    .execute();
}
