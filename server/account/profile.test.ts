import { expect, it } from "vitest";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { openTestApp } from "#server/app/fixtures/test-app.fixture.ts";

const HOUR = 3_600_000;

describeWithDatabase("the profile", (open) => {
  it("stores name and address, trimmed, and tells the person's other tabs", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const reply = await person.send("PUT", "/api/profile", {
      displayName: "  Noor ",
      email: " noor@example.org ",
    });
    expect(reply.status).toBe(200);
    expect(reply.body.user).toMatchObject({
      uid: person.uid,
      displayName: "Noor",
      email: "noor@example.org",
    });
    expect(test.told).toEqual([
      { change: { entity: "user", id: person.uid, rev: 2 }, uids: [person.uid] },
    ]);
  });

  it("starts another address unverified, and leaves the same one as it is", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const email = `${person.uid}@example.org`;
    await test.deps.db.kysely
      .updateTable("users")
      .set({ email_verified: true, custom_email_verified_at: 5 })
      .execute();
    const same = await person.send("PUT", "/api/profile", { displayName: "New", email });
    expect(same.body.user).toMatchObject({
      emailVerified: true,
      customEmailVerified: true,
      emailVerificationDate: 5,
    });
    const other = await person.send("PUT", "/api/profile", {
      displayName: "New",
      email: "other@example.org",
    });
    expect(other.body.user).toMatchObject({
      emailVerified: false,
      customEmailVerified: false,
      emailVerificationDate: null,
    });
  });

  it("stores the address of somebody who had none", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    await test.deps.db.kysely.updateTable("users").set({ email: null }).execute();
    const reply = await person.send("PUT", "/api/profile", {
      displayName: "Noor",
      email: "noor@example.org",
    });
    expect(reply.body.user).toMatchObject({ email: "noor@example.org", emailVerified: false });
  });

  it("changes what a form changed, and refuses what has become something else since it was shown", async () => {
    const test = await openTestApp(await open());
    const person = await test.person({ name: "Ada" });
    const put = (body: object) => person.send("PUT", "/api/profile", body);
    const email = `${person.uid}@example.org`;
    await put({ displayName: "Ada Byron" });
    const moved = await put({ email: "ada@example.org", shown: { email } });
    expect(moved.body.user).toMatchObject({ displayName: "Ada Byron", email: "ada@example.org" });
    const heard = test.told.length;
    for (const [change, field] of [
      [{ displayName: "Ada L.", shown: { displayName: "Ada" } }, "displayName"],
      [{ email: "else@example.org", displayName: "Ada L.", shown: { email } }, "email"],
    ] as const)
      expect(await put(change)).toMatchObject({
        status: 409,
        body: { error: { code: "form.overtaken", field } },
      });
    for (const change of [{}, { displayName: " Ada Byron " }])
      expect((await put(change)).body.user).toEqual(moved.body.user);
    expect(test.told).toHaveLength(heard);
  });

  it("refuses what is no name or no address, and fields of others", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const put = (body: object) => person.send("PUT", "/api/profile", body);
    const good = { displayName: "Noor", email: "noor@example.org" };
    expect((await put({ ...good, displayName: "  " })).body.error.code).toBe(
      "profile.name-missing",
    );
    for (const email of [
      "",
      "noor",
      "noor@example",
      "a@b.org\r\nBcc: c@d.org",
      "Noor <noor@example.org>",
    ])
      expect((await put({ ...good, email })).body.error).toMatchObject({
        code: "profile.email-invalid",
        field: "email",
      });
    for (const extra of [
      { role: "admin" },
      { isAdmin: true },
      { uid: "x" },
      { emailVerified: true },
    ])
      expect((await put({ ...good, ...extra })).status).toBe(400);
    expect(test.told).toEqual([]);
  });

  it("moves to another time zone once in 24 hours", async () => {
    const test = await openTestApp(await open());
    const person = await test.person({ timeZone: "Europe/London" });
    const move = (timeZone: string) => person.send("PUT", "/api/profile/time-zone", { timeZone });
    expect((await move("Pacific/Kiritimati")).body.user).toMatchObject({
      timeZone: "Pacific/Kiritimati",
    });
    expect(test.told).toEqual([
      { change: { entity: "user", id: person.uid, rev: 2 }, uids: [person.uid] },
    ]);
    test.at += 24 * HOUR - 1;
    const soon = await move("Pacific/Honolulu");
    expect(soon.status).toBe(429);
    expect(soon.body.error.message).toBe("The time zone can be changed once in 24 hours.");
    // To stay is not to move.
    expect((await move("Pacific/Kiritimati")).status).toBe(200);
    test.at += 1;
    expect((await move("Pacific/Honolulu")).status).toBe(200);
  });

  it("moves once for ten requests at the same time", async () => {
    const test = await openTestApp(await open());
    const person = await test.person({ timeZone: "Europe/London" });
    const zones = [
      "Tokyo",
      "Kolkata",
      "Dubai",
      "Seoul",
      "Manila",
      "Dhaka",
      "Karachi",
      "Tehran",
      "Baku",
      "Almaty",
    ];
    const replies = await Promise.all(
      zones.map((city) =>
        person.send("PUT", "/api/profile/time-zone", { timeZone: `Asia/${city}` }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("refuses a zone that nobody can count days in", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    for (const timeZone of ["", "Mars/Olympus", "+01:00", "europe"])
      expect(
        (await person.send("PUT", "/api/profile/time-zone", { timeZone })).body.error,
      ).toMatchObject({
        code: "request.invalid",
        field: "timeZone",
      });
  });
});
