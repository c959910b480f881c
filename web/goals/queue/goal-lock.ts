/** Milliseconds. A window that holds the lock for longer is frozen in the background. */
const LONGEST_MS = 10_000;

/** After a timeout, these are tried without waiting. */
const timedOutLocks = new Set<string>();

/** Without Web Locks (insecure origins), the key still counts a step once. */
export async function withGoalLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return work();
  let isBegun = false;
  const begin = (lock: Lock | null) => {
    isBegun = true;
    if (lock !== null) timedOutLocks.delete(name);
    return work();
  };
  const ifAvailable = timedOutLocks.has(name);
  const waiting = new AbortController();
  const longest = setTimeout(() => waiting.abort(), LONGEST_MS);
  try {
    const how = ifAvailable ? { ifAvailable } : { signal: waiting.signal };
    return await locks.request(name, how, begin);
  } catch (error) {
    if (isBegun) throw error;
    // A browser that forbids storage may forbid locks too.
    if (waiting.signal.aborted) timedOutLocks.add(name);
    return await work();
  } finally {
    clearTimeout(longest);
  }
}
