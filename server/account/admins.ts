import { sql } from "kysely";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";

// 'admin' in ASCII.
const LOCK = 0x61646d696e;

export async function lockAdmins(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx.kysely);
}

export interface ManagedUser {
  readonly uid: string;
  readonly disabled: boolean;
  readonly rev: number;
  readonly isAdmin: boolean;
}

/** Locks the user until the transaction ends, so that their writers finish first. */
export function findManagedUser(tx: Transaction, uid: string): Promise<ManagedUser | undefined> {
  return tx.kysely
    .selectFrom("users as u")
    .select(["u.id as uid", "u.disabled", "u.rev"])
    .select((eb) =>
      eb
        .exists(eb.selectFrom("admin_credentials as a").whereRef("a.user_id", "=", "u.id"))
        .$castTo<boolean>()
        .as("isAdmin"),
    )
    .where("u.id", "=", uid)
    .forNoKeyUpdate("u")
    .executeTakeFirst();
}

/** Call it under `lockAdmins`. */
export async function isLastAdmin(
  tx: Transaction,
  { uid, isAdmin }: Pick<ManagedUser, "uid" | "isAdmin">,
): Promise<boolean> {
  if (!isAdmin) return false;
  const other = await tx.kysely
    .selectFrom("admin_credentials as a")
    .leftJoin("users as u", "u.id", "a.user_id")
    .select("a.user_id")
    .where("a.user_id", "!=", uid)
    .where((eb) => eb.or([eb("u.disabled", "is", null), eb("u.disabled", "=", false)]))
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

export async function adminUids(db: Queryable): Promise<string[]> {
  const rows = await db.kysely.selectFrom("admin_credentials").select("user_id as uid").execute();
  return rows.map(({ uid }) => uid);
}

export function publishToAdmins(
  { live }: Pick<Deps, "live">,
  { uid, rev }: { readonly uid: string; readonly rev: number },
  admins: readonly string[],
): void {
  if (admins.length > 0) live.publish({ entity: "account", id: uid, rev }, admins);
}

/** Of a report from a circle, after the commit (product 41.13). */
export async function publishReport({ db, live }: Pick<Deps, "db" | "live">, id: string) {
  const admins = await adminUids(db);
  if (admins.length > 0) live.publish({ entity: "circle-report", id, rev: 1 }, admins);
}
