import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { readAnnouncements, type Announcement } from "#contract/announcements.ts";
import { ended, startBuilt } from "#server/app/fixtures/built-server.fixture.ts";
import { addressOf, describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { addManyReaders, confirmAnnouncement } from "../fixtures/announcement.fixture.ts";

const READERS = 6_000;
const MIDDLE = 3_500;

const children: ChildProcess[] = [];
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end();
  for (const child of children.splice(0)) await ended(child, "SIGKILL");
});

async function startServer(databaseUrl: string): Promise<ChildProcess> {
  const child = await startBuilt(databaseUrl);
  children.push(child);
  return child;
}

describeOnPostgres("an announcement, and servers that are killed while they queue it", (open) => {
  it("comes to everybody once", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    const readers = await addManyReaders(test, READERS);
    const { id } = await confirmAnnouncement(admin);
    const url = await addressOf(test.deps.db);
    const now = async (): Promise<Announcement> =>
      (await admin.send("GET", readAnnouncements.path)).body.announcements[0] as Announcement;

    // A locked person: the batch blocks in the middle of its statement.
    const holder = new Client({ connectionString: url });
    await holder.connect();
    clients.push(holder);
    await holder.query("begin");
    await holder.query(
      "select from users where id = (select id from users order by id offset $1 limit 1) for update",
      [MIDDLE],
    );
    const isWaiting = async () => {
      const { rowCount } =
        await holder.query(`select from pg_stat_activity where wait_event_type = 'Lock'
        and query like '%email_messages%' and datname = current_database()`);
      return rowCount !== 0;
    };
    const victims = await Promise.all([startServer(url), startServer(url)]);
    while ((await now()).queued < MIDDLE - 1_000 || !(await isWaiting())) await pause(20);
    for (const victim of victims) await ended(victim, "SIGKILL");
    await holder.query("commit");
    const between = await now();
    expect(between.state).toBe("queueing");
    expect(between.queued).toBeLessThanOrEqual(MIDDLE);
    // The dead server's work is rolled back, and nobody continues it.
    await pause(500);
    expect(await now()).toEqual(between);

    const [third] = await Promise.all([startServer(url), startServer(url)]);
    while ((await now()).queued === between.queued) await pause(20);
    await ended(third, "SIGKILL");
    while ((await now()).state === "queueing") await pause(20);

    const rows = await test.deps.db.kysely
      .selectFrom("email_messages")
      .select("user_id")
      .where("period", "=", id)
      .execute();
    expect(rows.map(({ user_id }) => user_id).toSorted()).toEqual(readers.toSorted());
    expect((await now()).queued).toBe(READERS);
  });
});
