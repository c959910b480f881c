import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { setUsers } from "#server/app/fixtures/set-rows.fixture.ts";
import { readAudit, type AuditLine } from "#contract/admin.ts";
import type { AuditAction } from "#domain/audit.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { audit, uidHash } from "#server/account/audit-store.ts";
import { openTestApp, type Person } from "#server/app/fixtures/test-app.fixture.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { readBy } from "#server/platform/fixtures/rows-read.fixture.ts";

interface Page {
  readonly entries: readonly AuditLine[];
  readonly next: string | null;
}

async function page(admin: Person, query: Readonly<Record<string, string>> = {}): Promise<Page> {
  const search = new URLSearchParams(query).toString();
  const reply = await admin.send("GET", `${readAudit.path}?${search}`);
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
  return reply.body as Page;
}

/** Each entry of these tests has details of its own. */
async function found(admin: Person, query: Readonly<Record<string, string>>): Promise<unknown[]> {
  return (await page(admin, query)).entries.map(({ detail }) => detail);
}

describeWithDatabase("the audit trail", (open) => {
  it("is searched by kind of act, by who did it, by whom it touched, and by all of them", async () => {
    const test = await openTestApp(await open());
    const { db } = test.deps;
    const [admin, other] = [await test.person({ admin: true }), await test.person({ admin: true })];
    const person = await test.person();
    const write = (detail: string, action: AuditAction, actor: Person | null, to: Person | null) =>
      audit(
        db,
        { action, actor: actor?.uid ?? null, target: to?.uid ?? null, detail },
        (test.at += 1_000),
      );
    await write("1", "user.disable", admin, person);
    await write("2", "user.enable", other, person);
    await write("3", "user.disable", other, admin);
    await write("4", "admin.reset", null, other);
    await write("5", "users.sync", admin, null);
    const addressOf = ({ uid }: Person) => `${uid}@example.org`;
    const cases: readonly (readonly [Readonly<Record<string, string>>, readonly string[]])[] = [
      [{ action: "user.disable" }, ["3", "1"]],
      [{ action: "account.delete" }, []],
      [{ actor: uidHash(other.uid) }, ["3", "2"]],
      [{ actor: addressOf(other) }, ["3", "2"]],
      [{ actor: ` ${addressOf(other).toUpperCase()} ` }, ["3", "2"]],
      [{ actor: "server" }, ["4"]],
      [{ target: addressOf(person) }, ["2", "1"]],
      [{ target: uidHash(other.uid) }, ["4"]],
      [{ target: "server" }, ["5"]],
      [{ actor: addressOf(other), target: addressOf(person) }, ["2"]],
      [{ actor: addressOf(admin), action: "user.enable" }, []],
      [{ actor: "nobody@example.org" }, []],
      [{ actor: "No email provided" }, []],
      [{ target: uidHash("nobody") }, []],
    ];
    for (const [query, details] of cases)
      expect(await found(admin, query), JSON.stringify(query)).toEqual(details);
  });

  it("finds one by their address among many whose words begin alike", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    const { uid } = await test.person();
    const { db } = test.deps;
    const users = db.kysely.updateTable("users");
    await users.set({ email: "A@example.org" }).where("id", "=", uid).execute();
    await db.maintenance((connection) =>
      connection.script(`insert into users (id, full_name, email, time_zone, created_at, updated_at)
        select lpad(n::text, 22, 'u'), 'Person', 'a' || n || '@example.org', 'UTC', ${test.at} + n, 1 from generate_series(1, 150) n`),
    );
    const entry = { action: "user.disable", actor: admin.uid, target: uid, detail: "1" } as const;
    await audit(db, entry, test.at);
    expect(await found(admin, { target: "a@example.org" })).toEqual(["1"]);
  });

  it("finds who is gone by the hash that stays, and by no address any more", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    const { uid } = await test.person();
    const entry = { action: "user.disable", actor: admin.uid, target: uid, detail: "1" } as const;
    await audit(test.deps.db, entry, test.at);
    await test.deps.db.kysely.deleteFrom("users").where("id", "=", uid).execute();
    expect(await found(admin, { target: uidHash(uid) })).toEqual(["1"]);
    expect(await found(admin, { target: `${uid}@example.org` })).toEqual([]);
  });

  it("is searched from day to day, by the days of who looks", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    await setUsers(test, { time_zone: "Asia/Tokyo" }, admin.uid);
    // Midnight of the 10th in Tokyo is 15:00 of the 9th in UTC.
    const midnight = Date.UTC(2026, 1, 9, 15);
    const entry = { action: "users.sync", actor: null, target: null } as const;
    const times = [midnight - 1, midnight, midnight + 86_399_999, midnight + DAY_MS];
    for (const [place, at] of times.entries())
      await audit(test.deps.db, { ...entry, detail: `${place}` }, at);
    const day = { action: "users.sync", from: "2026-02-10", until: "2026-02-10" };
    expect(await found(admin, day)).toEqual(["2", "1"]);
    expect(await found(admin, { action: "users.sync", from: "2026-02-10" })).toEqual([
      "3",
      "2",
      "1",
    ]);
    expect(await found(admin, { action: "users.sync", until: "2026-02-09" })).toEqual(["0"]);
    expect(await found(admin, { ...day, from: "2026-02-11" })).toEqual([]);
    // The days are those of the screen's zone.
    const inLondon = { ...day, timeZone: "Europe/London" };
    expect(await found(admin, inLondon)).toEqual(["3", "2"]);
    expect(await found(admin, { ...day, timeZone: "Nowhere/Land" })).toEqual(["2", "1"]);
    const ends = { action: "users.sync", from: "0001-01-01", until: "9999-12-31" };
    expect(await found(admin, ends)).toEqual(["3", "2", "1", "0"]);
    const wrong = await admin.send("GET", `${readAudit.path}?from=2026-02-30`);
    expect(wrong.status).toBe(400);
  });

  it("comes by pages, each line once, also of one moment and within a filter", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    const lines = limits.auditPerPage * 2 + 1;
    for (let line = 0; line < lines; line += 1)
      for (const action of ["users.sync", "admin.unlock"] as const)
        await audit(
          test.deps.db,
          { action, actor: null, target: null, detail: `${line}` },
          test.at + (line >> 4),
        );
    const seen: unknown[] = [];
    for (let next: string | null = ""; next !== null;) {
      const query = { action: "users.sync", ...(next !== "" && { before: next }) };
      const answer = await page(admin, query);
      expect(answer.entries.length).toBeLessThanOrEqual(limits.auditPerPage);
      seen.push(...answer.entries.map(({ detail }) => detail));
      next = answer.next;
    }
    expect(seen).toEqual(Array.from({ length: lines }, (_, line) => `${lines - 1 - line}`));
  });
});

