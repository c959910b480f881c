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

/** The rows that were packed from these columns, in their order. */
export function unpacked<Row extends object>(columns: readonly string[], lists: Packed): Row[] {
  const names = columns.map((column) => column.slice(column.indexOf(".") + 1));
  return (lists[0] ?? []).map((_, at) => {
    const row: Record<string, unknown> = {};
    names.forEach((name, place) => (row[name] = lists[place]?.[at]));
    return row as Row;
  });
}
