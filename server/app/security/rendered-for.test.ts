import { expect, it } from "vitest";
import { PERSON_HEADER, type Endpoint } from "#contract/endpoint.ts";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import { errors } from "#contract/errors.ts";
import { needsSession } from "#domain/policy.ts";
import { newId } from "#server/platform/random.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import type { Reply } from "../fixtures/test-app.fixture.ts";
import { kindsOfEndpoint } from "../fixtures/endpoint-kinds.fixture.ts";
import { rows, type Sample, type World } from "../fixtures/endpoint-rows.fixture.ts";
import {
  call,
  changesNothing,
  expectRefusal,
  presentedBy,
  worldOf,
} from "../fixtures/hostile.fixture.ts";

// Two people share a browser: a page of one with the session of the other.

/** From the page of `uid`, with the session of the asker. */
type Ask = (world: World, endpoint: Endpoint, sample: Sample, uid: string) => Promise<Reply>;

const byHeader: Ask = (world, endpoint, sample, uid) =>
  call(world, endpoint, sample, { headers: { [PERSON_HEADER]: uid } });
const byAddress: Ask = (world, endpoint, sample, uid) =>
  call(world, endpoint, { ...sample, query: { ...sample.query, person: uid } });

/** Requests without our headers carry it in the address. */
function waysOf({ query }: Endpoint): readonly Ask[] {
  return query.safeParse({ person: newId() }).success ? [byHeader, byAddress] : [byHeader];
}

/** About to expire: any use shows in the row. */
async function almostIdle({ test: { deps, at } }: World): Promise<void> {
  await deps.db.kysely
    .updateTable("sessions")
    .set({ idle_ends_at: at + 1, last_used_at: 0 })
    .execute();
}

const closed = kindsOfEndpoint.filter((name) => needsSession(endpoints[name].right));
const toVisitors = kindsOfEndpoint.filter((name) => !closed.includes(name));

describeWithDatabase("a page that was rendered for somebody else", (open) => {
  const world = worldOf(open);
  const another = () => world().people.otherCoach.uid;

  it.each(closed)(
    "%s is refused like one whose session is over, and nothing is changed",
    async (name) => {
      const endpoint: Endpoint = endpoints[name];
      const samples = await rows[name].right(world());
      await almostIdle(world());
      await changesNothing(world(), async () => {
        for (const ask of waysOf(endpoint))
          for (const sample of samples) {
            const reply = await ask(world(), endpoint, sample, another());
            expectRefusal(endpoint, reply, 401, name);
            expect(reply.text).toContain(endedText(name));
          }
      });
    },
  );

  it("an access token opens nothing to a page of somebody else", async () => {
    const { authorization = "" } = presentedBy(world(), "logToken");
    const ask = (uid: string) =>
      call(
        world(),
        endpoints.listGoals,
        {},
        { session: "", headers: { authorization, [PERSON_HEADER]: uid } },
      );
    expect((await ask(world().people.owner.uid)).status).toBe(200);
    expect((await ask(another())).status).toBe(401);
  });

  it.each(toVisitors)("%s is answered as to a visitor", async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const session = world().people.owner.cookie;
    for (const sample of await rows[name].right(world())) {
      const reply = await byHeader(world(), endpoint, { ...sample, session }, another());
      expect(reply.status, reply.text).toBe(200);
      if (endpoint.method !== "GET") continue;
      await almostIdle(world());
      await changesNothing(
        world(),
        async () => void (await byHeader(world(), endpoint, { ...sample, session }, another())),
      );
      const visited = await call(world(), endpoint, sample, { session: "" });
      expect(reply.text).toBe(visited.text);
    }
  });
});

describeWithDatabase("a page that was rendered for the person whose session it is", (open) => {
  const world = worldOf(open);
  // An open stream needs a socket: `streams.test.ts`.
  const asked = closed.filter((name) => name !== "liveStream");

  it.each(asked)("%s is answered", async (name) => {
    const endpoint: Endpoint = endpoints[name];
    for (const ask of waysOf(endpoint))
      for (const sample of await rows[name].right(world())) {
        const { cookie: owners } = world().people.owner;
        const { body } = await call(world(), endpoints.readSession, {
          session: sample.session ?? owners,
        });
        const reply = await ask(world(), endpoint, sample, body.user.uid);
        expect(reply.status, reply.text).toBe(200);
      }
  });
});

/** product 2.6 */
function endedText(name: EndpointName): string {
  return errors[name === "createGoal" ? "session.goal-not-saved" : "session.missing"].text();
}