const filling = `insert into audit (at, action, actor_hash, target_hash, detail)
  select n * 1000, case when n % 9000 = 1 then 'users.sync' else 'admin.sign-in' end,
    case when n % 8000 = 2 then null else 'actor ' || n % 3 end,
    case when n % 8000 = 3 then repeat('a', 43) else 'target ' || n % 3 end, n::text
  from generate_series(1, 20000) n;
  analyze audit;`;

describeOnPostgres("the audit trail of 20,000 lines", (open) => {
  it("reads hardly more than a page, whatever is asked for", async () => {
    const [test, admin] = await openWithPeople(await open({ poolSize: 1 }), { admin: true });
    const { db } = test.deps;
    await db.maintenance((connection) => connection.script(filling));
    for (const query of [
      {},
      { action: "users.sync" },
      { actor: "server" },
      { target: "a".repeat(43) },
      { from: "1970-01-01", until: "1970-01-01", action: "admin.sign-in" },
      { until: "1970-01-01" },
    ]) {
      const asked = JSON.stringify(query);
      expect((await page(admin, query)).entries.length, asked).toBeGreaterThan(1);
      expect(await readBy(db, ["audit"], () => page(admin, query)), asked).toBeLessThan(200);
    }
  });

  it("finds an address among 20,000 people by its index", async () => {
    const [test, admin] = await openWithPeople(await open({ poolSize: 1 }), { admin: true });
    const { db } = test.deps;
    await db.maintenance((connection) =>
      connection.script(`insert into users (id, full_name, email, time_zone, created_at, updated_at)
        select lpad(n::text, 22, 'u'), 'Person', 'a' || n || '@example.org', 'UTC', n, 1 from generate_series(1, 20000) n;
        analyze users; ${filling}`),
    );
    const query = { actor: "a77@example.org" };
    expect(await readBy(db, ["users"], () => page(admin, query))).toBeLessThan(50);
  });
});
