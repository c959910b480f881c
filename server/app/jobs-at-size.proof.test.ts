import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import { sweepAccount } from "#server/account/account-sweep.ts";
import { sweepAttempts } from "#server/platform/attempts.ts";
import { refreshUsers } from "#server/admin/users/sync-store.ts";
import { readNewestAnnouncements } from "#server/email/announcements/announcement-store.ts";
import { queueAnnouncements } from "#server/email/announcements/queue-announcements.ts";
import { settleQueued } from "#server/email/announcements/queue-store.ts";
import { sweepDeletedGoals } from "#server/goal-life/past-goals.ts";
import { sweepBadges } from "#server/goals/badges/badge-sweep.ts";
import type { Database } from "#server/platform/db/database.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { readBy, readOf } from "#server/platform/fixtures/rows-read.fixture.ts";
import type { Deps } from "#server/platform/deps.ts";
import { repairDueTimes } from "#server/email/due-people.ts";
import { planMail } from "#server/email/planned-mail.ts";
import { claimDue, writeOutcome } from "#server/email/outbox/outbox-store.ts";
import { sweepMailDays } from "#server/email/outbox/mail-figures.ts";
import { tidyMail } from "#server/email/outbox/mail-upkeep.ts";
import { sweepKeys } from "#server/platform/upkeep/sweep.ts";
import { openTestApp, START } from "./fixtures/test-app.fixture.ts";

const LATER = START + 20 * DAY_MS;

// As a replica: a trigger protects the audit trail.
const empty = `set session_replication_role = replica;
  truncate users, announcements, totals, attempts, oauth_states cascade;
  set session_replication_role = origin;`;

// No job finds work in it.
const filling = `
  insert into users (id, time_zone, created_at, updated_at, digest_due_at, reminder_due_at, coaching_due_at)
    select 'u' || n, 'UTC', ${START}, ${START}, ${LATER}, ${START} + ${DAY_MS}, ${LATER} from generate_series(1, 5000) n;
  insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date, measure_type,
      target_number, current_number, created_at, deleted_at)
    select 'g' || n, 'u' || n, 'd', 'c', 's', 'a', 'r', '2026-12-31', 'Numeric', 5, 1, ${START},
      case when n % 2 = 0 then ${START} end from generate_series(1, 5000) n;
  insert into daily_activity (user_id, day, last_check_in)
    select 'u' || n, '2026-03-09', ${START} from generate_series(1, 5000) n;
  insert into user_stats (user_id, stat, count, last_shared_at)
    select 'u' || n, 'sharing', 2, ${START} from generate_series(1, 5000) n;
  insert into badges (user_id, badge_id, display_name, description, earned_at, icon_class, count)
    select 'u' || n, 'b', 'n', 'd', ${START}, 'medal', 1 from generate_series(1, 5000) n;
  insert into sessions (token_hash, id, user_id, created_at, idle_ends_at, ends_at)
    select n::text, 's' || n, 'u' || n, ${START}, ${LATER}, ${LATER} from generate_series(1, 5000) n;
  insert into bearer_tokens (token_hash, session_id, expires_at)
    select n::text, 's' || n, ${LATER} from generate_series(1, 5000) n;
  insert into one_time_tokens (token_hash, purpose, user_id, expires_at)
    select n::text, 'session', 'u' || n, ${LATER} from generate_series(1, 5000) n;
  insert into oauth_states (state_hash, browser_hash, expires_at)
    select n::text, 'b', ${LATER} from generate_series(1, 5000) n;
  insert into email_verifications (id, token_hash, user_id, email, created_at, expires_at)
    select n::text, n::text, 'u' || n, 'e', ${START}, ${LATER} from generate_series(1, 5000) n;
  insert into idempotency (user_id, key, body_hash, subject_id, created_at)
    select 'u' || n, 'k', 'h', 's', ${START} from generate_series(1, 5000) n;
  insert into attempts (account, address, failures, blocked_until, forget_at)
    select n::text, 'a', 1, 0, database_now() + ${DAY_MS} from generate_series(1, 5000) n;
  insert into email_messages (id, message_id, user_id, recipient, type, period, facts, status, created_at, sent_at)
    select n::text, n::text, 'u' || n, 'a', 'weekly_update', '1', '{}', 'sent', ${START}, ${START}
    from generate_series(1, 5000) n;
  insert into announcements (id, type, subject, body, created_at, recipients, state, sent, failed, withdrawn)
    select n::text, 'announcement', 's', 'b', 1, 1, 'settled', 1, 0, 0 from generate_series(1, 5000) n;
  analyze;`;

const filled = filling.match(/(?<=insert into )\w+/g) ?? [];

