type Kind = "localStorage" | "sessionStorage";

// A browser may forbid storage; then nothing is kept.
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

export function store(kind: Kind, key: string, value: string): void {
  attempt(() => window[kind].setItem(key, value));
}

export function forget(kind: Kind, key: string): void {
  attempt(() => window[kind].removeItem(key));
}

export function forgetAll(kind: Kind): void {
  attempt(() => window[kind].clear());
}
