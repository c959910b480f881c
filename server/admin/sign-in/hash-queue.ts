/** So many hashes are made at once, each on a thread of its own: more would keep files and addresses waiting. */
const AT_ONCE = 2;

let busy = 0;
const waiting: (() => void)[] = [];

/** Runs costly work when its turn comes. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy === AT_ONCE) await new Promise<void>((resume) => waiting.push(resume));
  else busy += 1;
  try {
    return await work();
  } finally {
    // The place is handed on, never freed in between: a newcomer cannot push ahead.
    const next = waiting.shift();
    if (next === undefined) busy -= 1;
    else next();
  }
}
