import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { deleteAccount } from "#contract/account.ts";
import {
  countRecipients,
  previewAnnouncement,
  readAnnouncements,
  sendAnnouncement,
  type Announcement,
} from "#contract/announcements.ts";
import { errors } from "#contract/errors.ts";
import type { AnnouncementType } from "#domain/announcement.ts";
import * as limits from "#domain/limits.ts";
import { mayReceive } from "#domain/mail.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import { type Person, type Reply } from "#server/app/fixtures/test-app.fixture.ts";
import {
  addManyReaders,
  addReaders,
  confirmAnnouncement,
  news,
  type Wish,
} from "../fixtures/announcement.fixture.ts";

const key = { "idempotency-key": "a-key-of-this-test" };

async function list(admin: Person, before?: string): Promise<Reply["body"]> {
  const query = before === undefined ? "" : `?before=${before}`;
  const { body } = await admin.send("GET", `${readAnnouncements.path}${query}`);
  return body;
}

/** Every combination of what decides the audience, a bit each. */
const everybody: Wish[] = Array.from({ length: 128 }, (_, number): Wish => {
  const bit = (place: number) => (number & (1 << place)) !== 0;
  const none = bit(0);
  return {
    ...(bit(1) ? {} : { email: null }),
    disabled: bit(2),
    email_verified: bit(3),
    custom_email_verified_at: bit(4) ? 1 : null,
    mail_announcements: bit(5),
    mail_marketing: bit(6),
    mail_unsubscribe_all: none,
    mail_weekly_updates: !none,
    mail_goal_reminders: !none,
    mail_coaching_notes: !none,
  };
  // The database refuses these.
}).filter(
  (wish) => !(wish.mail_unsubscribe_all && (wish.mail_announcements || wish.mail_marketing)),
);

const readers = everybody.map((wish) => ({
  disabled: wish.disabled === true,
  email: wish.email === null ? null : "reader@example.org",
  away: false,
  verified: wish.email_verified === true || wish.custom_email_verified_at !== null,
  preferences: {
    weeklyUpdates: true,
    announcements: wish.mail_announcements === true,
    goalReminders: true,
    circleAsks: true,
    coachingNotes: true,
    marketingEmails: wish.mail_marketing === true,
    frequency: "weekly" as const,
    unsubscribeAll: wish.mail_unsubscribe_all === true,
  },
}));

function isReachable({ email, verified }: (typeof readers)[number]): boolean {
  return email !== null && verified;
}

/** By the domain's rule. */
function allowed(type: AnnouncementType): number {
  return readers.filter((reader) => mayReceive(reader, type, "reader@example.org")).length;
}

