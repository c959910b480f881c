import { sql } from "kysely";
import type { AuditAction } from "#domain/audit.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { hashOf } from "#server/platform/random.ts";

export interface AuditEntry {
  readonly action: AuditAction;
  /** Null for the operator's command. */
  readonly actor: string | null;
  readonly target: string | null;
  /** No personal data. */
  readonly detail?: string;
}

export function uidHash(uid: string): string {
  return hashOf(`uid ${uid}`);
}

function idWhileKnown(uid: string | null) {
  return uid === null ? null : sql<string | null>`(select id from users where id = ${uid})`;
}

/** Ids are kept while the user exists, hashes forever. */
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
