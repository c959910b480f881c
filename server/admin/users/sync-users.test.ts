import { expect, it } from "vitest";
import { setUsers } from "#server/app/fixtures/set-rows.fixture.ts";
import { syncUsers } from "#contract/admin.ts";
import { identity, openAccountTest } from "#server/account/fixtures/account.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { takeLease } from "#server/platform/lease.ts";
import { newId } from "#server/platform/random.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import { addAccount } from "../sign-in/credential-store.ts";

async function sync(admin: Person) {
  const { status, body } = await admin.send("POST", syncUsers.path, { data: null });
  return { status, ...(body.result ?? body.error) };
}

describeWithDatabase("syncUsersToFirestore", (open) => {
  it("refreshes email and displayName from the last claims, and says what it did", async () => {
    const test = await openAccountTest(await open());
    const admin = await test.person({ admin: true });
    test.people.set("ada", identity("ada"));
    test.people.set("tom", identity("tom", { name: "Tom", email: "tom@example.org" }));
    test.people.set("noor", identity("noor", { name: "Noor", email: null, emailVerified: false }));
    const ada = (await test.browser().signIn("ada")).body.user;
    await test.browser().signIn("tom");
    const noor = test.browser();
    await noor.signIn("noor");
    await noor.send("PUT", "/api/profile", {
      displayName: "Noor Haddad",
      email: "noor@example.org",
    });
    await setUsers(test, { email: "old@example.org", custom_email_verified_at: 1 }, ada.uid);
    test.told.splice(0);
    expect(await sync(admin)).toEqual({
      status: 200,
      message: "User sync completed.",
      stats: { processedCount: 4, createdCount: 0, updatedCount: 2 },
    });
    const users = await test.deps.db.kysely
      .selectFrom("users")
      .select(["email", "display_name", "email_verified", "custom_email_verified_at", "rev"])
      .orderBy("email")
      .execute();
    // Missing claims change nothing.
    expect(users).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          email: "ada@example.org",
          display_name: "Ada Moreau",
          email_verified: true,
          custom_email_verified_at: null,
        }),
        expect.objectContaining({ email: "noor@example.org", display_name: "Noor" }),
        expect.objectContaining({ email: "tom@example.org", display_name: "Tom" }),
      ]),
    );
    expect(test.told.filter(({ change }) => change.entity === "account")).toHaveLength(2);
    expect(await sync(admin)).toMatchObject({
      stats: { processedCount: 4, createdCount: 0, updatedCount: 0 },
    });
  });

  it("creates the record of an account that has none", async () => {
    const test = await openAccountTest(await open());
    const admin = await test.person({ admin: true });
    const account = { uid: newId(), email: "new@example.org", passwordHash: "x" };
    await test.deps.db.transaction((tx) => addAccount(tx, account, test.at));
    expect(await sync(admin)).toMatchObject({
      stats: { processedCount: 2, createdCount: 1, updatedCount: 0 },
    });
    const user = await admin.send("GET", `/api/admin/user?uid=${account.uid}`);
    expect(user.body.user).toMatchObject({ fullName: "Admin User", email: "new@example.org" });
    const { body } = await admin.send("GET", "/api/admin/audit");
    expect(body.entries).toMatchObject([
      { action: "users.sync", detail: "processed 2, created 1, updated 0" },
    ]);
  });

  it("goes through more people than one batch", async () => {
    const test = await openAccountTest(await open());
    const admin = await test.person({ admin: true });
    await test.deps.db.maintenance((connection) =>
      connection.script(`insert into users (id, time_zone, created_at, updated_at)
          select 'u' || n, 'UTC', 1, 1 from generate_series(1, 2000) n;
        insert into identities (issuer, subject, user_id, claims, last_sign_in_at)
          select 'i', 's' || n || m, 'u' || n, jsonb_build_object('name', 'N' || m), m
          from generate_series(1, 2000) n, generate_series(1, 2) m`),
    );
    expect(await sync(admin)).toMatchObject({
      stats: { processedCount: 2_001, createdCount: 0, updatedCount: 2_000 },
    });
    const { users } = (await admin.send("GET", "/api/admin/users?size=100&q=N2")).body;
    expect(users).toHaveLength(100);
  });

  it("runs once at a time", async () => {
    const test = await openAccountTest(await open());
    const admin = await test.person({ admin: true });
    await takeLease(test.deps.db, "sync");
    expect(await sync(admin)).toEqual({
      status: "ABORTED",
      message: "A sync is already running.",
    });
  });
});
