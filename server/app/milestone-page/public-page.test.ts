import { expect, it } from "vitest";
import * as limits from "#domain/limits.ts";
import {
  askForPage,
  makePage,
  pathOf,
  takeDown,
} from "#server/coaching/fixtures/milestone.fixture.ts";
import { complete } from "#server/coaching/fixtures/note.fixture.ts";
import { addGoal, draft, move, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { openEnded, lived } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { DatabaseUnavailable } from "#server/platform/db/failure.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { jsonLog } from "#server/platform/log.ts";
import { ORIGIN, send, type Reply } from "../fixtures/test-app.fixture.ts";
import { get, shown, UNKNOWN } from "./fixtures/shown-page.fixture.ts";
import { pageStyleHash } from "./page-style.ts";

// Threats T86.

/** Without the date. */
function whole({ status, headers, text }: Reply): string {
  return JSON.stringify([status, [...headers].map(String).toSorted(), text]);
}

describeWithDatabase("a public page", (open) => {
  it("shows title, name, how far and the day, and nothing else of the goal", async () => {
    const { test, path } = await shown(await open(), { title: "Meet new people" });
    const { status, text } = await get(test, path);
    expect(status).toBe(200);
    for (const words of ['<h1 dir="auto">Meet new people</h1>', "<bdi>Ada Moreau</bdi>"])
      expect(text).toContain(words);
    expect(text).toContain('<p class="far">60% of the way</p>');
    expect(text).toContain('<time datetime="2026-03-10">Mar 10, 2026</time>');
    const { description, category, specific, achievable, relevant } = draft;
    for (const hidden of [description, specific, achievable, relevant, "Grace", "2026-06-30"])
      expect(text).not.toContain(hidden);
    expect(text).not.toContain(category);
    expect(text).not.toContain("<script");
    expect(text.match(/class="placed"/g)).toHaveLength(4);
  });

  it("is the same for everybody, whoever is signed in, and writes no session", async () => {
    const { test, owner, path } = await shown(await open());
    const admin = await test.person({ admin: true });
    const asVisitor = whole(await get(test, path));
    test.at += 3_600_000;
    for (const cookie of [owner.cookie, admin.cookie, "cairn=wrong"]) {
      const reply = await get(test, path, { cookie });
      expect(whole(reply)).toBe(asVisitor);
      expect(reply.headers.has("set-cookie")).toBe(false);
    }
  });

  it("reads its owner's name as it is now, only where they want it", async () => {
    const { test, owner, goalId, page, path } = await shown(await open());
    const profile = { displayName: "Ada M.", email: "ada@example.org" };
    await owner.send("PUT", "/api/profile", profile);
    expect((await get(test, path)).text).toContain("<bdi>Ada M.</bdi>");
    await makePage(owner, goalId, { pageId: page.id, withName: false });
    expect((await get(test, path)).text).not.toContain("Ada");
  });

  it("sets apart what is written from the right within what it says itself", async () => {
    const { test, owner, path } = await shown(await open(), { title: "قراءة (2)" });
    const profile = { displayName: "ليلى", email: "layla@example.org" };
    await owner.send("PUT", "/api/profile", profile);
    const { text } = await get(test, path);
    expect(text).toContain("<title>\u2068قراءة (2)\u2069 · Cairn</title>");
    const description = "60% of the way, Mar 10, 2026. \u2068ليلى\u2069";
    for (const name of ['name="description"', 'property="og:description"'])
      expect(text).toContain(`<meta ${name} content="${description}">`);
  });

  it("is there of a goal that is under way, rests or is complete", async () => {
    const { test, owner, goalId, path } = await shown(await open());
    await lived(owner, goalId, "pause", openEnded);
    expect((await get(test, path)).status).toBe(200);
    const done = await addGoal(owner, { measurable: yesOrNo });
    await move(owner, done.id, { kind: "step" });
    await complete(owner, done.id);
    const { text } = await get(test, pathOf(await makePage(owner, done.id)));
    expect(text).toContain('<p class="far">Completed</p>');
    expect(text.match(/class="placed"/g)).toHaveLength(7);
  });

  it("is not there, in the same words, where its goal is closed or deleted, its owner disabled or gone, where it was taken down and where none ever was", async () => {
    const ways = {
      closed: async ({ test, owner, goalId, path }) => {
        await lived(owner, goalId, "close");
        expect((await get(test, path)).status).toBe(404);
        await lived(owner, goalId, "reopen");
        expect((await get(test, path)).status).toBe(200);
        await lived(owner, goalId, "close");
      },
      deleted: ({ owner, goalId }) => lived(owner, goalId, "delete"),
      "taken down": ({ owner, goalId }) => takeDown(owner, goalId),
      "its owner disabled": ({ test, owner }) =>
        test.deps.db.kysely
          .updateTable("users")
          .set({ disabled: true })
          .where("id", "=", owner.uid)
          .execute(),
      "its owner gone": ({ test, owner }) =>
        test.deps.db.kysely.deleteFrom("users").where("id", "=", owner.uid).execute(),
    } satisfies Record<string, (world: Awaited<ReturnType<typeof shown>>) => Promise<unknown>>;
    const db = await open();
    for (const [what, way] of Object.entries(ways)) {
      const world = await shown(db);
      const { test, path } = world;
      expect([what, (await get(test, path)).status]).toEqual([what, 200]);
      await way(world);
      const answer = await get(test, path);
      expect([what, answer.status]).toEqual([what, 404]);
      for (const other of [UNKNOWN, "/m/short", "/m/%00", `${path}A`])
        expect([what, whole(await get(test, other))]).toEqual([what, whole(answer)]);
    }
  });
});

describeWithDatabase("the answer of a public page", (open) => {
  it("is kept by nobody, found by no search, tells no referrer, and allows no script of its own", async () => {
    const { test, path } = await shown(await open());
    for (const [address, status] of [
      [path, 200],
      [UNKNOWN, 404],
    ] as const) {
      const { headers, text, ...reply } = await get(test, address);
      expect(reply.status).toBe(status);
      expect(Object.fromEntries(headers)).toMatchObject({
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex, nofollow",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "content-type": "text/html; charset=utf-8",
      });
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain(`style-src 'self' '${pageStyleHash}'`);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("unsafe");
      expect(text).toContain('<meta name="robots" content="noindex, nofollow">');
      expect(text).not.toMatch(/<script|style="|\bon\w+=/);
    }
  });

  it("is given to HEAD without its body", async () => {
    const { test, path } = await shown(await open());
    const reply = await send(test.app, "HEAD", path);
    expect([reply.status, reply.text]).toEqual([200, ""]);
    expect((await send(test.app, "HEAD", UNKNOWN)).status).toBe(404);
  });

  it("tells previews what they ask for, at the configured address, whatever the request says of itself", async () => {
    const { test, path } = await shown(await open(), { title: "Meet new people" });
    const forged = { host: "evil.example", "x-forwarded-host": "evil.example" };
    const { text } = await get(test, path, forged);
    expect(text).toContain(`<meta property="og:url" content="${ORIGIN}${path}">`);
    expect(text).toContain('<meta property="og:title" content="Meet new people">');
    expect(text).toContain('<meta property="og:type" content="article">');
    expect(text).toContain(
      '<meta property="og:description" content="60% of the way, Mar 10, 2026. Ada Moreau">',
    );
    expect(text).not.toContain("evil");
  });

  it("writes days as the visitor's browser does", async () => {
    const { test, path } = await shown(await open());
    const { text, headers } = await get(test, path, { "accept-language": "de-DE" });
    expect(text).toContain(">10 Mar 2026</time>");
    expect(headers.get("vary")).toContain("accept-language");
  });

  it.each([
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</title><script>alert(1)</script>",
    "a\r\nset-cookie: x=1",
    "evil\u202egnp.exe",
    "W".repeat(limits.description),
  ])("shows %j as words", async (title) => {
    const { test, path } = await shown(await open(), { title });
    const { text, headers } = await get(test, path);
    expect(text).not.toMatch(/<script|<img|<svg\/|\u202e|[\r]/);
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text.match(/<h1 dir="auto"/g)).toHaveLength(1);
    expect(headers.has("set-cookie")).toBe(false);
  });

  it("is refused to a network that asks for too many that are not there, and to no other question", async () => {
    const { test, owner, path } = await shown(await open());
    for (let count = 0; count < limits.tokensPerMinute; count += 1)
      expect((await get(test, UNKNOWN)).status).toBe(404);
    expect((await get(test, path)).status).toBe(200);
    expect((await get(test, UNKNOWN)).status).toBe(404);
    const refused = await get(test, path);
    expect(refused.status).toBe(429);
    expect(refused.text).toContain("Too many requests. Please try again later.");
    expect((await owner.send("GET", "/api/goals")).status).toBe(200);
    test.at += 60_000;
    expect((await get(test, path)).status).toBe(200);
  });

  it("says so where the database is away, and the log never tells the address", async () => {
    const { test, owner, goalId, path } = await shown(await open());
    const lines: string[] = [];
    Object.assign(test.deps, {
      log: jsonLog(
        "info",
        (line) => void lines.push(line),
        () => test.at,
      ),
    });
    await get(test, path);
    await get(test, UNKNOWN);
    const { db } = test.deps;
    for (const [error, status] of [
      [new DatabaseUnavailable("away"), 503],
      [new TypeError("select secret"), 500],
    ] as const) {
      const selectFrom = () => {
        throw error;
      };
      Object.assign(test.deps, { db: { ...db, kysely: { selectFrom } } });
      const reply = await get(test, path);
      expect(reply.status).toBe(status);
      expect(reply.headers.get("cache-control")).toBe("private, no-store");
      expect(reply.text).not.toContain("secret");
    }
    Object.assign(test.deps, { db });
    await askForPage(owner, goalId);
    await takeDown(owner, goalId);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join("")).not.toContain(path.slice("/m/".length));
  });
});