describeWithDatabase("announcements", (open) => {
  it("count those whom the rule of the mail lets have them, and nobody else", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    const { body: before } = await admin.send("GET", countRecipients.path);
    const nobody = { announcement: 0, marketing: 0, disabled: 0 };
    expect(before).toEqual({ ...nobody, people: 1, unverified: 1 });
    await addReaders(test, everybody);
    const { body } = await admin.send("GET", countRecipients.path);
    expect(body).toEqual({
      announcement: allowed("announcement"),
      marketing: allowed("marketing"),
      people: everybody.length + 1,
      disabled: everybody.filter(({ disabled }) => disabled === true).length,
      unverified: readers.filter((reader) => !reader.disabled && !isReachable(reader)).length + 1,
    });
    expect(allowed("announcement")).toBeGreaterThan(2);
  });

  it("are kept with their count, told of in the audit trail, and queued by nobody yet", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    await addReaders(test, [{}, {}, { mail_announcements: false }, { mail_marketing: true }]);
    const announcement = await confirmAnnouncement(admin, {
      type: "announcement",
      subject: " Goals can\r\nbe coached ",
      text: "From today.\r\n\r\nInvite somebody.\n",
    });
    expect(announcement).toEqual({
      ...news,
      id: announcement.id,
      number: announcement.number,
      createdAt: test.at,
      authorName: `${admin.uid}@example.org`,
      state: "queueing",
      recipients: 3,
      queued: 0,
      sent: 0,
      failed: 0,
      pending: 0,
      withdrawn: 0,
      stoppedAt: null,
    } satisfies Announcement);
    expect(await list(admin)).toEqual({ announcements: [announcement], next: null });
    const trail = await test.deps.db.kysely.selectFrom("audit").selectAll().execute();
    expect(trail).toMatchObject([
      {
        action: "announcement.send",
        actor_id: admin.uid,
        target_id: null,
        detail: "announcement, 3 recipients",
      },
    ]);
    expect(await test.deps.db.kysely.selectFrom("email_messages").selectAll().execute()).toEqual(
      [],
    );
    expect(test.logged).toContain("admin.announce");
  });

  it("are sent once by a double press, and a key is good for one wording", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    await addManyReaders(test, 2);
    const press = () => admin.send("POST", sendAnnouncement.path, news, key);
    const presses = await Promise.all([press(), press(), press()]);
    expect(new Set(presses.map(({ text }) => text)).size).toBe(1);
    expect(presses[0]?.status).toBe(200);
    const other = await admin.send("POST", sendAnnouncement.path, { ...news, text: "More" }, key);
    expect([other.status, other.body.error.code]).toEqual([409, "request.key-reused"]);
    expect((await list(admin)).announcements).toHaveLength(1);
    expect(await test.deps.db.kysely.selectFrom("audit").selectAll().execute()).toHaveLength(1);
  });

  it.each([
    ["announcement.subject-missing", { ...news, subject: " \r\n\u202e" }],
    ["request.invalid", { ...news, type: "weekly_update" }],
  ] as const)("refuse as %s, and leave no row and no mail", async (code, draft) => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    await addManyReaders(test, 1);
    const before = await tableHash(test.deps.db);
    for (const path of [sendAnnouncement.path, previewAnnouncement.path]) {
      const reply = await admin.send("POST", path, draft, key);
      const { status, text } = errors[code];
      expect([reply.status, reply.body.error.code, reply.body.error.message]).toEqual([
        status,
        code,
        text(),
      ]);
    }
    expect(await tableHash(test.deps.db)).toBe(before);
    expect(test.told).toEqual([]);
  });

  it("refuse where nobody would get it", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    await addManyReaders(test, 1);
    const before = await tableHash(test.deps.db);
    const draft = { ...news, type: "marketing" };
    const reply = await admin.send("POST", sendAnnouncement.path, draft, key);
    expect([reply.status, reply.body.error.code]).toEqual([409, "announcement.nobody"]);
    expect(await tableHash(test.deps.db)).toBe(before);
  });

  it("are listed newest first, ten a page", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    await addManyReaders(test, 1);
    for (let number = 0; number < 12; number += 1)
      await confirmAnnouncement(admin, { ...news, subject: `News ${number}` });
    const first = await list(admin);
    const second = await list(admin, first.next);
    const subjects = [...first.announcements, ...second.announcements].map(
      ({ subject }: Announcement) => subject,
    );
    expect(first.announcements).toHaveLength(limits.announcementsPerPage);
    expect(subjects).toEqual(Array.from({ length: 12 }, (_, number) => `News ${11 - number}`));
    expect(second.next).toBeNull();
  });

  it("stay when the admin who wrote them goes", async () => {
    const [test, author, other] = await openWithPeople(
      await open(),
      { admin: true },
      { admin: true },
    );
    await addManyReaders(test, 1);
    await confirmAnnouncement(author);
    const gone = await author.send("POST", deleteAccount.path, { confirmation: "DELETE" });
    expect(gone.status).toBe(200);
    const { announcements } = await list(other);
    expect(announcements).toMatchObject([{ subject: news.subject, authorName: null }]);
  });

  it("are previewed as the mail that they will be, without a word kept", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    const before = await tableHash(test.deps.db);
    const draft = {
      type: "marketing",
      subject: "Four ways\r\nBcc: x@evil.example",
      text: "<b>One</b>\n\nTwo",
    };
    const { status, body } = await admin.send("POST", previewAnnouncement.path, draft);
    expect(status).toBe(200);
    expect(body.subject).toBe("Four ways Bcc: x@evil.example");
    expect(body.html).toContain("&lt;b&gt;One&lt;/b&gt;");
    expect(body.html).toContain(
      "You&#x27;re getting this email because you asked for tips and offers.",
    );
    expect(body.text).toContain("<b>One</b>\n\nTwo");
    expect(body.text).toContain("http://localhost:3000/unsubscribe?token=preview.marketing.");
    expect(await tableHash(test.deps.db)).toBe(before);
  });
});
