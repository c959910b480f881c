import { sql, type RawBuilder } from "kysely";
import type { namelessCoach, namelessOwner } from "#domain/invitation.ts";

/** What stands for a name where there is none: words of ours, which need no quoting. */
type Otherwise = typeof namelessCoach | typeof namelessOwner;

const NAME = "coalesce(u.display_name, u.full_name)";

/** The name that others read of a person, the row `u` of users; null where there is none. */
export const ownName: RawBuilder<string | null> = sql.raw(NAME);

/** What others read of a person, the row `u` of users, in SQL: a name, never an address. */
export function shownNameSql(otherwise: Otherwise): string {
  return `coalesce(u.display_name, u.full_name, '${otherwise}')`;
}

/** The same for the query builder. */
export function shownName(otherwise: Otherwise): RawBuilder<string> {
  return sql.raw<string>(shownNameSql(otherwise));
}
