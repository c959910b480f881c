const WINDOW_MS = 60_000;

/** Counts what each address does in a minute; true while it may go on. */
export type RateCap = (address: string, at: number) => boolean;

/** A cap of `most` a minute for each address, kept by this process. */
export function rateCap(most: number): RateCap {
  let window = 0;
  const counts = new Map<string, number>();
  return (address, at) => {
    const now = Math.floor(at / WINDOW_MS);
    if (now !== window) counts.clear();
    window = now;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= most;
  };
}
