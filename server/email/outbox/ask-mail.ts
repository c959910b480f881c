import { sql } from "kysely";
import * as limits from "#domain/limits.ts";
import type { AskSideEffect } from "#server/circles/part-slices.ts";
import type { Statement } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { AskedCircle } from "../mails/circle-ask.ts";
import { queueMails } from "./outbox-store.ts";

// Mail that was withdrawn told nobody.
const knowing: Statement = {
  name: "mail_ask_known",
  sql: `select distinct user_id as uid from email_messages where user_id = any($1) and type = 'circle_ask'
    and status in ('pending', 'sent') and facts->'asks' @> $2::jsonb`,
};

const adding: Statement = {
  name: "mail_ask_add",
  sql: `update email_messages set facts = jsonb_set(facts, '{asks}', facts->'asks' || $2::jsonb)
    where status = 'pending' and lease_id is null and attempts = 0 and id in (
      select distinct on (user_id) id from email_messages where user_id = any($1) and type = 'circle_ask'
        and status = 'pending' and lease_id is null and attempts = 0 order by user_id, number)
    returning user_id as uid`,
};

const waiting: Statement = {
  name: "mail_ask_wait",
  sql: `update email_messages set due_at = due_at + ${limits.helpMailMinutes * 60_000} where id = any($1)`,
};

interface ReaderRow {
  readonly uid: string;
}

/** One mail per reader in `helpMailMinutes`, and each ask once a week; its words are read as it leaves (product 41.12). */
export function mailAsk({ config, newId }: Pick<Deps, "config" | "newId">): AskSideEffect {
  return async (tx, { circleId, uid, week, readers }, at) => {
    // Otherwise two concurrent asks in two circles would each find nothing to join.
    for (const reader of readers.toSorted())
      await sql`select pg_advisory_xact_lock(hashtextextended(${`ask ${reader}`}, 0))`.execute(
        tx.kysely,
      );
    const key = { circleId, uid, week };
    const known = await tx.run<ReaderRow>(knowing, [readers, JSON.stringify([key])]);
    const asks: readonly AskedCircle[] = [{ ...key, circle: "", by: "", line: "" }];
    const open = readers.filter((reader) => known.every((one) => one.uid !== reader));
    const joined = await tx.run<ReaderRow>(adding, [open, JSON.stringify(asks)]);
    const { hostname: host } = config.publicUrl;
    const mails = open
      .filter((reader) => joined.every((one) => one.uid !== reader))
      .map((reader) => {
        const id = newId();
        const head = { id, uid: reader, period: id, host, at };
        return { type: "circle_ask" as const, facts: { asks }, ...head };
      });
    await tx.run(waiting, [await queueMails(tx, mails)]);
  };
}
