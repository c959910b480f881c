/** "Ann, Bo and Cy" */
function listed(items: readonly string[], last: string): string {
  const [end = "", ...others] = items.toReversed();
  return others.length === 0 ? end : `${others.toReversed().join(", ")}${last}${end}`;
}

export const words = {
  and: (items: readonly string[]) => listed(items, " and "),
  or: (items: readonly string[]) => listed(items, " or "),
  labelled: (label: string, value: number | string) => `${label}: ${value}`,
};
