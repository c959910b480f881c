import type { Day } from "#domain/day.ts";
import { sql } from "kysely";
import type { Transaction } from "#server/platform/db/database.ts";
import type { AdminAccount } from "./sign-in/credential-store.ts";

/** What an admin who is no user yet is called (product 17.2). */
const FULL_NAME = "Admin User";

/** The users row of an account. */
export interface EnsuredUser {
  readonly rev: number;
  readonly timeZone: string;
  /** Null where no browser has named their zone yet. */
  readonly changedAt: number | null;
  readonly shortDays: readonly Day[];
}

/**
 * Gives an account its users row with the role of an admin: a new one, or that of its own uid, never one found by
 * email (product 17.2). Undefined, with nothing changed, where the person is disabled.
 */
export async function ensureAdminUser(
  tx: Transaction,
  { uid, email }: Pick<AdminAccount, "uid" | "email">,
  at: number,
): Promise<EnsuredUser | undefined> {
  const fresh = { id: uid, email, full_name: FULL_NAME, role: "admin" as const, time_zone: "UTC" };
  return tx.kysely
    .insertInto("users")
    .values({ ...fresh, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({
          role: "admin",
          rev: sql<number>`users.rev + (users.role <> 'admin')::int`,
          updated_at: sql<number>`case when users.role = 'admin' then users.updated_at else ${at} end`,
        })
        .where("users.disabled", "=", false),
    )
    .returning([
      "rev",
      "time_zone as timeZone",
      "time_zone_changed_at as changedAt",
      "short_days as shortDays",
    ])
    .executeTakeFirst();
}
