/** Absent or undefined: not part of the change. */
export type Fields<T> = { readonly [Field in keyof T]?: T[Field] | undefined };

/** The fields of `next` that differ from `from`. */
export function differences<T extends object>(from: T, next: T): Fields<T> {
  const fields = Object.keys(next) as (keyof T)[];
  return Object.fromEntries(
    fields.filter((field) => next[field] !== from[field]).map((field) => [field, next[field]]),
  ) as Fields<T>;
}

/** `stored` with a change applied. */
export function merged<T extends object>(stored: T, change: Fields<T>): T {
  const fields = Object.keys(stored) as (keyof T)[];
  return Object.fromEntries(fields.map((field) => [field, change[field] ?? stored[field]])) as T;
}

/** First field changed elsewhere since the form showed it; undefined for none (product 21.11). */
export function conflictingField<T extends object>(
  stored: T,
  change: Fields<T>,
  shown: Fields<T>,
): keyof T | undefined {
  const fields = Object.keys(stored) as (keyof T)[];
  return fields.find(
    (field) =>
      change[field] !== undefined &&
      shown[field] !== undefined &&
      stored[field] !== shown[field] &&
      stored[field] !== change[field],
  );
}
