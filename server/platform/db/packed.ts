export type Packed = readonly (readonly unknown[] | null)[];

/**
 * Packs rows into one JSON value: the driver is slower at hundreds of fields than PostgreSQL.
 * One list for each column is cheaper to build than one for each row.
 */
export function packSql(columns: readonly string[]): string {
  return `json_build_array(${columns.map((column) => `json_agg(${column})`).join(", ")})`;
}

type Columns<Row> = { readonly [Name in keyof Row]: readonly Row[Name][] };

function nameOf(column: string): string {
  return column.slice(column.indexOf(".") + 1);
}

export function columnsOf<Row>(columns: readonly string[], lists: Packed): Columns<Row> {
  const named = columns.map((column, place) => [nameOf(column), lists[place] ?? []]);
  return Object.fromEntries(named) as Columns<Row>;
}

export function unpackRows<Row extends object>(columns: readonly string[], lists: Packed): Row[] {
  const names = columns.map(nameOf);
  const blank: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, null]));
  // Copies of one row keep one shape; rows that grow field by field are slower (decision 52).
  const rows = (lists[0] ?? []).map(() => ({ ...blank }));
  names.forEach((name, place) => {
    const list = lists[place] ?? [];
    rows.forEach((row, at) => (row[name] = list[at]));
  });
  return rows as Row[];
}
