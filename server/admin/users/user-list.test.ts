import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { listUsers, type ListedUser } from "#contract/admin.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { openTestApp, type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";

interface Named {
  readonly fullName?: string | null;
  readonly displayName?: string | null;
  readonly email?: string | null;
  readonly at?: number;
}

async function addUsers({ deps, at }: TestApp, users: readonly Named[]): Promise<void> {
  await deps.db.kysely
    .insertInto("users")
    .values(
      users.map(({ fullName = null, displayName = null, email = null, at: made = at }) => ({
        id: newId(),
        email,
        full_name: fullName,
        display_name: displayName,
        custom_email_verified_at: null,
        time_zone: "UTC",
        time_zone_changed_at: null,
        created_at: made,
        updated_at: made,
      })),
    )
    .execute();
}

async function page(admin: Person, query: Readonly<Record<string, string>> = {}) {
  const reply = await admin.send(
    "GET",
    `${listUsers.path}?${new URLSearchParams(query).toString()}`,
  );
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
  return reply.body as { users: ListedUser[]; next: string | null };
}

async function names(admin: Person, q: string): Promise<string[]> {
  const { users } = await page(admin, { q, size: "100" });
  return users.map(({ fullName }) => fullName).toSorted();
}

describeWithDatabase("the list of users", (open) => {
  it("is newest first, ten a page, each user once, also where many came at once", async () => {
    const test = await openTestApp(await open());
    test.at -= 1_000;
    const admin = await test.person({ admin: true });
    test.at += 1_000;
    await addUsers(
      test,
      Array.from({ length: 24 }, (_, number) => ({
        fullName: `${number}`,
        at: test.at + (number >> 3),
      })),
    );
    const seen: ListedUser[] = [];
    const sizes: number[] = [];
    for (let next: string | null = ""; next !== null;) {
      const answer = await page(admin, next === "" ? {} : { after: next });
      sizes.push(answer.users.length);
      seen.push(...answer.users);
      next = answer.next;
    }
    expect(sizes).toEqual([10, 10, 5]);
    expect(new Set(seen.map(({ uid }) => uid)).size).toBe(25);
    const times = seen.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect((await page(admin, { size: "100" })).users).toEqual(seen);
    expect((await page(admin, { size: "100" })).next).toBeNull();
  });

  it("shows names and addresses, or what stands for them, and nothing else of a user", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    await addUsers(test, [{ at: test.at + 1 }]);
    const [user] = (await page(admin)).users;
    expect(user).toEqual({
      uid: expect.any(String),
      fullName: "Unknown User",
      email: "No email provided",
      disabled: false,
      createdAt: test.at + 1,
      rev: 1,
    });
  });

  it("finds by the beginnings of words of name and email", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    await addUsers(test, [
      { fullName: "Ada Moreau", email: "ada.m@stones.example" },
      { fullName: "Tomás Lindqvist", email: "tl@example.net" },
      { fullName: "Grace O'Brien-Okafor", displayName: "Gracie" },
      { fullName: "আদা রহমান" },
      { fullName: "%_ Percent" },
    ]);
    expect(await names(admin, "mor")).toEqual(["Ada Moreau"]);
    expect(await names(admin, "ADA moreau")).toEqual(["Ada Moreau"]);
    expect(await names(admin, "ada lindqvist")).toEqual([]);
    expect(await names(admin, "stones")).toEqual(["Ada Moreau"]);
    expect(await names(admin, "ada.m@stones.example")).toEqual(["Ada Moreau"]);
    expect(await names(admin, "tomá")).toEqual(["Tomás Lindqvist"]);
    expect(await names(admin, "okafor")).toEqual(["Grace O'Brien-Okafor"]);
    expect(await names(admin, "gracie")).toEqual(["Grace O'Brien-Okafor"]);
    expect(await names(admin, "আদা")).toEqual(["আদা রহমান"]);
    for (const odd of ["%", "_", "'", "& | !", ":*", "  "])
      expect(await names(admin, odd)).toEqual([]);
    expect(await names(admin, "percent' or '1'='1")).toEqual([]);
  });

  it("finds the newest also among more than are sorted, and goes on behind them", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    await test.deps.db.maintenance((connection) =>
      connection.script(`insert into users (id, full_name, time_zone, created_at, updated_at)
        select lpad(n::text, 22, 'u'), 'Common ' || n, 'UTC', n, 1 from generate_series(1, 10005) n`),
    );
    const first = await page(admin, { q: "comm" });
    const second = await page(admin, { q: "comm", after: first.next ?? "" });
    const shown = [...first.users, ...second.users].map(({ fullName }) => fullName);
    expect(shown).toEqual(Array.from({ length: 20 }, (_, n) => `Common ${10_005 - n}`));
    const last = await page(admin, { q: "common 10005" });
    expect(last).toMatchObject({ users: [{ fullName: "Common 10005" }], next: null });
  });

  it("takes no cursor but its own, in the session that it was given to", async () => {
    const [test, admin, other] = await openWithPeople(
      await open(),
      { admin: true },
      { admin: true },
    );
    await addUsers(
      test,
      Array.from({ length: 11 }, () => ({})),
    );
    const { next } = await page(admin);
    const cursor = next ?? "";
    const [createdAt, uid, signature = ""] = cursor.split(".");
    const wrong = [
      `${Number(createdAt) + 1}.${uid}.${signature}`,
      `${createdAt}.${newId()}.${signature}`,
      `${createdAt}.${uid}.${signature.slice(1)}A`,
      `${createdAt}.${uid}`,
      `${cursor}A`,
    ];
    for (const after of wrong) {
      const reply = await admin.send("GET", `${listUsers.path}?after=${after}`);
      expect([reply.status, reply.body.error.field], after).toEqual([400, "after"]);
    }
    expect((await other.send("GET", `${listUsers.path}?after=${cursor}`)).status).toBe(400);
    expect((await admin.send("GET", `${listUsers.path}?after=${cursor}`)).status).toBe(200);
  });
});
