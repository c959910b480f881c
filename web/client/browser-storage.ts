type Kind = "localStorage" | "sessionStorage";

// Browsers may forbid storage.
function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

export function readStored(kind: Kind, key: string): string | null {
  return attempt(() => window[kind].getItem(key));
}

/** False if storage is full or forbidden. */
export function store(kind: Kind, key: string, value: string): boolean {
  return attempt(() => window[kind].setItem(key, value)) !== null;
}

export function forget(kind: Kind, key: string): void {
  attempt(() => window[kind].removeItem(key));
}

export function forgetAll(kind: Kind): void {
  attempt(() => window[kind].clear());
}

/** Null if missing or invalid. */
export function parseJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return null;
  }
}

/** Checks the members' types: another release may have stored the value. */
export function isLike<T>(value: unknown, like: T): value is T {
  if (typeof like !== "object" || like === null) return typeof value === typeof like;
  if (typeof value !== "object" || value === null) return false;
  const members = new Map(Object.entries(value));
  return Object.entries(like).every(([name, member]) => isLike(members.get(name), member));
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
