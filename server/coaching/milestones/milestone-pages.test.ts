import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { ORIGIN, send, START } from "#server/app/fixtures/test-app.fixture.ts";
import { askForPage, makePage, pathOf, takeDown } from "../fixtures/milestone.fixture.ts";
import { addGoal, key, move } from "#server/goals/fixtures/goal.fixture.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { hashOf } from "#server/platform/random.ts";
import { signUnder } from "#server/platform/secret.ts";

async function begun(open: () => Promise<Database>) {
  const [test, owner] = await openWithPeople(await open(), {
    name: "Ada Moreau",
    timeZone: "America/Los_Angeles",
  });
  const { id: goalId } = await addGoal(owner);
  const status = async (path: string) => (await send(test.app, "GET", path)).status;
  const own = async () => (await owner.send("GET", `/api/goals/${goalId}/sharing`)).body.page;
  return { test, owner, goalId, status, own };
}

describeWithDatabase("a goal's public page", (open) => {
  it("is made as the goal stands, read with its sharing, and told to its owner's tabs", async () => {
    const { test, owner, goalId, own } = await begun(open);
    expect(await own()).toBeNull();
    await move(owner, goalId, { kind: "change", by: 2 });
    test.told.length = 0;
    const page = await makePage(owner, goalId, { title: " Meet\nnew  people " });
    expect(page).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      address: expect.stringMatching(`^${ORIGIN}/m/[\\w-]{22}$`),
      title: "Meet new people",
      withName: true,
      percent: 40,
      completed: false,
      day: "2026-03-10",
      changedAt: START,
    });
    expect(await own()).toEqual(page);
    const change = { entity: "milestone", id: goalId, rev: 1 };
    expect(test.told).toEqual([{ change, uids: [owner.uid] }]);
  });

  it("keeps nothing that leads there: the slug is of the server's secret", async () => {
    const { test, owner, goalId } = await begun(open);
    const page = await makePage(owner, goalId);
    const slug = pathOf(page).slice("/m/".length);
    const rows = await test.deps.db.kysely.selectFrom("milestone_pages").selectAll().execute();
    expect(rows).toMatchObject([{ id: page.id, slug_hash: hashOf(slug) }]);
    expect(JSON.stringify(rows)).not.toContain(slug);
    expect(slug).toBe(test.deps.sign("milestone", page.id).slice(0, 22));
  });

  it("is brought up to now under its address, and stands still until then", async () => {
    const { test, owner, goalId, own } = await begun(open);
    const before = await makePage(owner, goalId);
    await move(owner, goalId, { kind: "change", by: 5 });
    expect(await own()).toEqual(before);
    test.at += DAY_MS;
    const after = await makePage(owner, goalId, {
      title: "Met them",
      withName: false,
      pageId: before.id,
    });
    const { id, address } = before;
    expect(after).toMatchObject({ id, address, title: "Met them", withName: false, percent: 100 });
    expect(after).toMatchObject({ completed: false, day: "2026-03-11", changedAt: test.at });
  });

  it("is taken down at once, once, and made anew elsewhere", async () => {
    const { test, owner, goalId, status, own } = await begun(open);
    const first = await makePage(owner, goalId);
    const another = await makePage(owner, (await addGoal(owner)).id);
    expect(await status(pathOf(first))).toBe(200);
    test.told.length = 0;
    expect((await takeDown(owner, goalId)).status).toBe(200);
    expect((await takeDown(owner, goalId)).status).toBe(200);
    expect(test.told).toHaveLength(1);
    expect([await own(), await status(pathOf(first))]).toEqual([null, 404]);
    expect(await status(pathOf(another))).toBe(200);
    const second = await makePage(owner, goalId);
    expect(second.address).not.toBe(first.address);
    expect([await status(pathOf(first)), await status(pathOf(second))]).toEqual([404, 200]);
  });

  it("is not made public again by a press that comes late, or by a tab that knows another one", async () => {
    const { owner, goalId, own } = await begun(open);
    const headers = key();
    const first = (await askForPage(owner, goalId, {}, headers)).body.page;
    expect((await askForPage(owner, goalId, {}, headers)).body.page).toEqual(first);
    await takeDown(owner, goalId);
    const late = [
      await askForPage(owner, goalId, {}, headers),
      await askForPage(owner, goalId, { pageId: first.id }),
    ];
    expect(late.map(({ body }) => body.error.code)).toEqual(["form.overtaken", "form.overtaken"]);
    expect(await own()).toBeNull();
    const second = await makePage(owner, goalId);
    for (const pageId of [null, first.id]) {
      const { body } = await askForPage(owner, goalId, { pageId, title: "Another" });
      expect(body.error.code).toBe("form.overtaken");
    }
    expect(await own()).toEqual(second);
  });

  it("is gone where the server's secret is another, also by its old address, and can be made anew", async () => {
    const { test, owner, goalId, own, status } = await begun(open);
    const first = await makePage(owner, goalId);
    Object.assign(test.deps, { sign: signUnder("another secret") });
    expect([await own(), await status(pathOf(first))]).toEqual([null, 404]);
    const second = await makePage(owner, goalId);
    expect([await status(pathOf(first)), await status(pathOf(second))]).toEqual([404, 200]);
  });
});

describeWithDatabase("a title of a public page", (open) => {
  it.each([
    ["x".repeat(limits.description), 200, undefined],
    ["x".repeat(limits.description + 1), 400, "request.invalid"],
    ["\u202e \u200b", 400, "milestone.title-missing"],
  ])("%j is answered with %d", async (title, status, code) => {
    const { owner, goalId } = await begun(open);
    const reply = await askForPage(owner, goalId, { title });
    expect([reply.status, reply.body.error?.code]).toEqual([status, code]);
  });
});

describeOnPostgres("two windows of one owner", (open) => {
  it("that make a page at the same moment make one, and the other is told", async () => {
    const { owner, goalId, own } = await begun(open);
    const titles = ["One", "Two", "Three"];
    const replies = await Promise.all(titles.map((title) => askForPage(owner, goalId, { title })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const made = replies.find(({ status }) => status === 200)?.body.page;
    expect(await own()).toEqual(made);
  });

  it("of which one takes the page down while the other brings it up to now: it is not there, or taken down after", async () => {
    const { owner, goalId, own, status } = await begun(open);
    const page = await makePage(owner, goalId);
    const reads = Array.from({ length: 8 }, () => status(pathOf(page)));
    const [renewed] = await Promise.all([
      askForPage(owner, goalId, { pageId: page.id }),
      takeDown(owner, goalId),
    ]);
    expect([200, 409]).toContain(renewed.status);
    const others = (await Promise.all(reads)).filter((one) => one !== 200 && one !== 404);
    expect(others).toEqual([]);
    expect([await own(), await status(pathOf(page))]).toEqual([null, 404]);
  });
});