/** Tables with sequential scans, and their rows. */
async function readWhole(db: Database): Promise<Record<string, number>> {
  await db.run({ name: "test_flush", sql: "select pg_stat_force_next_flush()" });
  await db.run({ name: "test_clear", sql: "select pg_stat_clear_snapshot()" });
  const rows = await db.run<{ name: string; read: number }>(
    {
      name: "test_read_whole",
      sql: "select relname as name, seq_tup_read as read from pg_stat_user_tables where relname = any($1)",
    },
    [filled],
  );
  return Object.fromEntries(rows.map(({ name, read }) => [name, read]));
}

// A million digests without planner statistics, and an announcement to all.
const monday = `
  insert into announcements (id, type, subject, body, created_at, recipients, state)
    values ('news', 'announcement', 's', 'b', 1, 5000, 'queued');
  insert into email_messages (id, message_id, user_id, recipient, type, period, facts, created_at)
    select 'd' || n, 'd' || n, 'u' || n, 'a', 'weekly_update', '2', '{}', ${START} from generate_series(1, 5000) n;
  insert into email_messages (id, message_id, user_id, recipient, type, period, facts, created_at)
    select 'a' || n, 'a' || n, 'u' || n, 'a', 'announcement', 'news', '{}', ${START} from generate_series(1, 5000) n;`;

const accounts = `
  insert into users (id, time_zone, created_at, updated_at)
    select 'u' || n, 'UTC', 1, 1 from generate_series(1, 5000) n;
  insert into identities (issuer, subject, user_id, claims, last_sign_in_at)
    select 'i', n::text, 'u' || n, '{}', n from generate_series(1, 5000) n;
  analyze;`;

const claim = ({ db }: Deps) => claimDue(db, "lease", 1);

describeOnPostgres("what the server does by the clock", (open) => {
  it("reads no table from one end to the other where there is nothing to do", async () => {
    const test = await openTestApp(await open({ poolSize: 1 }));
    const { db } = test.deps;
    await db.maintenance((connection) => connection.script(empty + filling));
    await planMail(test.deps);
    // Generic plans, as on long-lived connections.
    await db.run({ name: "test_generic", sql: "set plan_cache_mode = force_generic_plan" });
    const jobs = {
      sweepAccount,
      sweepKeys,
      sweepDeletedGoals,
      sweepBadges: (deps: Deps) => sweepBadges(deps, 1),
      sweepAttempts,
      sweepMailDays,
      tidyMail,
      repairDueTimes,
      planMail,
      queueAnnouncements,
      claim,
    };
    for (const [name, job] of Object.entries(jobs)) {
      const before = await readWhole(db);
      await job(test.deps);
      expect({ name, ...(await readWhole(db)) }).toEqual({ name, ...before });
    }
  });

  it.each(["force_generic_plan", "force_custom_plan"])(
    "finds the next of ten thousand mails without reading them, also before they are known to be so many: %s",
    async (mode) => {
      const test = await openTestApp(await open({ poolSize: 1 }));
      const { db } = test.deps;
      await db.maintenance((connection) => connection.script(empty + filling + monday));
      await db.run({ name: `test_${mode}`, sql: `set plan_cache_mode = ${mode}` });
      for (const state of ["", "analyze"]) {
        await db.maintenance((connection) => connection.script(state));
        const before = await readOf(db, "email_messages");
        expect((await claimDue(db, `lease ${state}`, 1)).map(({ id }) => id)).toEqual([
          state === "" ? "d1" : "d2",
        ]);
        await settleQueued(db);
        expect((await readOf(db, "email_messages")) - before).toBeLessThan(200);
      }
    },
  );

  it("shows an announcement of thousands of mails without reading one of them", async () => {
    const test = await openTestApp(await open({ poolSize: 1 }));
    const { db } = test.deps;
    await db.maintenance((connection) => connection.script(empty + filling + monday));
    await db.maintenance((connection) =>
      connection.script("update announcements set queued = 5000 where id = 'news'"),
    );
    await db.kysely.deleteFrom("email_messages").where("type", "=", "weekly_update").execute();
    const [one] = await claimDue(db, "lease", 1);
    await writeOutcome(db, one?.id ?? "", "lease", { status: "sent", sentAt: START });
    const read = () => readNewestAnnouncements(db, Number.MAX_SAFE_INTEGER);
    expect((await read())[0]).toMatchObject({ queued: 5_000, sent: 1, pending: 4_999 });
    expect(await readBy(db, ["email_messages"], read)).toBe(0);
  });

  it("refreshes a thousand users without looking at all who are left", async () => {
    const { db } = (await openTestApp(await open({ poolSize: 1 }))).deps;
    await db.maintenance((connection) => connection.script(empty + accounts));
    const before = await readOf(db, "identities");
    expect(await refreshUsers(db, "", 1)).toMatchObject({ processed: 1_000 });
    expect((await readOf(db, "identities")) - before).toBeLessThan(3_000);
  });
});
