import type { Maintenance } from "#server/platform/db/database.ts";
import { tables } from "#server/platform/db/schema.ts";

export interface StoredTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly order: readonly string[];
  readonly counted: readonly string[];
  /** JSON columns that are never SQL null: a null in a backup is JSON null. */
  readonly filledJson: readonly string[];
}

interface CatalogRow {
  readonly name: string;
  readonly columns: string[];
  readonly counted: string[];
  readonly filledJson: string[];
  readonly key: string[];
  readonly refersTo: string[];
}

/** Keys and counts: a restore must not sign anybody in, or revive a revoked token. */
export const leftBehind: readonly string[] = [
  "schema_versions",
  ...Object.entries(tables).flatMap(([name, { inBackup }]) => (inBackup ? [] : [name])),
];

const notOfExtension = (catalog: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = c.oid and d.deptype = 'e')`;

const ours = `c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and ${notOfExtension("pg_class")}`;

const attributes = (condition: string) =>
  `(select coalesce(json_agg(a.attname order by a.attnum), '[]') from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and ${condition})`;

const catalog = `select c.relname::text as name,
    ${attributes("a.attgenerated = ''")} as columns,
    ${attributes("a.attidentity <> ''")} as counted,
    ${attributes("a.attnotnull and a.atttypid = 'jsonb'::regtype")} as "filledJson",
    (select coalesce(json_agg(a.attname order by k.place), '[]') from pg_index i
      cross join lateral unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary) as key,
    (select coalesce(json_agg(distinct r.relname), '[]') from pg_constraint f join pg_class r on r.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "refersTo"
  from pg_class c where ${ours} order by c.relname`;

export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export async function storedTables(connection: Maintenance): Promise<StoredTable[]> {
  const rows = await connection.query<CatalogRow>(catalog);
  return inLoadOrder(rows)
    .filter(({ name }) => !leftBehind.includes(name))
    .map(({ name, columns, counted, filledJson, key }) => ({
      name,
      columns,
      counted,
      filledJson,
      order: counted.length > 0 ? counted : key,
    }));
}

function inLoadOrder(rows: readonly CatalogRow[]): CatalogRow[] {
  const byName = new Map(rows.map((row) => [row.name, row]));
  const ordered: CatalogRow[] = [];
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const row = byName.get(name);
    if (row === undefined || seen.has(name)) return;
    seen.add(name);
    for (const other of row.refersTo) visit(other);
    ordered.push(row);
  };
  for (const { name } of rows) visit(name);
  return ordered;
}

export async function objectsOf(
  connection: Maintenance,
): Promise<{ readonly tables: string[]; readonly functions: string[] }> {
  const found = await connection.query<{ name: string }>(
    `select format('%I', c.relname) as name from pg_class c where ${ours} order by c.relname`,
  );
  const functions = await connection.query<{ name: string }>(
    `select c.oid::regprocedure::text as name from pg_proc c
     where c.pronamespace = current_schema()::regnamespace and ${notOfExtension("pg_proc")} order by 1`,
  );
  return { tables: found.map(({ name }) => name), functions: functions.map(({ name }) => name) };
}
