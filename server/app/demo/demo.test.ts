import { describe, expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { errors } from "#contract/errors.ts";
import { BY_MAIL_PATH } from "#contract/routes.ts";
import * as limits from "#domain/limits.ts";
import { openMail } from "#server/app/mode-parts.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { configOf } from "#server/platform/config/config.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { servedConfig } from "#server/platform/secret-key.ts";
import { seededCast } from "#server/seed/seeded-cast.ts";
import { openTestApp, ORIGIN, send } from "../fixtures/test-app.fixture.ts";
import { isInDemo } from "./demo-rights.ts";
import { resetDemo } from "./reset-demo.ts";

const config = servedConfig(configOf({ CAIRN_MODE: "demo", PUBLIC_URL: ORIGIN }));

describeWithDatabase("demo mode", (open) => {
  const openDemo = async () => openTestApp(await open(), { config });

  it("refuses accounts, tokens, files, public pages and all of admins, whoever asks", async () => {
    const test = await openDemo();
    const admin = await test.person({ admin: true });
    const refused = Object.values(endpoints).filter((endpoint) => !isInDemo(endpoint));
    expect(refused.length).toBeGreaterThan(40);
    for (const { method, path } of refused) {
      test.at += 60_000;
      const body = method === "GET" ? undefined : {};
      const asked = [admin.send(method, path, body), send(test.app, method, path, body)];
      for (const reply of await Promise.all(asked))
        expect(reply.body, path).toEqual({
          error: { code: "demo.refused", message: errors["demo.refused"].text() },
        });
    }
  });

  it("takes what a person does with goals", async () => {
    const { person } = await openDemo();
    const owner = await person();
    const { id } = await addGoal(owner);
    const path = `/api/goals/${id}/progress`;
    const key = { "idempotency-key": "a-key-of-this-test-0001" };
    expect((await owner.send("POST", path, { kind: "step" }, key)).status).toBe(200);
  });

  it("says on each screen that it is a demo, and asks not to be found", async () => {
    const { app, person } = await openDemo();
    const line = "Demo: everything is reset every hour.";
    const dashboard = await (await person()).send("GET", "/");
    expect(dashboard.text).toContain(line);
    expect(dashboard.headers.get("content-security-policy")).toMatch(/style-src 'self' 'sha256-/);
    const login = await send(app, "GET", "/login");
    expect(login.text).toContain(`${line} Choose one of the sample people.`);
    expect(login.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect((await send(app, "GET", "/robots.txt")).text).toBe("User-agent: *\nDisallow: /\n");
    const plain = await send((await openTestApp(await open())).app, "GET", "/login");
    expect([plain.text.includes("Demo"), plain.headers.has("x-robots-tag")]).toEqual([
      false,
      false,
    ]);
  });

  it.each(["/admin", "/admin/login", "/admin/server", "/seed-data"])(
    "%s leads to the dashboard",
    async (path) => {
      const reply = await send((await openDemo()).app, "GET", path);
      expect([reply.status, reply.headers.get("location")]).toEqual([302, "/"]);
    },
  );

  it.each(["/set-up", "/mailbox"])("%s is not there", async (path) => {
    const test = await openDemo();
    (await openMail(config)).mount(test.app, test.deps);
    expect((await send(test.app, "GET", path)).text).not.toContain("<form");
  });

  it(`takes ${limits.demoWritesPerMinute} writes a minute, and reads beyond that`, async () => {
    const test = await openDemo();
    const write = async () => (await send(test.app, "POST", "/api/session/end", {})).status;
    for (let n = 0; n < limits.demoWritesPerMinute; n += 1) expect(await write()).not.toBe(429);
    expect(await write()).toBe(429);
    expect((await send(test.app, "POST", BY_MAIL_PATH, "")).status).toBe(429);
    expect((await send(test.app, "GET", "/login")).status).toBe(200);
    test.at += 60_000;
    expect(await write()).not.toBe(429);
  });

  it("a reset makes the sample people anew, without what was written and who was signed in", async () => {
    const { deps } = await openDemo();
    const ids = async () =>
      (await deps.db.kysely.selectFrom("users").select("id").execute()).length;
    const goals = () => deps.db.kysely.selectFrom("goals").select("description").execute();
    await resetDemo(deps);
    const fresh = [await ids(), (await goals()).length];
    expect((await seededCast(deps.db)).length).toBeGreaterThan(5);
    await deps.db.kysely
      .updateTable("goals")
      .set({ description: "Written by a visitor" })
      .execute();
    await resetDemo(deps);
    expect([await ids(), (await goals()).length]).toEqual(fresh);
    expect((await goals()).map(({ description }) => description)).not.toContain(
      "Written by a visitor",
    );
    expect(await deps.db.kysely.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });
});

describe("the settings of demo mode", () => {
  it("are sample people in memory, without mail and without a sign-in of others", () => {
    expect(config).toMatchObject({
      databaseUrl: "memory://",
      smtp: null,
      linkedin: null,
      organizations: [],
      signInByEmail: { who: "off" },
    });
  });

  it("any address is taken; a loopback one listens on loopback alone", () => {
    const host = (PUBLIC_URL: string) => configOf({ CAIRN_MODE: "demo", PUBLIC_URL }).host;
    expect(host("https://demo.example.org")).toBe("0.0.0.0");
    expect(host("http://localhost:3000")).toBe("127.0.0.1");
  });

  it.each([
    ["DATABASE_URL", "file:data/cairn"],
    ["DATABASE_URL", "postgres://cairn@db/cairn"],
    ["SMTP_URL", "smtp://mail.example.org"],
    ["LINKEDIN_CLIENT_ID", "id"],
    ["OIDC_ISSUER", "https://login.example.org"],
  ])("refuse %s=%s", (name, value) => {
    expect(() => configOf({ CAIRN_MODE: "demo", PUBLIC_URL: ORIGIN, [name]: value })).toThrow(
      `no mail: leave out ${name}.`,
    );
  });
});
