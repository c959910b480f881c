import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { defaultPreferences, unsubscribedFromAll } from "#domain/email-preferences.ts";
import { isOptionalMail, mails, mailTypes, type OptionalMail } from "#domain/mail.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
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

describeWithDatabase("email preferences", (open) => {
  it("begin with the defaults, and say whether the address is verified by our own link", async () => {
    const [test, person] = await openWithPeople(await open(), {});
    await test.deps.db.kysely.updateTable("users").set({ email_verified: true }).execute();
    expect(await read(person)).toEqual({
      emailPreferences: defaultPreferences,
      email: `${person.uid}@example.org`,
      customEmailVerified: false,
    });
  });

  it("are kept, for this person alone, and told to their other tabs", async () => {
    const [test, person, other] = await openWithPeople(await open(), {}, {});
    const wish = { ...all, goalReminders: false, frequency: "monthly" };
    const saved = await person.send("PUT", PATH, wish);
    expect(saved).toMatchObject({ status: 200, body: { emailPreferences: wish } });
    expect(await preferences(person)).toEqual(wish);
    expect(await preferences(other)).toEqual(defaultPreferences);
    expect(test.told).toEqual([
      { change: { entity: "user", id: person.uid, rev: 2 }, uids: [person.uid] },
    ]);
  });

  it("count every second Monday from when digests or their frequency were chosen", async () => {
    const [test, person] = await openWithPeople(await open(), {});
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

describeWithDatabase(
  "a form of preferences that was open while they were changed elsewhere",
  (open) => {
    async function openForm() {
      const [test, person] = await openWithPeople(await open(), {});
      await person.send("PUT", PATH, all);
      const token = unsubscribeToken(test.deps.sign, { uid: person.uid, type: "marketing" });
      const unsubscribe = () => send(test.app, "POST", "/api/unsubscribe", { token, all: true });
      const save = (change: object) => person.send("PUT", PATH, change);
      return { test, person, save, unsubscribe };
    }
    const overtaken = (field: string) => ({
      status: 409,
      body: { error: { code: "form.overtaken", field } },
    });

    it("saves what was changed in it, and leaves the rest as it is now", async () => {
      const { person, save } = await openForm();
      await save({ goalReminders: false, frequency: "monthly" });
      const saved = await save({ announcements: false, shown: { announcements: true } });
      const kept = { ...all, goalReminders: false, frequency: "monthly", announcements: false };
      expect(saved).toMatchObject({ status: 200, body: { emailPreferences: kept } });
      expect(await preferences(person)).toEqual(kept);
    });

    it("takes no unsubscribing from all back", async () => {
      const { person, save, unsubscribe } = await openForm();
      await unsubscribe();
      const none = unsubscribedFromAll(all, true);
      await save({ announcements: false, shown: { announcements: true } });
      expect(await preferences(person)).toEqual(none);
      for (const [change, field] of [
        [{ announcements: true, shown: { announcements: false } }, "unsubscribeAll"],
        [{ weeklyUpdates: true }, "unsubscribeAll"],
        // A reset chooses all fields.
        [{ ...defaultPreferences, shown: all }, "weeklyUpdates"],
      ] as const)
        expect(await save(change)).toMatchObject(overtaken(field));
      expect(await preferences(person)).toEqual(none);
      const seen = { announcements: false, unsubscribeAll: true };
      await save({ announcements: true, unsubscribeAll: false, shown: seen });
      expect(await preferences(person)).toEqual({
        ...none,
        announcements: true,
        unsubscribeAll: false,
      });
    });

    it("a save that changes nothing writes nothing, and tells nobody", async () => {
      const { test, save } = await openForm();
      const heard = test.told.length;
      for (const change of [{}, { announcements: true }, all])
        expect(await save(change)).toMatchObject({ status: 200, body: { emailPreferences: all } });
      expect(test.told).toHaveLength(heard);
    });
  },
);

describeOnPostgres("saving preferences while they are changed elsewhere", (open) => {
  it("loses neither: not unsubscribing, and no field of two forms", async () => {
    const test = await openTestApp(await open());
    for (const person of await test.persons(Array.from({ length: rounds(200, 12) }, () => ({})))) {
      const token = unsubscribeToken(test.deps.sign, { uid: person.uid, type: "marketing" });
      // Past the minute of the token rate.
      test.at += 60_000;
      const both = await Promise.all([
        person.send("PUT", PATH, { announcements: false, shown: { announcements: true } }),
        person.send("PUT", PATH, { frequency: "monthly", shown: { frequency: "weekly" } }),
      ]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      const wish = { ...defaultPreferences, announcements: false, frequency: "monthly" } as const;
      expect(await preferences(person)).toEqual(wish);
      await Promise.all([
        person.send("PUT", PATH, { goalReminders: false, shown: { goalReminders: true } }),
        person.send("PUT", PATH, { marketingEmails: true, shown: { marketingEmails: false } }),
        send(test.app, "POST", "/api/unsubscribe", { token, all: true }),
      ]);
      expect(await preferences(person)).toEqual(unsubscribedFromAll(wish, true));
    }
  });
});

describeWithDatabase("unsubscribing", (open) => {
  async function openUnsubscribe() {
    const [test, person] = await openWithPeople(await open(), {});
    await person.send("PUT", PATH, all);
    const tokenOf = (type: OptionalMail) =>
      unsubscribeToken(test.deps.sign, { uid: person.uid, type });
    return { test, person, tokenOf };
  }

  const press = ({ app }: TestApp, token: string, everything = false) =>
    send(app, "POST", "/api/unsubscribe", { token, all: everything });

  /** As a mail program does: a form without origin or cookies. */
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

  // RFC 8058, 3.2: the recommended form.
  const multipart = (test: TestApp, token: string, word = "One-Click") =>
    oneClick(
      test,
      token,
      `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\n${word}\r\n--b--\r\n`,
      "multipart/form-data; boundary=b",
    );

  it.each(mailTypes.filter(isOptionalMail).map((type) => [type, mails[type].toggle] as const))(
    "%s turns off %s alone, by the button and by one click",
    async (type, toggle) => {
      const { test, person, tokenOf } = await openUnsubscribe();
      for (const by of [press, oneClick, multipart]) {
        await person.send("PUT", PATH, all);
        expect((await by(test, tokenOf(type))).status).toBe(200);
        expect(await preferences(person)).toEqual({ ...all, [toggle]: false });
        // A second time is no failure.
        const heard = test.told.length;
        expect((await by(test, tokenOf(type))).status).toBe(200);
        expect(test.told).toHaveLength(heard);
      }
    },
  );

  it("turns off all where an older release doesn't know asks from circles", async () => {
    const { test, person } = await openUnsubscribe();
    const change = {
      mail_weekly_updates: false,
      mail_announcements: false,
      mail_goal_reminders: false,
      mail_coaching_notes: false,
      mail_marketing: false,
      mail_unsubscribe_all: true,
    };
    await test.deps.db.kysely.updateTable("users").set(change).execute();
    expect(await preferences(person)).toEqual(unsubscribedFromAll(all, true));
  });

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
});
