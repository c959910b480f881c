/** Rows as one value: a list for each column, or null for each where there is no row. */
export type Packed = readonly (readonly unknown[] | null)[];

/**
 * SQL that packs the columns of the rows that it is selected from, in their order, into one JSON value. A driver takes longer
 * for the four hundred fields of some rows than a database for their JSON; and the database looks up how a value is written for
 * each list that it builds, so that a list for each column takes less than one for each row.
 */
export function packed(columns: readonly string[]): string {
  return `json_build_array(${columns.map((column) => `json_agg(${column})`).join(", ")})`;
}

/** A list for each column of some rows. */
type Columns<Row> = { readonly [Name in keyof Row]: readonly Row[Name][] };

function nameOf(column: string): string {
  return column.slice(column.indexOf(".") + 1);
}

/** What was packed from these columns, by their names. */
export function columnsOf<Row>(columns: readonly string[], lists: Packed): Columns<Row> {
  const named = columns.map((column, place) => [nameOf(column), lists[place] ?? []]);
  return Object.fromEntries(named) as Columns<Row>;
}

/** The rows that were packed from these columns, in their order. */
export function unpacked<Row extends object>(columns: readonly string[], lists: Packed): Row[] {
  const names = columns.map(nameOf);
  const blank: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, null]));
  // Copies of one row have room for all columns, and those are filled column by column: hundreds of rows that grow one field
  // after the other take longer (decision 52).
  const rows = (lists[0] ?? []).map(() => ({ ...blank }));
  names.forEach((name, place) => {
    const list = lists[place] ?? [];
    rows.forEach((row, at) => (row[name] = list[at]));
  });
  return rows as Row[];
}
