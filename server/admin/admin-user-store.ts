import type { Day } from "#domain/day.ts";
import { sql } from "kysely";
import type { Transaction } from "#server/platform/db/database.ts";
import type { AdminAccount } from "./sign-in/credential-store.ts";

/** product 17.2 */
const FULL_NAME = "Admin User";

export interface EnsuredUser {
  readonly rev: number;
  readonly timeZone: string;
  readonly changedAt: number | null;
  readonly shortDays: readonly Day[];
}

/** Never matches an existing user by email (product 17.2). Undefined if the person is disabled. */
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
