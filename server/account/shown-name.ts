import { sql, type RawBuilder } from "kysely";
import type { namelessCoach, namelessOwner } from "#domain/invitation.ts";

/** Our own words, which need no quoting in SQL. */
type Otherwise = typeof namelessCoach | typeof namelessOwner;

const NAME = "coalesce(u.display_name, u.full_name)";

/** `u` is the row of users. */
export const ownName: RawBuilder<string | null> = sql.raw(NAME);

/** A name, never an address; `u` is the row of users. */
export function shownNameSql(otherwise: Otherwise): string {
  return `coalesce(u.display_name, u.full_name, '${otherwise}')`;
}

export function shownName(otherwise: Otherwise): RawBuilder<string> {
  return sql.raw<string>(shownNameSql(otherwise));
}
