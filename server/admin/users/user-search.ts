import type { Queryable } from "#server/platform/db/database.ts";
import type { UserPosition } from "./user-cursor.ts";
import type { UserRow } from "./user-row.ts";
import { readNewest, searchAll, searchDays, searchFew } from "./user-search-store.ts";

// For a million users (decision 16). The word index has no order: for a common word it would read
// all its users to find the newest ten. So a page is filled in steps:
// 1. Read the newest users: finds frequent matches, and shows which terms are common.
// 2. Look up each of the newest days: the index also holds each word behind its day.
// 3. Read all users of a rare part of the terms, and check the other terms.
// 4. Read all users of every term: few by now.

export async function searchUsers(
  db: Queryable,
  position: UserPosition,
  limit: number,
  terms: readonly string[],
): Promise<UserRow[]> {
  const newest = await readNewest(db, { position, room: limit }, terms);
  const found = [...newest.users];
  if (newest.end === null || found.length === limit) return found;

  const { lookedUp, rareParts } = planOf(terms, newest.having, newest.read);
  const behindNewest = { position: newest.end, room: limit - found.length };
  const days = await searchDays(db, behindNewest, lookedUp, terms);
  found.push(...days.users);
  if (days.end === null || found.length === limit) return found;

  const behindDays = { position: days.end, room: limit - found.length };
  for (const part of rareParts) {
    const few = await searchFew(db, behindDays, part, terms);
    if (few !== null) return [...found, ...few];
  }
  return [...found, ...(await searchAll(db, behindDays, terms))];
}

/** One in so many of the newest users: the index list would be too long. */
const COMMON = 6;

interface Plan {
  readonly lookedUp: readonly string[];
  /** The rarest term alone, and all terms but the common ones. */
  readonly rareParts: readonly (readonly string[])[];
}

/** Of equally frequent terms, numbers and long ones are rarer. */
function planOf(terms: readonly string[], having: readonly number[], read: number): Plan {
  const digits = (term: string): number => Number(/\d/.test(term));
  const ranked = terms
    .map((term, index) => ({ term, count: having[index] ?? 0 }))
    .toSorted(
      (a, b) =>
        a.count - b.count || digits(b.term) - digits(a.term) || b.term.length - a.term.length,
    );
  const rarest = ranked.slice(0, 1).map(({ term }) => term);
  const uncommon = ranked.filter(({ count }) => count * COMMON < read).map(({ term }) => term);
  return {
    lookedUp: uncommon.length > 0 ? uncommon : terms,
    rareParts: [rarest, ...(uncommon.length > 1 ? [uncommon] : [])].filter(
      ({ length }) => length < terms.length,
    ),
  };
}
