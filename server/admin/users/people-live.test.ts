import { expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import type { TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import {
  identity,
  openAccountTest,
  type AccountTest,
} from "#server/account/fixtures/account.fixture.ts";

/** With the address that the network reports. */
async function signIn(test: AccountTest, email: string | null = "ada@example.org") {
  test.people.set("ada", identity("ada", { email }));
  const reply = await test.browser().login("ada");
  expect(reply.status, reply.text).toBe(200);
  return reply.body.userId;
}

/** Events since the last call. */
function toldOf({ told }: TestApp) {
  return told.splice(0).filter(({ change }) => change.entity === "account");
}

describeWithDatabase("an admin's open list of users", (open) => {
  it("hears of a new person once, and has the row to read", async () => {
    const test = await openAccountTest(await open());
    const admins = [await test.person({ admin: true }), await test.person({ admin: true })];
    await test.person();
    const uid = await signIn(test);
    const uids = admins.map((admin) => admin.uid).toSorted();
    const told = toldOf(test).map((one) => ({ ...one, uids: one.uids.toSorted() }));
    expect(told).toEqual([{ change: { entity: "account", id: uid, rev: 1 }, uids }]);
    const row = await admins[0]?.send("GET", `/api/admin/user?uid=${uid}`);
    expect(row?.body.user).toMatchObject({ uid, fullName: "Ada Moreau", rev: 1 });
    // A repeated sign-in is no news.
    await signIn(test);
    expect(toldOf(test)).toEqual([]);
  });

  it("hears when the network tells what was missing, and when the person writes one", async () => {
    const test = await openAccountTest(await open());
    const admin = await test.person({ admin: true });
    const uid = await signIn(test, null);
    toldOf(test);
    await signIn(test);
    expect(toldOf(test)).toEqual([
      { change: { entity: "account", id: uid, rev: 2 }, uids: [admin.uid] },
    ]);
    const person = await test.person();
    const profile = { displayName: "Tom Adler", email: "tom@example.org" };
    expect((await person.send("PUT", endpoints.editProfile.path, profile)).status).toBe(200);
    expect(toldOf(test)).toEqual([
      { change: { entity: "account", id: person.uid, rev: 2 }, uids: [admin.uid] },
    ]);
    const row = await admin.send("GET", `/api/admin/user?uid=${person.uid}`);
    expect(row.body.user).toMatchObject({ email: "tom@example.org", rev: 2 });
  });

  it("hears nothing of what it does not show, and nobody else hears of people", async () => {
    const test = await openAccountTest(await open());
    await signIn(test);
    const person = await test.person();
    await person.send("PUT", endpoints.editProfile.path, {
      displayName: "Tom",
      email: "t@example.org",
    });
    // There is no admin to tell.
    expect(toldOf(test)).toEqual([]);
    await test.person({ admin: true });
    await person.send("PUT", endpoints.changeTimeZone.path, { timeZone: "Europe/Paris" });
    const refused = { displayName: "", email: "t@example.org" };
    expect((await person.send("PUT", endpoints.editProfile.path, refused)).status).toBe(400);
    expect(toldOf(test)).toEqual([]);
  });
});
