import fc from "fast-check";
import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { migrations } from "#server/platform/db/migrations/all.ts";
import { readUsers } from "./user-list-store.ts";

const START = Date.UTC(2026, 0, 1);
const PEOPLE = 600;

// From words nearly everybody has to words of one in some hundred, in several alphabets.
const words: { weight: number; arbitrary: fc.Arbitrary<string> }[] = [
  { weight: 40, arbitrary: fc.constantFrom("Common", "common", "Example") },
  { weight: 12, arbitrary: fc.constantFrom("Amelia", "amanda", "O'Brien", "Okafor-Lund", "Ame") },
  { weight: 3, arbitrary: fc.constantFrom("Élodie", "ÉLAN", "Özgür", "আদা", "Ольга", "李雷") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("zz9", "42", "4.2e1", "a_b", "~1~x", "20454", "<i>q</i>"),
  },
];
const name = fc.option(
  fc.array(fc.oneof(...words), { maxLength: 3 }).map((parts) => parts.join(" ")),
);
const user = fc.record({
  full_name: name,
  display_name: name,
  email: fc.option(
    fc.oneof(...words).map((word) => `${word}.x@stones.example`),
    { freq: 3 },
  ),
  // Many at the same instant, days without sign-ups, and twice the days of a lookup.
  created_at: fc
    .tuple(fc.nat(200), fc.constantFrom(0, 1, DAY_MS - 1))
    .map(([day, time]) => START + (day - (day % 3)) * DAY_MS + time),
});
type Made = typeof user extends fc.Arbitrary<infer T> ? T & { readonly id: string } : never;

const query = fc
  .array(
    fc
      .tuple(
        fc.oneof(...words, fc.constant("stones"), fc.constant("nobody")),
        fc.integer({ min: 1, max: 8 }),
      )
      .map(([word, length]) => word.slice(0, length)),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(" "));

async function filled(db: Database): Promise<Made[]> {
  await migrate(db, migrations);
  const made = fc
    .sample(user, { numRuns: PEOPLE, seed: 7 })
    .map((one, number) => ({ ...one, id: String(number).padStart(22, "u") }));
  const fixed = { time_zone: "UTC", time_zone_changed_at: null, custom_email_verified_at: null };
  for (let from = 0; from < PEOPLE; from += 200)
    await db.kysely
      .insertInto("users")
      .values(made.slice(from, from + 200).map((one) => ({ ...one, ...fixed, updated_at: 1 })))
      .execute();
  return made;
}

/** Deliberately a second definition of word separators. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

function naive(people: readonly Made[], text: string): string[] {
  const terms = wordsOf(text);
  if (terms.length === 0) return [];
  return people
    .filter(({ full_name, display_name, email }) => {
      const own = wordsOf([full_name, display_name, email].join(" "));
      return terms.every((term) => own.some((word) => word.startsWith(term)));
    })
    .toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
}

async function paged(db: Database, text: string, size: number): Promise<string[]> {
  const ids: string[] = [];
  for (let position: { createdAt: number; uid: string } | undefined; ;) {
    const page = await readUsers(db, position, size, text);
    ids.push(...page.map(({ uid }) => uid));
    position = page.at(-1);
    if (page.length < size || position === undefined) return ids;
  }
}

describeWithDatabase("a search among users", (open) => {
  it("finds page by page those whom a look at everybody finds, newest first", async () => {
    const db = await open();
    const people = await filled(db);
    const property = fc.asyncProperty(query, fc.constantFrom(4, 11, 101), async (text, size) => {
      expect(await paged(db, text, size), text).toEqual(naive(people, text));
    });
    await fc.assert(property, {
      numRuns: rounds(60, 20),
      examples: [
        ["comm", 11],
        ["42", 11],
        ["okafor", 11],
        ["nobody", 11],
      ],
    });
  });
});
