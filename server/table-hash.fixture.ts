import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "./db/database.ts";

/** A sum of every row of each table: equal where the same rows are, also in databases of two engines. */
export async function tableSums(
  { kysely }: Database,
  except: readonly string[] = [],
): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1
  `.execute(kysely);
  const sums = tables
    .filter(({ name }) => !except.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, '' order by t::text collate "C"), '')) as sum from "${name}" t`,
    );
  const { rows } = await sql
    .raw<{ name: string; sum: string }>(sums.join(" union all "))
    .execute(kysely);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

/** A hash of every row of every table: equal before and after where nothing was changed. */
export async function tableHash(db: Database): Promise<string> {
  const sums = await tableSums(db);
  return createHash("sha256").update(JSON.stringify(sums)).digest("hex");
}
