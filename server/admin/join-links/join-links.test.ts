import { expect, it } from "vitest";
import { readAudit } from "#contract/admin.ts";
import {
  beginJoin,
  createJoinLink,
  join,
  listJoinLinks,
  readJoinLink,
  withdrawJoinLink,
} from "#contract/join-links.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { openAccountTest, type Browser } from "#server/account/fixtures/account.fixture.ts";
import { softwareAuthenticator } from "#server/account/fixtures/authenticator.fixture.ts";
import { openBy } from "#server/account/fixtures/passkey.fixture.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import {
  describeOnPostgres,
  describeWithDatabase,
} from "#server/platform/fixtures/engines.fixture.ts";

const create = (admin: Person, invitee = "Grace") =>
  admin.send("POST", createJoinLink.path, { invitee });

async function begin(browser: Browser, token: string, authenticator = softwareAuthenticator()) {
  const begun = await browser.send("POST", beginJoin.path, { token, name: " Grace  Hopper " });
  if (begun.status !== 200) return begun;
  const credential = authenticator.register(begun.body.options);
  return { ...begun, body: { token, name: " Grace  Hopper ", credential } };
}

const finish = (browser: Browser, body: object) => browser.send("POST", join.path, body);

async function openWithLink(db: Database) {
  const test = await openAccountTest(db);
  const admin = await test.person({ admin: true, name: "Ada Moreau" });
  const { token, link } = (await create(admin)).body;
  const users = () => test.deps.db.kysely.selectFrom("users").selectAll().execute();
  return { test, admin, token: token as string, linkId: link.id as string, users };
}

const WRONG = [404, "join.link-wrong"];
const outcome = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

describeWithDatabase("an admin's invitation link", (open) => {
  it("says who invites, and a press makes the person, signed in by their passkey alone", async () => {
    const { test, admin, token, users } = await openWithLink(await open());
    const visitor = test.browser();
    const read = await visitor.send("POST", readJoinLink.path, { token });
    expect(read.body).toEqual({ inviter: "Ada Moreau" });
    const authenticator = softwareAuthenticator();
    const { body } = await begin(visitor, token, authenticator);
    expect(await users()).toHaveLength(1);
    const { customToken } = (await finish(visitor, body)).body;
    const opened = await visitor.send("POST", "/api/session", { customToken, timeZone: "UTC" });
    expect(opened.body.user).toMatchObject({
      displayName: "Grace Hopper",
      email: null,
      role: "user",
    });
    const again = await openBy(test.browser(), authenticator);
    expect(again.body.user.uid).toBe(opened.body.user.uid);
    expect((await admin.send("GET", listJoinLinks.path)).body.links).toEqual([]);
    const { entries } = (await admin.send("GET", readAudit.path)).body;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      "join-link.use",
      "join-link.create",
    ]);
    expect(test.told).toContainEqual({
      change: { entity: "account", id: opened.body.user.uid, rev: 1 },
      uids: [admin.uid],
    });
  });

  it("works once", async () => {
    const { test, token, users } = await openWithLink(await open());
    const [one, other] = [test.browser(), test.browser()];
    const [first, second] = [await begin(one, token), await begin(other, token)];
    expect((await finish(one, first.body)).status).toBe(200);
    // Its challenge went with the link.
    expect(outcome(await finish(other, second.body))).toEqual([400, "passkey.expired"]);
    expect(await users()).toHaveLength(2);
    expect(outcome(await begin(other, token))).toEqual(WRONG);
  });

  it("works for 14 days", async () => {
    const { test, token } = await openWithLink(await open());
    test.at += limits.joinLinkDays * DAY_MS - 1;
    expect((await begin(test.browser(), token)).status).toBe(200);
    test.at += 1;
    expect(outcome(await begin(test.browser(), token))).toEqual(WRONG);
  });

  it.each(["withdrawn", "of a disabled admin", "of a former admin"])(
    "that is %s opens nothing, also where it was begun before",
    async (how) => {
      const { test, admin, token, linkId, users } = await openWithLink(await open());
      const visitor = test.browser();
      const { body } = await begin(visitor, token);
      const path = withdrawJoinLink.path.replace(":linkId", linkId);
      const row = test.deps.db.kysely.updateTable("users");
      if (how === "withdrawn") await admin.send("POST", path, {});
      if (how === "of a disabled admin") await row.set({ disabled: true }).execute();
      if (how === "of a former admin") await row.set({ role: "user" }).execute();
      expect([400, 404]).toContain((await finish(visitor, body)).status);
      expect(outcome(await visitor.send("POST", readJoinLink.path, { token }))).toEqual(WRONG);
      expect(await users()).toHaveLength(1);
    },
  );

  it("is bound to the browser that began, and to its own token", async () => {
    const { test, admin, token, users } = await openWithLink(await open());
    const second = (await create(admin, "Tom")).body.token;
    const [one, other] = [test.browser(), test.browser()];
    const { body } = await begin(one, token);
    await begin(other, second);
    expect(outcome(await finish(other, body))).toEqual([400, "passkey.expired"]);
    expect(outcome(await finish(one, { ...body, token: second }))).toEqual(WRONG);
    expect(await users()).toHaveLength(1);
  });

  it("is kept as a hash, named for the list, and one of 50", async () => {
    const { test, admin, token } = await openWithLink(await open());
    const rows = await test.deps.db.kysely.selectFrom("join_links").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const listed = await admin.send("GET", listJoinLinks.path);
    expect(listed.text).not.toContain(token);
    expect(listed.body.links).toMatchObject([{ invitee: "Grace", inviter: "Ada Moreau" }]);
    expect((await create(admin, " ")).body.error.code).toBe("join.invitee-missing");
    expect((await create(admin, "x".repeat(61))).body.error.code).toBe("join.invitee-too-long");
    for (let held = 1; held < limits.joinLinks; held += 1)
      expect((await create(admin)).status).toBe(200);
    expect(outcome(await create(admin))).toEqual([409, "join.too-many"]);
  });
});

describeOnPostgres("a link that two people use at once", (open) => {
  it("makes one of them a person", async () => {
    const { test, admin, users } = await openWithLink(await open());
    for (let round = 1; round <= 10; round += 1) {
      test.at += 60_000;
      const { token } = (await create(admin)).body;
      const browsers = [test.browser(), test.browser()];
      const begun = await Promise.all(browsers.map((browser) => begin(browser, token)));
      const replies = await Promise.all(
        browsers.map((browser, place) => finish(browser, begun[place]?.body ?? {})),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await users()).toHaveLength(1 + round);
    }
  });
});
