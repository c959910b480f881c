import { expect, it } from "vitest";
import { createAccessToken } from "#contract/access-tokens.ts";
import { deleteAccount, exportAccount } from "#contract/account.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { openTestApp, send, START, withSession } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal, entriesOf, key, move, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { addSuggestion, change } from "#server/goals/fixtures/plan.fixture.ts";
import { begin } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { hashOf } from "#server/platform/random.ts";
import { anotherSession } from "./fixtures/another-session.fixture.ts";
import {
  bearer,
  by,
  listed,
  made,
  make,
  refusal,
  refusedAsNotValid,
  revoke,
} from "./fixtures/token-calls.fixture.ts";

// Threats T81 and T82.

describeWithDatabase("access tokens", (open) => {
  const opened = async () => {
    const test = await openTestApp(await open());
    return { test, ada: await test.person() };
  };

  it("are shown once, and only their hash is kept", async () => {
    const { test, ada } = await opened();
    const reply = await make(ada, { name: "  Evening script " });
    const { token, accessToken } = reply.body;
    expect(token).toMatch(/^cairn_[\w-]{43}$/);
    expect(reply.headers.get("cache-control")).toBe("no-store");
    const own = {
      id: expect.stringMatching(/^[\w-]{22}$/),
      name: "Evening script",
      scope: "log",
      createdAt: START,
      expiresAt: START + 90 * DAY_MS,
      lastUsedAt: null,
    };
    expect(accessToken).toEqual(own);
    expect(await listed(ada)).toEqual([own]);
    const kept = await test.deps.db.kysely.selectFrom("access_tokens").selectAll().execute();
    expect(kept).toMatchObject([{ token_hash: hashOf(token) }]);
    expect(JSON.stringify(kept)).not.toContain(token.slice("cairn_".length));
  });

  it("read their person's goals and log on them under a key, counted once", async () => {
    const { test, ada } = await opened();
    const goal = await addGoal(ada);
    const { token } = await made(ada);
    const goals = await by(test, token);
    expect([goals.status, goals.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(goals.body.goals.map(({ id }: { id: string }) => id)).toEqual([goal.id]);
    const headers = { ...key(), ...bearer(token) };
    const twice = [1, 2].map(() =>
      send(test.app, "POST", `/api/goals/${goal.id}/progress`, { kind: "step" }, headers),
    );
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await entriesOf(ada, goal.id)).toHaveLength(1);
  });

  it("stand in their person's download without what opens anything", async () => {
    const { ada } = await opened();
    const { token } = await made(ada, { name: "Watch at home" });
    const { text, body } = await ada.send("GET", exportAccount.path);
    expect(body.data.accessTokens).toMatchObject([{ name: "Watch at home", scope: "log" }]);
    expect([text.includes(token), text.includes(hashOf(token))]).toEqual([false, false]);
  });

  it("are listed newest first", async () => {
    const { test, ada } = await opened();
    for (const name of ["First", "Second", "Third"]) {
      await made(ada, { name });
      test.at += 1;
    }
    expect((await listed(ada)).map(({ name }) => name)).toEqual(["Third", "Second", "First"]);
  });

  it("of another person find nothing of these goals", async () => {
    const { test, ada } = await opened();
    const goal = await addGoal(ada);
    const { token } = await made(await test.person());
    expect((await by(test, token)).body.goals).toEqual([]);
    expect((await by(test, token, `/api/goals/${goal.id}`)).status).toBe(404);
  });

  it("read no step of a plan, which may be in a coach's words", async () => {
    const { test, ada } = await opened();
    const grace = await test.person({ name: "Grace Okafor" });
    const { id } = await addGoal(ada);
    await setCoach(test, id, grace);
    const stepId = await addSuggestion(grace, id, "Call Marcus Bell", "2026-03-22");
    await change(ada, id, { kind: "accept", stepId });
    await begin(test, id, "2026-03-09");
    const { token } = await made(ada);
    const paths = ["/api/goals", `/api/goals/${id}`, "/api/dashboard", "/api/due-check-ins"];
    const headers = () => ({ ...key(), ...bearer(token) });
    for (const path of paths) {
      expect([path, (await ada.send("GET", path)).text.includes("Marcus")]).toEqual([path, true]);
      const { status, text } = await by(test, token, path);
      expect([path, status, text.includes('"nextStep":null')]).toEqual([path, 200, true]);
      expect(text).not.toContain("Marcus");
    }
    const moves = [{ kind: "step" }, { kind: "set", value: 3, rev: 1 }];
    const answers = [];
    for (const input of moves) answers.push(await move(ada, id, input, headers()));
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    for (const { body } of answers) expect(body.goal).toMatchObject({ id, nextStep: null });
    expect((await ada.send("GET", `/api/goals/${id}`)).body.goal.nextStep.text).toMatch(/Marcus/);
  });

  it("that read may not log, and none may do what else their person may", async () => {
    const { test, ada } = await opened();
    const goal = await addGoal(ada);
    const [reads, logs] = [await made(ada, { scope: "read" }), await made(ada)];
    const may = { code: "token.not-allowed", message: "This access token doesn't allow that." };
    for (const [token, path, body] of [
      [reads.token, `/api/goals/${goal.id}/progress`, { kind: "step" }],
      [logs.token, createAccessToken.path, { name: "x", scope: "read", days: 1 }],
      [logs.token, "/api/session/bearer", {}],
    ] as const) {
      const reply = await send(test.app, "POST", path, body, { ...key(), ...bearer(token) });
      expect([reply.status, reply.body.error]).toEqual([403, may]);
    }
    expect(await entriesOf(ada, goal.id)).toEqual([]);
  });

  it("end at their hour, when they are revoked, and with what is mistyped, in every read and write", async () => {
    const { test, ada } = await opened();
    const goal = await addGoal(ada);
    const { token } = await made(ada, { days: 1 });
    const all = async (presented: string) => {
      const replies = [
        await by(test, presented),
        await by(test, presented, `/api/goals/${goal.id}`),
        await by(test, presented, "/api/dashboard"),
        await move(ada, goal.id, { kind: "step" }, { ...key(), ...bearer(presented) }),
      ];
      return replies.map(({ status, body }) => body.error?.code ?? status);
    };
    const refused = Array.from({ length: 4 }, () => "token.not-valid");
    test.at = START + DAY_MS - 1;
    expect(await all(token)).toEqual([200, 200, 200, 200]);
    const mistyped = [
      `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`,
      token.slice(0, -1),
      `${token}x`,
      token.replace("cairn_", "Cairn_"),
      "cairn_",
    ];
    for (const presented of mistyped)
      expect([presented, await all(presented)]).toEqual([presented, refused]);
    expect(await all(` ${token}`)).toEqual([200, 200, 200, 200]);
    test.at = START + DAY_MS;
    expect(await all(token)).toEqual(refused);
  });

  it("are revoked at once, once, and by their person alone", async () => {
    const { test, ada } = await opened();
    const [{ id, token }, other] = [await made(ada), await made(ada)];
    const tom = await test.person();
    expect((await revoke(tom, id)).status).toBe(404);
    expect((await by(test, token)).status).toBe(200);
    expect((await revoke(ada, id)).status).toBe(200);
    expect(refusal(await by(test, token))).toEqual(refusedAsNotValid);
    expect((await revoke(ada, id)).status).toBe(404);
    expect((await by(test, other.token)).status).toBe(200);
    expect((await listed(ada)).map(({ id: own }) => own)).toEqual([other.id]);
  });

  it("stay when their person signs out, here or everywhere", async () => {
    const { test, ada } = await opened();
    const phone = await anotherSession(test, ada);
    const { token } = await made(ada);
    await phone.send("POST", "/api/account/sessions/end-others", {});
    await phone.send("POST", "/api/session/end", {});
    expect((await by(test, token)).status).toBe(200);
  });

  it("are worth nothing while their person is disabled, and are gone after it", async () => {
    const { test, ada } = await opened();
    const { token } = await made(ada);
    const others = await made(await test.person());
    const { kysely } = test.deps.db;
    await kysely.updateTable("users").set({ disabled: true }).where("id", "=", ada.uid).execute();
    expect(refusal(await by(test, token))).toEqual(refusedAsNotValid);
    await kysely.updateTable("users").set({ disabled: false }).where("id", "=", ada.uid).execute();
    const admin = await test.person({ admin: true });
    for (const action of ["disable", "enable"])
      await admin.send("POST", "/functions/manageUser", { data: { uid: ada.uid, action } });
    expect(refusal(await by(test, token))).toEqual(refusedAsNotValid);
    expect((await by(test, others.token)).status).toBe(200);
  });

  it("go with their person's account", async () => {
    const { test, ada } = await opened();
    const { token } = await made(ada);
    const gone = await ada.send("POST", deleteAccount.path, { confirmation: "DELETE" });
    expect(gone.status).toBe(200);
    expect(refusal(await by(test, token))).toEqual(refusedAsNotValid);
    expect(await test.deps.db.kysely.selectFrom("access_tokens").selectAll().execute()).toEqual([]);
  });

  it("of an admin are a user's: the admin area is closed to them", async () => {
    const { test } = await opened();
    const admin = await test.person({ admin: true });
    const { token } = await made(admin);
    expect((await by(test, token)).status).toBe(200);
    expect((await by(test, token, "/api/admin/dashboard")).status).toBe(403);
  });

  it("are no sign-in: a screen led by one is a visitor's, and so is the session", async () => {
    const { test, ada } = await opened();
    const { token } = await made(ada);
    const screen = await send(test.app, "GET", "/account", undefined, bearer(token));
    expect([screen.status, screen.headers.get("location")]).toEqual([
      302,
      "/login?returnTo=%2Faccount",
    ]);
    expect((await by(test, token, "/api/session")).status).toBe(403);
  });
});

describeOnPostgres("access tokens in two processes", (open) => {
  async function both() {
    const [test, other] = [await openTestApp(await open()), await openTestApp(await open())];
    return { test, other, ada: await test.person() };
  }

  it("of many that are made at the same moment so many are made as there is room for", async () => {
    const { test, other, ada } = await both();
    const secret = ada.cookie.slice("cairn=".length);
    const there = withSession(other.app, ada.uid, ada.sessionId, secret);
    for (let more = 2; more < limits.accessTokens; more += 1) await made(ada);
    const replies = await Promise.all([ada, there, ada, there, ada, there].map((who) => make(who)));
    const statuses = replies.map(({ status }) => String(status)).toSorted();
    expect(statuses).toEqual(["200", "200", "409", "409", "409", "409"]);
    expect(await listed(ada)).toHaveLength(limits.accessTokens);
    expect(test.logged.filter((event) => event === "request.failed")).toEqual([]);
  });
});
