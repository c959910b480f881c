/** A row as the list of its values, in the order of its columns. */
export type Packed = readonly unknown[];

/** SQL that packs columns (with an alias before them or not) into one JSON value: a driver takes longer for the four hundred fields of some rows than a database for their JSON. */
export function packed(columns: readonly string[]): string {
  return `json_build_array(${columns.join(", ")})`;
}

/** The rows that were packed from these columns, in their order; none for null, which is what nothing adds up to. */
export function unpacked<Row extends object>(
  columns: readonly string[],
  rows: readonly Packed[] | null,
): Row[] {
  const names = columns.map((column) => column.slice(column.indexOf(".") + 1));
  return (rows ?? []).map((values) => {
    const row: Record<string, unknown> = {};
    names.forEach((name, place) => (row[name] = values[place]));
    return row as Row;
  });
}
