import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { setUsers } from "#server/app/fixtures/set-rows.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";

const HOUR = 3_600_000;

describeWithDatabase("the profile", (open) => {
  it("stores name and address, trimmed, and tells the person's other tabs", async () => {
    const [test, person] = await openWithPeople(await open(), {});
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
    const [test, person] = await openWithPeople(await open(), {});
    const email = `${person.uid}@example.org`;
    await setUsers(test, { email_verified: true, custom_email_verified_at: 5 });
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

  it("changes what a form changed, and refuses what has become something else since it was shown", async () => {
    const [test, person] = await openWithPeople(await open(), { name: "Ada" });
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

  it("moves to another time zone once in 24 hours", async () => {
    const [test, person] = await openWithPeople(await open(), { timeZone: "Europe/London" });
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
    expect(soon.body.error.message).toBe("You can change the time zone once every 24 hours.");
    // The same zone is no change.
    expect((await move("Pacific/Kiritimati")).status).toBe(200);
    test.at += 1;
    expect((await move("Pacific/Honolulu")).status).toBe(200);
  });

  it("moves once for eight requests at the same time", async () => {
    const [, person] = await openWithPeople(await open(), { timeZone: "Europe/London" });
    const zones = ["Tokyo", "Kolkata", "Dubai", "Seoul", "Manila", "Dhaka", "Karachi", "Baku"];
    const replies = await Promise.all(
      zones.map((city) =>
        person.send("PUT", "/api/profile/time-zone", { timeZone: `Asia/${city}` }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
