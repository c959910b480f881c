/** A window that holds a goal for longer, in milliseconds, is frozen, as those in the background of a phone are. */
const LONGEST_MS = 10_000;

/** The locks that were waited for in vain: by now they are only looked at. */
const timedOutLocks = new Set<string>();

/**
 * The step of a goal that is sent next is alone in its browser: another window waits, but not for ever. Without the lock,
 * which only secure addresses have, its key lets a step count once all the same.
 */
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
