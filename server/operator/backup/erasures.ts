import { audit } from "#server/account/audit-store.ts";
import { eraseUser } from "#server/account/erase-user.ts";
import type { Maintenance, Statement } from "#server/platform/db/database.ts";
import { BackupRefused } from "./backup-refused.ts";
import { partsOf } from "./read-backup.ts";
import { objectsOf } from "./stored-tables.ts";

/** Copies the erasures to a temporary table: a restore drops theirs. */
export async function keepErasures(connection: Maintenance): Promise<void> {
  await connection.script(
    "create temporary table kept_erasures (uid_hash text, erased_at bigint) on commit drop",
  );
  const { tables } = await objectsOf(connection);
  if (tables.includes("erasures"))
    await connection.script("insert into kept_erasures select uid_hash, erased_at from erasures");
}

export async function readErasures(connection: Maintenance, path: string): Promise<void> {
  let found = false;
  let reading = false;
  for await (const part of partsOf(path)) {
    if (part.kind === "table") reading = part.name === "erasures";
    found ||= reading;
    if (part.kind !== "rows" || !reading) continue;
    await connection.query(
      "insert into kept_erasures select uid_hash, erased_at from json_populate_recordset(null::kept_erasures, $1::json)",
      [`[${part.rows.join(",")}]`],
    );
  }
  if (!found) throw new BackupRefused(`${path} holds no list of erasures.`);
}

const kept = `insert into erasures (uid_hash, erased_at) select uid_hash, max(erased_at) from kept_erasures group by uid_hash
  on conflict (uid_hash) do update set erased_at = greatest(erasures.erased_at, excluded.erased_at)`;

// Same hash as audit-store.ts. A newer account with the same id is a different person (seeds).
const backAgain: Statement = {
  name: "restore_erased",
  sql: `select p.uid, max(p.rev) as rev, max(e.erased_at) as "erasedAt"
    from (select id as uid, rev, created_at from users
      union all select user_id, 0, created_at from admin_credentials) p
    join erasures e on e.uid_hash = rtrim(translate(encode(sha256(convert_to('uid ' || p.uid, 'UTF8')), 'base64'), '+/', '-_'), '=')
    where p.created_at <= e.erased_at group by p.uid order by p.uid`,
};

interface Back {
  readonly uid: string;
  readonly rev: number;
  readonly erasedAt: number;
}

export async function eraseAgain({ within, script }: Maintenance, at: number): Promise<number> {
  await script(kept);
  const people = await within.run<Back>(backAgain);
  for (const { uid, rev, erasedAt } of people) {
    const detail = "again, after a restore";
    await audit(within, { action: "user.delete", actor: null, target: uid, detail }, at);
    await eraseUser(within, { uid, rev }, erasedAt);
  }
  return people.length;
}
