import { Hono } from "hono";
import { expect, it } from "vitest";
import { z } from "zod/mini";
import { endpoint } from "#contract/endpoint.ts";
import { callableStatuses } from "#contract/callable-statuses.ts";
import { text } from "#contract/fields.ts";
import { refuse, type RefusalCode } from "#domain/refusal.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { DatabaseUnavailable } from "#server/platform/db/failure.ts";
import { handle, type Slice } from "#server/platform/http/door.ts";
import { openTestApp, send } from "./fixtures/test-app.fixture.ts";

const greet = endpoint({
  method: "POST",
  path: "/functions/greet",
  right: "profile.edit",
  counted: { because: "it writes nothing" },
  summary: "A function of this test",
  input: z.strictObject({ data: z.strictObject({ name: text(20) }) }),
  output: z.strictObject({ result: z.strictObject({ greeting: z.string() }) }),
});

const refusals: Record<string, RefusalCode> = {
  denied: "not-allowed",
  missing: "not-found",
  stale: "progress.stale",
  often: "request.rate",
};

const slice: Slice<typeof greet> = {
  endpoint: greet,
  dialect: "callable",
  act: async ({ input }, actor) => {
    const { name } = input.data;
    if (name === "lost") throw new DatabaseUnavailable("lost");
    if (name === "broken") throw new TypeError("broken");
    const refused = refusals[name];
    return refused === undefined
      ? { result: { greeting: `Hello ${name} of ${actor.uid}` } }
      : refuse(refused);
  },
};

describeWithDatabase("the callable protocol", (open) => {
  async function openCallable() {
    const test = await openTestApp(await open());
    const person = await test.person();
    const app = new Hono();
    handle(app, test.deps, slice);
    const { bearerToken } = (await person.send("POST", "/api/session/bearer", {})).body as {
      bearerToken: string;
    };
    const call = (body: unknown, authorization = `Bearer ${bearerToken}`) =>
      // An external client: no cookie, no origin.
      app.request(greet.path, {
        method: "POST",
        headers: { "content-type": "application/json", authorization },
        body: JSON.stringify(body),
      });
    return { person, app, call };
  }

  it("answers data with a result, to a bearer token and to the session's cookie", async () => {
    const { person, app, call } = await openCallable();
    const data = { name: "Ada" };
    const result = { greeting: `Hello Ada of ${person.uid}` };
    const response = await call({ data });
    expect([response.status, await response.json()]).toEqual([200, { result }]);
    const reply = await send(app, "POST", greet.path, { data }, { cookie: person.cookie });
    expect(reply.body).toEqual({ result });
  });

  it.each([
    ["no session", { data: { name: "Ada" } }, 401, "UNAUTHENTICATED"],
    ["no data", { name: "Ada" }, 400, "INVALID_ARGUMENT"],
    ["null", { data: null }, 400, "INVALID_ARGUMENT"],
    ["a field too many", { data: { name: "Ada" }, uid: "x" }, 400, "INVALID_ARGUMENT"],
    ["what is not allowed", { data: { name: "denied" } }, 403, "PERMISSION_DENIED"],
    ["what is not there", { data: { name: "missing" } }, 404, "NOT_FOUND"],
    ["what has changed", { data: { name: "stale" } }, 409, "ABORTED"],
    ["too many calls", { data: { name: "often" } }, 429, "RESOURCE_EXHAUSTED"],
    ["a lost database", { data: { name: "lost" } }, 503, "UNAVAILABLE"],
    ["an error of ours", { data: { name: "broken" } }, 500, "INTERNAL"],
  ])("answers %s with the status of the protocol", async (name, body, status, word) => {
    const { call } = await openCallable();
    const response = await call(body, name === "no session" ? "" : undefined);
    expect(response.status).toBe(status);
    expect(callableStatuses[status]).toBe(word);
    expect(await response.json()).toEqual({ error: { status: word, message: expect.any(String) } });
  });
});
