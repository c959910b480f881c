import { expect, it } from "vitest";
import { defaultPreferences, unsubscribedFromAll } from "#domain/email-preferences.ts";
import { toggleOf, type OptionalMail } from "#domain/mail.ts";
import { describeOnEngines } from "#server/platform/fixtures/engines.fixture.ts";
import { unsubscribeToken } from "./mail-tokens.ts";
import {
  openTestApp,
  send,
  type Person,
  type TestApp,
} from "#server/app/fixtures/test-app.fixture.ts";

const PATH = "/api/email-preferences";
const all = { ...defaultPreferences, marketingEmails: true };

const read = async (person: Person) => (await person.send("GET", PATH)).body;
const preferences = async (person: Person) => (await read(person)).emailPreferences;

describeOnEngines("email preferences", (open) => {
  it("begin with the defaults, and say whether the address is verified by our own link", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    await test.deps.db.kysely.updateTable("users").set({ email_verified: true }).execute();
    expect(await read(person)).toEqual({
      emailPreferences: defaultPreferences,
      email: `${person.uid}@example.org`,
      customEmailVerified: false,
    });
  });

  it("are kept, for this person alone, and told to their other tabs", async () => {
    const test = await openTestApp(await open());
    const [person, other] = [await test.person(), await test.person()];
    const wish = { ...all, goalReminders: false, frequency: "monthly" };
    const saved = await person.send("PUT", PATH, wish);
    expect(saved).toMatchObject({ status: 200, body: { emailPreferences: wish } });
    expect(await preferences(person)).toEqual(wish);
    expect(await preferences(other)).toEqual(defaultPreferences);
    expect(test.told).toEqual([
      { change: { entity: "user", id: person.uid, rev: 2 }, uids: [person.uid] },
    ]);
  });

  it("unsubscribeAll wins over toggles that come with it", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    await person.send("PUT", PATH, { ...all, unsubscribeAll: true });
    expect(await preferences(person)).toEqual(unsubscribedFromAll(all, true));
  });

  it("take only a frequency that there is", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    for (const frequency of ["daily", "", "Weekly", null, 1])
      expect((await person.send("PUT", PATH, { ...all, frequency })).status).toBe(400);
    expect(await preferences(person)).toEqual(defaultPreferences);
  });

  it("count every second Monday from when digests or their frequency were chosen", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const since = async () => {
      const { kysely } = test.deps.db;
      const row = await kysely
        .selectFrom("users")
        .select("mail_frequency_since as at")
        .executeTakeFirst();
      return row?.at;
    };
    const save = async (change: object) => {
      test.at += 1_000;
      await person.send("PUT", PATH, { ...all, ...change });
    };
    await save({ announcements: false });
    expect(await since()).toBeNull();
    await save({ frequency: "biweekly" });
    const chosen = test.at;
    expect(await since()).toBe(chosen);
    await save({ frequency: "biweekly", marketingEmails: false });
    await save({ frequency: "biweekly", weeklyUpdates: false });
    expect(await since()).toBe(chosen);
    await save({ frequency: "biweekly" });
    expect(await since()).toBe(test.at);
  });
});

describeOnEngines("unsubscribing", (open) => {
  async function openUnsubscribe() {
    const test = await openTestApp(await open());
    const person = await test.person();
    await person.send("PUT", PATH, all);
    const tokenOf = (type: OptionalMail) =>
      unsubscribeToken(test.deps.sign, { uid: person.uid, type });
    return { test, person, tokenOf };
  }

  const press = ({ app }: TestApp, token: string, everything = false) =>
    send(app, "POST", "/api/unsubscribe", { token, all: everything });

  /** As a mail program does it: a form, from nowhere, without cookies. */
  const oneClick = (
    { app }: TestApp,
    token: string,
    body = "List-Unsubscribe=One-Click",
    type = "application/x-www-form-urlencoded",
  ) =>
    send(app, "POST", `/unsubscribe?token=${token}`, body, {
      "content-type": type,
      origin: "https://mail.example",
      "sec-fetch-site": "cross-site",
    });

  // RFC 8058, 3.2: the form in which mail programs should send it.
  const multipart = (test: TestApp, token: string, word = "One-Click") =>
    oneClick(
      test,
      token,
      `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\n${word}\r\n--b--\r\n`,
      "multipart/form-data; boundary=b",
    );

  it.each(Object.entries(toggleOf) as [OptionalMail, keyof typeof all][])(
    "%s turns off %s alone, by the button and by one click",
    async (type, toggle) => {
      const { test, person, tokenOf } = await openUnsubscribe();
      for (const by of [press, oneClick, multipart]) {
        await person.send("PUT", PATH, all);
        expect((await by(test, tokenOf(type))).status).toBe(200);
        expect(await preferences(person)).toEqual({ ...all, [toggle]: false });
        // A second time there is nothing to do, and that is no failure.
        const heard = test.told.length;
        expect((await by(test, tokenOf(type))).status).toBe(200);
        expect(test.told).toHaveLength(heard);
      }
    },
  );

  it("turns off all, and leaves the frequency", async () => {
    const { test, person, tokenOf } = await openUnsubscribe();
    await press(test, tokenOf("weekly_update"), true);
    expect(await preferences(person)).toEqual(unsubscribedFromAll(all, true));
    await press(test, tokenOf("weekly_update"));
    expect(await preferences(person)).toEqual(unsubscribedFromAll(all, true));
  });

  it("acts on POST alone, and only with the words of a mail program", async () => {
    const { test, person, tokenOf } = await openUnsubscribe();
    const token = tokenOf("announcement");
    for (const method of ["GET", "HEAD"])
      await send(test.app, method, `/unsubscribe?token=${token}`);
    for (const body of ["", "List-Unsubscribe=no", "x".repeat(70_000)])
      expect((await oneClick(test, token, body)).status).toBe(400);
    expect((await multipart(test, token, "no")).status).toBe(400);
    for (const type of ["multipart/form-data", "multipart/form-data; boundary=c", "text/plain"])
      expect((await oneClick(test, token, "--b--", type)).status).toBe(400);
    expect(await preferences(person)).toEqual(all);
  });

  it("refuses a token that this server did not make", async () => {
    const { test, person, tokenOf } = await openUnsubscribe();
    const token = tokenOf("announcement");
    for (const wrong of ["", "x", token.slice(0, -1), token.replace("announcement", "marketing")]) {
      expect((await press(test, wrong)).body.error.code).toBe("email.unsubscribe-failed");
      expect((await oneClick(test, wrong)).status).toBe(400);
    }
    expect(await preferences(person)).toEqual(all);
  });

  it("a button of another site does nothing", async () => {
    const { test, person, tokenOf } = await openUnsubscribe();
    const body = { token: tokenOf("announcement"), all: true };
    const reply = await send(test.app, "POST", "/api/unsubscribe", body, {
      origin: "https://evil.example",
    });
    expect(reply.status).toBe(403);
    expect(await preferences(person)).toEqual(all);
  });
});
