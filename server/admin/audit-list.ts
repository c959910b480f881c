import { readAudit, type AuditLine } from "#contract/admin.ts";
import { listedAs } from "#domain/listed-user.ts";
import { limits } from "#domain/limits.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { uidHash } from "#server/account/audit-store.ts";
import { listAccounts } from "./sign-in/credential-store.ts";

interface PersonColumns {
  readonly fullName: string | null;
  readonly displayName: string | null;
  readonly email: string | null;
}

interface AuditRow extends Omit<AuditLine, "actorName" | "targetName"> {
  readonly actor: PersonColumns | null;
  readonly target: PersonColumns | null;
}

const person = (alias: string) => `case when ${alias}.id is not null then jsonb_build_object(
  'fullName', ${alias}.full_name, 'displayName', ${alias}.display_name, 'email', ${alias}.email) end`;

const newest: Statement = {
  name: "admin_audit",
  sql: `select a.number, a.at, a.action, a.actor_hash as "actorHash", a.target_hash as "targetHash", a.detail,
      ${person("actor")} as actor, ${person("target")} as target
    from audit a left join users actor on actor.id = a.actor_id left join users target on target.id = a.target_id
    where a.number < $1 order by a.number desc limit ${limits.auditPerPage + 1}`,
};

/** People go by their email here: names are not unique. */
function nameOf(known: PersonColumns | null): string | null {
  return known === null ? null : (known.email ?? listedAs(known).fullName);
}

function lineOf({ actor, target, ...row }: AuditRow): AuditLine {
  return { ...row, actorName: nameOf(actor), targetName: nameOf(target) };
}

function readEntries(db: Queryable, before: number): Promise<AuditRow[]> {
  return db.run<AuditRow>(newest, [before]);
}

/** Admin accounts by their hash: one may be made long before it has a users row. */
async function accountNames(db: Queryable): Promise<ReadonlyMap<string | null, string>> {
  const accounts = await listAccounts(db);
  return new Map(accounts.map(({ uid, email }) => [uidHash(uid), email]));
}

/** A page of the audit trail. */
export const readAuditSlice: Slice<typeof readAudit> = {
  endpoint: readAudit,
  act: async ({ deps, query }) => {
    const rows = await readEntries(deps.db, Number(query.before ?? Number.MAX_SAFE_INTEGER));
    const accounts = await accountNames(deps.db);
    const entries = rows.slice(0, limits.auditPerPage).map((row) => {
      const line = lineOf(row);
      return { ...line, targetName: line.targetName ?? accounts.get(line.targetHash) ?? null };
    });
    const last = entries.at(-1);
    const more = rows.length > limits.auditPerPage && last !== undefined;
    return { entries, next: more ? String(last.number) : null };
  },
};
