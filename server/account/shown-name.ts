/** SQL for what others read of a person, the row of the table alias: a name, never an address. */
export function shownName(alias: string, otherwise: string): string {
  return `coalesce(${alias}.display_name, ${alias}.full_name, '${otherwise}')`;
}
