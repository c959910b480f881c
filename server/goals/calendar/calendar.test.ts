import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import {
  makeCalendarFeed,
  readCalendarFeed,
  removeCalendarFeed,
  type CalendarFeed,
} from "#contract/calendar.ts";
import * as limits from "#domain/limits.ts";
import { atOnce } from "#server/app/fixtures/at-once.fixture.ts";
import { openTestApp, ORIGIN, send, type Person } from "#server/app/fixtures/test-app.fixture.ts";
import { lived } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { signUnder } from "#server/platform/secret.ts";
import {
  calendarPath,
  eventsOf,
  expectValid,
  readCalendar,
  shownEvents,
} from "../fixtures/calendar.fixture.ts";
import { move, openWithGoal } from "../fixtures/goal.fixture.ts";

// threats T83. Tests begin on Tuesday, 10 March 2026.

const HOUR = 3_600_000;

async function feedOf(person: Person): Promise<CalendarFeed | null> {
  return (await person.send("GET", readCalendarFeed.path)).body.feed;
}

describeWithDatabase("a person's calendar", (open) => {
  it("is empty and valid without goals; nobody has an address who did not make one", async () => {
    const [test, ada] = await openWithPeople(await open(), {});
    expect(await feedOf(ada)).toBeNull();
    const path = await calendarPath(ada);
    expect(await feedOf(ada)).toEqual({
      address: ORIGIN + path,
      createdAt: test.at,
      lastReadAt: null,
    });
    const { status, text, headers } = await readCalendar(test, path);
    expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expectValid(text);
    expect(shownEvents(text)).toEqual([]);
    const lines = text.split("\r\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "METHOD:PUBLISH",
        "NAME:Cairn",
        "X-WR-CALNAME:Cairn",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        "X-PUBLISHED-TTL:PT1H",
      ]),
    );
  });

  it("has one address: another takes its place at once, and it can be taken away", async () => {
    const { test, owner, id } = await openWithGoal(await open());
    const first = await calendarPath(owner);
    const others = await calendarPath(await test.person());
    expect(await calendarPath(owner)).toBe(first);
    const before = await eventsOf(test, first);
    test.at += HOUR;
    const second = await calendarPath(owner, true);
    expect(second).not.toBe(first);
    expect((await readCalendar(test, first)).status).toBe(404);
    expect(await eventsOf(test, second)).toEqual(before);
    await lived(owner, id, "edit", { change: { description: "Meet six" }, shown: {} });
    expect((await eventsOf(test, second)).map(({ uid }) => uid)).toEqual(
      before.map(({ uid }) => uid),
    );
    expect((await owner.send("POST", removeCalendarFeed.path, {})).status).toBe(200);
    expect(await feedOf(owner)).toBeNull();
    expect((await readCalendar(test, second)).status).toBe(404);
    expect((await readCalendar(test, others)).status).toBe(200);
  });

  it("ends when its person is disabled, and does not come back when that ends", async () => {
    const [test, ada, grace] = await openWithPeople(await open(), {}, {});
    const [path, hers] = [await calendarPath(ada), await calendarPath(grace)];
    const admin = await test.person({ admin: true });
    for (const action of ["disable", "enable"])
      await admin.send("POST", "/functions/manageUser", { data: { uid: ada.uid, action } });
    expect((await readCalendar(test, path)).status).toBe(404);
    expect((await readCalendar(test, hers)).status).toBe(200);
  });

  it("opens for nobody by a wrong address, of a person who may not enter, or under another secret: one answer for all", async () => {
    const [test, ada, grace] = await openWithPeople(await open(), {}, {});
    const [path, hers] = [await calendarPath(ada), await calendarPath(grace)];
    const { kysely } = test.deps.db;
    await kysely.updateTable("users").set({ disabled: true }).where("id", "=", ada.uid).execute();
    const wrong = [
      "/calendar/x.ics",
      `/calendar/${"a".repeat(43)}.ics`,
      `${hers}.ics`,
      hers.replace("r/", "r/x/"),
      path,
    ];
    const answers = await Promise.all(wrong.map((one) => readCalendar(test, one)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      wrong.map(() => [404, answers[0]?.body]),
    );
    await kysely.deleteFrom("users").where("id", "=", ada.uid).execute();
    expect((await readCalendar(test, path)).status).toBe(404);
    expect((await readCalendar(test, hers)).status).toBe(200);
    const anew = await openTestApp(test.deps.db, { sign: signUnder("another secret") });
    expect((await readCalendar(anew, hers)).status).toBe(404);
    const { cookie } = grace;
    const reply = await send(anew.app, "GET", readCalendarFeed.path, undefined, { cookie });
    expect(reply.body).toEqual({ feed: null });
  });

  it("keeps nothing that opens it", async () => {
    const [test, ada] = await openWithPeople(await open(), {});
    const secret = (await calendarPath(ada)).slice("/calendar/".length, -".ics".length);
    expect(secret).toHaveLength(43);
    const rows = await test.deps.db.kysely.selectFrom("calendar_feeds").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it("is the same text until something changes; a program that has it is answered 304", async () => {
    const { test, owner, id } = await openWithGoal(await open());
    const path = await calendarPath(owner);
    const tag = (await readCalendar(test, path)).headers.get("etag") ?? "";
    expect(tag).toMatch(/^"[\w-]{43}"$/);
    test.at += 3 * HOUR;
    for (const header of [tag, `"x", W/${tag}`, "*"]) {
      const known = await readCalendar(test, path, { "if-none-match": header });
      expect([known.status, known.text, known.headers.get("etag")]).toEqual([304, "", tag]);
      expect(known.headers.get("cache-control")).toBe("private, no-cache");
    }
    await move(owner, id, { kind: "step" });
    expect((await readCalendar(test, path)).headers.get("etag")).toBe(tag);
    const head = await readCalendar(test, path, {}, "HEAD");
    expect([head.status, head.text, head.headers.get("etag")]).toEqual([200, "", tag]);
    await lived(owner, id, "edit", { change: { dueDate: "2026-07-31" }, shown: {} });
    const news = await readCalendar(test, path, { "if-none-match": tag });
    expect([news.status, news.headers.get("etag") === tag]).toEqual([200, false]);
    // Programs may keep an event whose stamp is no newer.
    for (const name of ["DTSTAMP", "LAST-MODIFIED"])
      expect(news.text).toContain(`${name}:20260310T150000Z`);
  });

  it("writes down once an hour that it was read", async () => {
    const [test, ada, grace] = await openWithPeople(await open(), {}, {});
    const path = await calendarPath(ada);
    await calendarPath(grace);
    const first = test.at;
    await readCalendar(test, path);
    test.at = first + HOUR - 1;
    await readCalendar(test, path);
    expect((await feedOf(ada))?.lastReadAt).toBe(first);
    test.at = first + HOUR;
    await readCalendar(test, path);
    expect((await feedOf(ada))?.lastReadAt).toBe(first + HOUR);
    // A clock that was ahead, and is right again.
    test.at = first + 1;
    await readCalendar(test, path);
    expect((await feedOf(ada))?.lastReadAt).toBe(first + HOUR);
    test.at = first;
    await readCalendar(test, path);
    expect((await feedOf(ada))?.lastReadAt).toBe(first);
    expect((await feedOf(grace))?.lastReadAt).toBeNull();
    // A new address has not been read yet.
    await calendarPath(ada, true);
    expect((await feedOf(ada))?.lastReadAt).toBeNull();
  });

  it("is read so often a minute, each for itself; so are wrong addresses by the address that they are asked from", async () => {
    const [test, ada, grace] = await openWithPeople(await open(), {}, {});
    const [path, other] = [await calendarPath(ada), await calendarPath(grace)];
    const statuses = async (address: string, times: number) => {
      const all: number[] = [];
      for (let time = 0; time < times; time += 1)
        all.push((await readCalendar(test, address)).status);
      return all;
    };
    const most = limits.calendarReadsPerMinute;
    const reads = await statuses(path, most + 1);
    expect([reads.at(-2), reads.at(-1)]).toEqual([200, 429]);
    expect(await statuses(other, 1)).toEqual([200]);
    const wrong = await statuses("/calendar/x.ics", limits.tokensPerMinute + 1);
    expect([wrong.at(-2), wrong.at(-1)]).toEqual([404, 429]);
    expect(await statuses(other, 1)).toEqual([200]);
    test.at += 60_000;
    expect([...(await statuses(path, 1)), ...(await statuses("/calendar/x.ics", 1))]).toEqual([
      200, 404,
    ]);
  });
});

describeOnPostgres("a calendar's address", (open) => {
  it("is one, whatever is asked at once, and what was answered last stands", async () => {
    const test = await openTestApp(await open());
    for (let round = 0; round < 10; round += 1) {
      const ada = await test.person();
      const asked = (replace: boolean) => () =>
        ada.send("POST", makeCalendarFeed.path, { replace });
      const acts = [asked(true), asked(false), asked(true), asked(false)];
      const replies = await atOnce(acts, round);
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const stands = await feedOf(ada);
      const paths = replies.map(({ body }) => body.feed.address.slice(ORIGIN.length));
      const open200 = new Set<string>();
      for (const path of paths)
        if ((await readCalendar(test, path)).status === 200) open200.add(ORIGIN + path);
      expect([...open200]).toEqual([stands?.address]);
    }
  });
});
