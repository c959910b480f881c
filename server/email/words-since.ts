import { limits } from "#domain/limits.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { QuotedWords } from "./outbox/mail-facts.ts";

// `since` is each person's own.
const looking: Statement = {
  name: "mail_words_since",
  sql: `select person.uid, n.coach_name as by, n.note as text
    from unnest($1::text[], $2::bigint[]) as person(uid, since),
    lateral (select n.coach_name, n.note, n.created_at, n.id from goals g
      join coaching_notes n on n.goal_id = g.id
      where g.owner_id = person.uid and n.created_at >= person.since
      order by n.created_at desc, n.id desc limit ${limits.digestWords}) n
    order by n.created_at desc, n.id desc`,
};

/** What coaches wrote on the goals of several people since an instant of each person's own: the newest few, newest first. */
export async function wordsSince(
  db: Queryable,
  since: ReadonlyMap<string, number>,
): Promise<Map<string, QuotedWords[]>> {
  const values = [[...since.keys()], [...since.values()]];
  const rows = await db.run<QuotedWords & { readonly uid: string }>(looking, values);
  const byOwner = Map.groupBy(rows, ({ uid }) => uid);
  return new Map(
    [...byOwner].map(([uid, own]) => [uid, own.map(({ by, text }) => ({ by, text }))]),
  );
}
