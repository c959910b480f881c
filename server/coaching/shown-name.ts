import { sql, type RawBuilder } from "kysely";

/** What others read of a person, the row `u` of users: a name, never an address. */
export function shownName(otherwise: string): RawBuilder<string> {
  return sql<string>`coalesce(u.display_name, u.full_name, ${otherwise})`;
}
