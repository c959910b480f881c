import { sql, type RawBuilder } from "kysely";
import { readAudit, type AuditLine } from "#contract/admin.ts";
import { auditPerson } from "#domain/audit.ts";
import { listedAs } from "#domain/listed-user.ts";
import * as limits from "#domain/limits.ts";
import { instantAt } from "#domain/local-hour.ts";
import { isZone } from "#domain/zone-offset.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { uidHash } from "#server/account/audit-store.ts";
import { accountEmails } from "./sign-in/credential-store.ts";

interface PersonColumns {
  readonly fullName: string | null;
  readonly displayName: string | null;
  readonly email: string | null;
}

interface AuditRow extends Omit<AuditLine, "actorName" | "targetName"> {
  readonly actor: PersonColumns | null;
  readonly target: PersonColumns | null;
}

const person = (alias: "actor" | "target") =>
  sql<PersonColumns | null>`case when ${sql.ref(`${alias}.id`)} is not null then jsonb_build_object(
    'fullName', ${sql.ref(`${alias}.full_name`)}, 'displayName', ${sql.ref(`${alias}.display_name`)},
    'email', ${sql.ref(`${alias}.email`)}) end`;

/** Emails, since names are not unique. */
function nameOf(known: PersonColumns | null): string | null {
  return known === null ? null : (known.email ?? listedAs(known).fullName);
}

function lineOf({ actor, target, ...row }: AuditRow): AuditLine {
  return { ...row, actorName: nameOf(actor), targetName: nameOf(target) };
}

interface AuditFilter {
  readonly action: string | undefined;
  /** Null: the operator's command. */
  readonly actor: readonly string[] | null | undefined;
  readonly target: readonly string[] | null | undefined;
  /** Inclusive; `until` is exclusive. */
  readonly from: number | undefined;
  readonly until: number | undefined;
}

interface AuditPosition {
  readonly at: number;
  readonly number: number;
}

// Each filter has an index in page order (migration 0029).
function readEntries(
  db: Queryable,
  { action, actor, target, from, until }: AuditFilter,
  before: AuditPosition | undefined,
): Promise<AuditRow[]> {
  let lines = db.kysely
    .selectFrom("audit as a")
    .leftJoin("users as actor", "actor.id", "a.actor_id")
    .leftJoin("users as target", "target.id", "a.target_id")
    .select(["a.number", "a.at", "a.action", "a.detail"])
    .select(["a.actor_hash as actorHash", "a.target_hash as targetHash"])
    .select([person("actor").as("actor"), person("target").as("target")]);
  if (before !== undefined)
    lines = lines.where(sql<boolean>`(a.at, a.number) < (${before.at}, ${before.number})`);
  if (action !== undefined) lines = lines.where("a.action", "=", action);
  if (actor !== undefined) lines = lines.where(isOneOf("a.actor_hash", actor));
  if (target !== undefined) lines = lines.where(isOneOf("a.target_hash", target));
  if (from !== undefined) lines = lines.where("a.at", ">=", from);
  if (until !== undefined) lines = lines.where("a.at", "<", until);
  return lines
    .orderBy("a.at", "desc")
    .orderBy("a.number", "desc")
    .limit(limits.auditPerPage + 1)
    .execute();
}

function isOneOf(column: string, hashes: readonly string[] | null): RawBuilder<boolean> {
  if (hashes === null) return sql<boolean>`${sql.ref(column)} is null`;
  return hashes.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`${sql.ref(column)} in (${sql.join(hashes)})`;
}

const holders: Statement = {
  name: "audit_holders",
  sql: `select id as uid from users where lower(email) = lower($1) limit ${limits.usersPerLoad}`,
};

type AccountEmail = Awaited<ReturnType<typeof accountEmails>>[number];

/** An address may belong to several accounts and to an admin account. */
async function hashesOf(
  db: Queryable,
  accounts: readonly AccountEmail[],
  text: string,
): Promise<readonly string[] | null> {
  const meant = auditPerson(text);
  if (meant.kind === "server") return null;
  if (meant.kind === "hash") return [meant.hash];
  const people = await db.run<{ uid: string }>(holders, [meant.email]);
  const email = meant.email.toLowerCase();
  const own = accounts.filter((one) => one.email.toLowerCase() === email);
  return [...new Set([...people, ...own].map(({ uid }) => uidHash(uid)))];
}

function positionOf(before: string): AuditPosition {
  const [at = "", number = ""] = before.split("_");
  return { at: Number(at), number: Number(number) };
}

/** product 33.3 */
export const readAuditSlice: Slice<typeof readAudit> = {
  endpoint: readAudit,
  act: async ({ deps, query }, { timeZone: own }) => {
    const { db } = deps;
    const { action, actor, target, from, until, before, timeZone: asked = own } = query;
    const timeZone = isZone(asked) ? asked : own;
    const accounts = await accountEmails(db);
    const filter = {
      action,
      actor: actor === undefined ? undefined : await hashesOf(db, accounts, actor),
      target: target === undefined ? undefined : await hashesOf(db, accounts, target),
      from: from === undefined ? undefined : instantAt(from, 0, timeZone),
      until: until === undefined ? undefined : instantAt(until, 24, timeZone),
    };
    const position = before === undefined ? undefined : positionOf(before);
    const rows = await readEntries(db, filter, position);
    // An admin account may exist long before its users row.
    const names = new Map<string | null, string>(
      accounts.map(({ uid, email }) => [uidHash(uid), email]),
    );
    const entries = rows.slice(0, limits.auditPerPage).map((row) => {
      const line = lineOf(row);
      return { ...line, targetName: line.targetName ?? names.get(line.targetHash) ?? null };
    });
    const last = entries.at(-1);
    const more = rows.length > limits.auditPerPage && last !== undefined;
    return { entries, next: more ? `${last.at}_${last.number}` : null };
  },
};
