import { sql } from "kysely";
import * as limits from "#domain/limits.ts";
import { asksForHelp } from "#domain/weekly-check-in.ts";
import type { SideEffect } from "#server/goals/write-goal.ts";
import type { Statement } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { queueMail } from "./outbox-store.ts";

const adding: Statement = {
  name: "mail_help_add",
  sql: `update email_messages set facts = jsonb_set(facts, '{checkInIds}', facts->'checkInIds' || to_jsonb($3::text))
    where user_id = $1 and type = 'coaching_help' and facts->>'ownerId' = $2 and status = 'pending' and lease_id is null
      and attempts = 0
    returning id`,
};

const waiting: Statement = {
  name: "mail_help_wait",
  sql: `update email_messages set due_at = due_at + ${limits.helpMailMinutes * 60_000} where id = $1`,
};

/** One mail per owner and coach in `helpMailMinutes`; its words are read as it leaves (product 16.18). */
export function mailHelp({ config, newId }: Pick<Deps, "config" | "newId">): SideEffect {
  return async (tx, { ownerId, coachId }, change, at) => {
    if (change.kind !== "check-in" || coachId === null || !asksForHelp(change.checkIn)) return;
    const { id: checkInId } = change.checkIn;
    // Otherwise two concurrent check-ins would each find nothing to join.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`help ${coachId} ${ownerId}`}, 0))`.execute(
      tx.kysely,
    );
    const joined = await tx.run(adding, [coachId, ownerId, checkInId]);
    if (joined.length > 0) return;
    const facts = { ownerId, checkInIds: [checkInId], by: "", asks: [] };
    const { hostname: host } = config.publicUrl;
    const mail = { id: newId(), uid: coachId, period: checkInId, host, at };
    if (await queueMail(tx, { type: "coaching_help", facts, ...mail }))
      await tx.run(waiting, [mail.id]);
  };
}
