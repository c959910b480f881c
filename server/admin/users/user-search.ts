import type { Queryable } from "#server/platform/db/database.ts";
import type { UserPosition } from "./user-cursor.ts";
import type { UserRow } from "./user-row.ts";
import { readNewest, searchAll, searchDays, searchFew } from "./user-search-store.ts";

// Among a million users (decision 16). PostgreSQL's index of words knows no order: asked for a common word, it finds all who
// have it before the newest ten of them are known. So a page is filled in steps, each of which goes on behind the last one,
// and most searches end with the first or the second:
// 1. The newest users, one by one: this finds what many have, and shows which terms are common.
// 2. The newest days: the index also holds each word behind its day of sign-up, so that a lookup a day goes by age.
// 3. All who have a rare part of the terms, if they are few: they are checked for the other terms.
// 4. All who have every term. They are few by now, so that sorting them is cheap.

/** Users behind a position, newest first, `limit` at most, in whom every term begins a word. */
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

/** A term that one in so many of the newest has, or more, is common: the index's list of it would be read for nothing. */
const COMMON = 6;

interface Plan {
  /** Terms to be looked up by day. Whoever has them is checked for the others. */
  readonly lookedUp: readonly string[];
  /** Parts of the terms that few may have: the rarest alone, and all but the common ones. */
  readonly rareParts: readonly (readonly string[])[];
}

/** Which terms to look up, by how many of the newest users `having` each of them; of equals, numbers and long ones are rarer. */
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
