/** Fields of what is stored, as a form changes them or showed them; what is left out or undefined is not among them. */
export type Fields<T> = { readonly [Field in keyof T]?: T[Field] | undefined };

/** What of `next` is otherwise than in `from`. */
export function differences<T extends object>(from: T, next: T): Fields<T> {
  const fields = Object.keys(next) as (keyof T)[];
  return Object.fromEntries(
    fields.filter((field) => next[field] !== from[field]).map((field) => [field, next[field]]),
  ) as Fields<T>;
}

/** What is stored, with a change laid over it. */
export function merged<T extends object>(stored: T, change: Fields<T>): T {
  const fields = Object.keys(stored) as (keyof T)[];
  return Object.fromEntries(fields.map((field) => [field, change[field] ?? stored[field]])) as T;
}

/**
 * The first field that a change would take from somebody: since its form showed it, it has become something else than
 * it is to become now (product 21.11). Undefined where there is none; of a field that is not in `shown` nothing is known.
 */
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
