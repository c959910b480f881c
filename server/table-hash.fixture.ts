import { createHash } from "node:crypto";
import type { Database } from "./db/database.ts";

/** A hash of every row of every table: equal before and after where nothing was changed. */
export async function tableHash(db: Database): Promise<string> {
  return db.maintenance(async (connection) => {
    const tables = await connection.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    const sums = tables.map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from "${name}" t`,
    );
    const rows = await connection.query<{ name: string; sum: string }>(sums.join(" union all "));
    return createHash("sha256").update(JSON.stringify(rows)).digest("hex");
  });
}
