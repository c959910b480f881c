import { beforeEach, expect, it, vi } from "vitest";
import { adminSignIn } from "#contract/admin.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import {
  ADMIN_PASSWORD,
  openTestApp,
  send,
  type TestApp,
} from "#server/app/fixtures/test-app.fixture.ts";
import { signUnder } from "#server/platform/secret.ts";
import { asked } from "../fixtures/cheap-hashes.fixture.ts";
import { TEXTS } from "../fixtures/admin-sign-in.fixture.ts";
import { deviceCookie, deviceOf as deviceIdOf, knownDevice } from "./known-device.ts";

vi.mock("node:crypto", async (original) => {
  const { cheapHashes } = await import("../fixtures/cheap-hashes.fixture.ts");
  return cheapHashes(await original());
});

type Messages = "exact" | "guarded";

async function openMessages(db: Database, adminLoginMessages: Messages): Promise<TestApp> {
  const { deps } = await openTestApp(db);
  return openTestApp(db, { config: { ...deps.config, adminLoginMessages } });
}

async function tried({ app }: TestApp, email: string, password: string, cookie = "") {
  const headers = cookie === "" ? {} : { cookie };
  const reply = await send(app, "POST", adminSignIn.path, { email, password }, headers);
  const { status, body, text } = reply;
  return { status, code: body.error?.code, told: body.error?.message, length: text.length, reply };
}

/** Undefined if no cookie was set. */
function deviceOf({ reply }: Awaited<ReturnType<typeof tried>>): string | undefined {
  return reply.headers.getSetCookie().find((line) => /^(__Host-)?cairn-device=/.test(line));
}

const wrongs = ["unknown", "ordinary", "wrong"] as const;

async function openPeople(test: TestApp) {
  const [admin, ordinary] = [await test.person({ admin: true }), await test.person()];
  const emails = {
    unknown: "nobody@example.org",
    ordinary: `${ordinary.uid}@example.org`,
    wrong: `${admin.uid}@example.org`,
  };
  return { test, emails };
}

describeWithDatabase("what a stranger is told at the admins' sign-in", (open) => {
  beforeEach(() => {
    asked.hashes = 0;
    asked.costs.clear();
  });

  it("guarded: that it failed, whatever is wrong, the same to the byte", async () => {
    const { test, emails } = await openPeople(await openMessages(await open(), "guarded"));
    const bodies = new Set<string>();
    const headers = new Set<string>();
    for (const wrong of wrongs) {
      const { status, told, reply } = await tried(test, emails[wrong], "not the password");
      expect([wrong, status, told]).toEqual([wrong, 401, TEXTS.failed]);
      bodies.add(reply.text);
      headers.add([...reply.headers.keys()].join());
    }
    expect([bodies.size, headers.size]).toEqual([1, 1]);
    expect((await tried(test, "no address", "x")).told).toBe(TEXTS.invalid);
  });

  it("guarded: a browser in which an admin has signed in is told what is wrong", async () => {
    const { test, emails } = await openPeople(await openMessages(await open(), "guarded"));
    const line = deviceOf(await tried(test, emails.wrong, ADMIN_PASSWORD)) ?? "";
    expect(line.split("; ").slice(1)).toEqual([
      "Path=/",
      "HttpOnly",
      "SameSite=Strict",
      `Max-Age=${limits.adminDeviceDays * 86_400}`,
    ]);
    const [device = ""] = line.split("; ");
    expect((await tried(test, emails.wrong, "not the password", device)).told).toBe(TEXTS.wrong);
    expect((await tried(test, emails.unknown, "not the password", device)).told).toBe(
      TEXTS.unknown,
    );
    // The cookie grants no access, and a changed one is invalid.
    expect(
      (await send(test.app, "GET", "/api/dashboard", undefined, { cookie: device })).status,
    ).toBe(401);
    for (const forged of [
      device.replace("=1", "=2"),
      device.slice(0, -1),
      `${device}A`,
      "cairn-device=x",
    ])
      expect((await tried(test, emails.unknown, "not the password", forged)).told).toBe(
        TEXTS.failed,
      );
    await test.deps.db.kysely.deleteFrom("attempts").execute();
    test.at += limits.adminDeviceDays * DAY_MS - 1;
    expect((await tried(test, emails.unknown, "x", device)).told).toBe(TEXTS.unknown);
    test.at += 1;
    expect((await tried(test, emails.unknown, "x", device)).told).toBe(TEXTS.failed);
  });

  it("exact: a browser is given what it is known by, which says of nobody who they are", async () => {
    const { test, emails } = await openPeople(await openMessages(await open(), "exact"));
    const [one, other] = [
      deviceOf(await tried(test, emails.wrong, ADMIN_PASSWORD)),
      deviceOf(await tried(test, emails.wrong, ADMIN_PASSWORD)),
    ];
    expect(one).toMatch(/^cairn-device=\d+\.[\w-]{22}\.[\w-]{43}\.[\w-]{43};/);
    expect(other).not.toBe(one);
    expect(deviceOf(await tried(test, emails.unknown, "x", one?.split(";")[0]))).toBeUndefined();
  });

  it.each(["exact", "guarded"] as const)(
    "%s: every email costs one hash and one place in the count, and ends in the same 429",
    async (messages) => {
      const { test, emails } = await openPeople(await openMessages(await open(), messages));
      const { kysely } = test.deps.db;
      for (const wrong of wrongs) {
        await kysely.deleteFrom("attempts").execute();
        for (let attempt = 1; attempt <= limits.adminAttempts; attempt += 1) {
          const before = asked.hashes;
          expect((await tried(test, emails[wrong], "not the password")).status).toBe(401);
          expect([wrong, asked.hashes - before]).toEqual([wrong, 1]);
        }
        const before = asked.hashes;
        const { status, told } = await tried(test, emails[wrong], "not the password");
        expect([wrong, status, told]).toEqual([wrong, 429, TEXTS.often]);
        expect(asked.hashes).toBe(before);
        const rows = await kysely.selectFrom("attempts").select("failures").execute();
        expect(new Set(rows.map(({ failures }) => failures))).toEqual(
          new Set([limits.adminAttempts]),
        );
      }
      expect(asked.costs.size).toBe(1);
    },
  );

  it("the log has the reason that a stranger is not told", async () => {
    const { test, emails } = await openPeople(await openMessages(await open(), "guarded"));
    const outcomes: unknown[] = [];
    test.deps.log.info = (event, facts) =>
      void (event === "admin.sign-in" && outcomes.push(facts?.["outcome"]));
    for (const wrong of wrongs) await tried(test, emails[wrong], "not the password");
    expect(outcomes).toEqual([
      "admin.user-not-found",
      "admin.user-not-found",
      "admin.wrong-password",
    ]);
  });
});

it("the cookie of https is kept to this host, is of one account, and is none of another key", () => {
  const sign = signUnder("one key");
  const id = "A".repeat(22);
  const line = deviceCookie(sign, true, { id, email: "Ada@example.org", at: 1_000 });
  expect(line).toMatch(
    /^__Host-cairn-device=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/,
  );
  const headers = new Headers({ cookie: line.split(";")[0] ?? "" });
  const known = knownDevice(sign, headers, true, 2_000);
  expect(deviceIdOf(sign, known, "ada@Example.org")).toBe(id);
  expect(deviceIdOf(sign, known, "ben@example.org")).toBeNull();
  expect(deviceIdOf(sign, null, "ada@example.org")).toBeNull();
  expect(knownDevice(sign, headers, false, 2_000)).toBeNull();
  expect(knownDevice(signUnder("another"), headers, true, 2_000)).toBeNull();
});
