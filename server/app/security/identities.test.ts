import { expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import type { Reply } from "../fixtures/test-app.fixture.ts";
import type { Who } from "../fixtures/askers.fixture.ts";
import { rows, type Sample, type World } from "../fixtures/endpoint-rows.fixture.ts";
import {
  call,
  changesNothing,
  expectRefusal,
  names,
  presentedBy,
  sharedWorldOf,
  worldOf,
} from "../fixtures/hostile.fixture.ts";

// Every endpoint with every asker: the row's status, and exactly the contract's fields.

function expectAnswer(endpoint: Endpoint, reply: Reply, status: number, what: string): void {
  if (status !== 200) return expectRefusal(endpoint, reply, status, what);
  expect(reply.status, `${what}: ${reply.text}`).toBe(200);
  const answered = endpoint.media === "application/json" ? reply.body : reply.text;
  expect(endpoint.output.safeParse(answered).error?.issues ?? [], what).toEqual([]);
}

/** Refused askers first, who change nothing; then the others, each with a new call. */
async function answersOf(world: World, name: EndpointName): Promise<number> {
  const endpoint: Endpoint = endpoints[name];
  const { right, answers } = rows[name];
  const asked = Object.entries(answers) as [Who, number][];
  const ask = async ([who, status]: [Who, number], sample: Sample) => {
    const { cookie: session = "", ...headers } = presentedBy(world, who);
    const reply = await call(world, endpoint, sample, { session, headers });
    expectAnswer(endpoint, reply, status, `${name} by ${who}`);
  };
  const refused = asked.filter(([, status]) => status !== 200);
  const samples = await right(world);
  await changesNothing(world, async () => {
    for (const one of refused) for (const sample of samples) await ask(one, sample);
  });
  // An open stream needs a socket: server/live has its tests.
  const answered = name === "liveStream" ? [] : asked.filter(([, status]) => status === 200);
  for (const one of answered) for (const sample of await right(world)) await ask(one, sample);
  return refused.length + answered.length;
}

/** They end sessions or accounts, or need unchanged people. */
const apart: ReadonlySet<EndpointName> = new Set<EndpointName>([
  "openSession",
  "adminSignIn",
  "adminPasskeySignIn",
  "endSession",
  "endOtherSessions",
  "deleteAccount",
  "manageUser",
  "readBrief",
  "readPersonWeek",
  "verifyEmail",
  "seedData",
  "clearSeeds",
]);

describeWithDatabase("who is answered what, each in a world of its own", (open) => {
  const world = worldOf(open);

  it.each([...apart])("%s", async (name) => {
    expect(await answersOf(world(), name)).toBeGreaterThanOrEqual(2);
  });
});

describeWithDatabase("who is answered what", (open) => {
  const world = sharedWorldOf(open);

  it.each(names.filter((name) => !apart.has(name)))("%s", async (name) => {
    expect(await answersOf(world(), name)).toBeGreaterThanOrEqual(2);
  });

  const coached = names.filter(
    (name) =>
      rows[name].answers.coach === 200 &&
      /coaching|invitation|:goalId|dashboard|goals/.test(endpoints[name].path),
  );

  it.each(coached)("%s shows a coach nothing of the owner but name and goal", async (name) => {
    const { people } = world();
    const session = people.coach.cookie;
    await addGoal(people.owner, { description: "Another goal", specific: "Not for the coach" });
    for (const sample of await rows[name].right(world())) {
      const reply = await call(world(), endpoints[name], sample, { session });
      expect(reply.status, reply.text).toBe(200);
      for (const secret of [people.owner.uid, "@example.org", "Another goal", "Not for the coach"])
        expect(reply.text).not.toContain(secret);
    }
  });

  it("keeps no secret of a session in any answer", async () => {
    const secrets = Object.values(world().people).map(({ cookie }) => cookie.replace("cairn=", ""));
    for (const path of ["/api/session", "/api/dashboard", "/", "/login"]) {
      const { text } = await world().people.owner.send("GET", path);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  });

  it("a read changes nothing", async () => {
    const { people, goal } = world();
    const goalId = await goal();
    await changesNothing(world(), async () => {
      for (const method of ["GET", "HEAD"])
        for (const path of [
          ...names
            .filter((name) => endpoints[name].method === "GET" && name !== "liveStream")
            .map((name) => endpoints[name].path),
          "/",
          "/login",
          "/linkedin?code=x&state=y",
          "/add-goal",
          "/?plan=x",
          "/nowhere",
          "/healthz",
          "/readyz",
          "/api/docs",
          "/api/openapi.json",
          "/api/session/end",
          "/functions/linkedinlogin",
        ]) {
          for (const person of [people.owner, people.admin]) {
            const reply = await person.send(method, path.replace(":goalId", goalId));
            expect(reply.status, `${method} ${path}`).toBeLessThan(500);
          }
        }
    });
  });

  it("answers HEAD as GET, without a body", async () => {
    const { people } = world();
    for (const path of ["/api/session", "/api/dashboard", "/", "/healthz"]) {
      const [get, head] = [
        await people.owner.send("GET", path),
        await people.owner.send("HEAD", path),
      ];
      expect([head.status, head.text]).toEqual([get.status, ""]);
    }
  });
});
