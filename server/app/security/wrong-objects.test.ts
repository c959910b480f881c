import { describe, expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import { errors } from "#contract/errors.ts";
import { cases } from "#domain/rounds.fixture.ts";
import { newCircle } from "#server/circles/fixtures/circle.fixture.ts";
import { addNote } from "#server/coaching/fixtures/note.fixture.ts";
import { addPrivateNote } from "#server/coaching/fixtures/private-note.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, move } from "#server/goals/fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack, weekOf } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { invite } from "#server/coaching/fixtures/invitation.fixture.ts";
import { kindsOfEndpoint } from "../fixtures/endpoint-kinds.fixture.ts";
import { rows, type Sample, type World } from "../fixtures/endpoint-rows.fixture.ts";
import {
  call,
  changesNothing,
  expectRefusal,
  names,
  pathOf,
  sharedWorldOf,
  writes,
} from "../fixtures/hostile.fixture.ts";
import { byOwnTest, rightAlways } from "../fixtures/right-states.fixture.ts";
import { wrongStates } from "../fixtures/wrong-states.fixture.ts";

// Threats T12 and T15: the right person with the wrong state, id or combination of ids.

// Past the hourly rate limits.
const HOUR = 3_600_000;

/** An id of each kind that the owner may see, by parameter name. */
async function idsOf({ test, people, goal }: World): Promise<Readonly<Record<string, string>>> {
  const goalId = await goal();
  const { body } = await move(people.owner, goalId, { kind: "step" });
  const { id: noteId } = await addNote(people.coach, goalId);
  const { id: privateNoteId } = await addPrivateNote(people.coach, goalId);
  await begin(test, goalId, "2026-03-02");
  const checkedIn = await checkIn(people.owner, goalId, onTrack(weekOf(test.at)));
  const free = await addGoal(people.owner);
  test.at += HOUR;
  await invite(people.owner, free.id);
  const invitation = await test.deps.db.kysely
    .selectFrom("invitations")
    .select("id")
    .executeTakeFirstOrThrow();
  const token = await test.deps.db.kysely
    .selectFrom("access_tokens")
    .select("id")
    .executeTakeFirstOrThrow();
  return {
    goalId,
    circleId: await newCircle(people.owner),
    tokenId: token.id,
    entryId: body.entryId,
    noteId,
    privateNoteId,
    checkInId: checkedIn.body.checkInId,
    uid: people.owner.uid,
    sessionId: people.owner.sessionId,
    coach: people.coach.uid,
    invitation: invitation.id,
  };
}

const parameters = (name: EndpointName) => endpoints[name].path.match(/:\w+/g)?.join() ?? "";
const withIds = names.filter((name) => parameters(name) !== "");
/** All with several ids, which must match; one for each other parameter. */
const byId = cases(
  withIds,
  (name) =>
    parameters(name).includes(",") ||
    name === withIds.find((other) => parameters(other) === parameters(name)),
);
const idsAndBody = kindsOfEndpoint.filter(
  (name) => withIds.includes(name) && endpoints[name].input !== null,
);
const goalWrites = writes.filter((name) => endpoints[name].path.includes(":goalId"));
const stated = Object.entries(wrongStates).flatMap(([name, states]) =>
  states.map((state) => [name as EndpointName, state.what, state] as const),
);

it("has a wrong state for every write of a goal, or says that there is none", () => {
  const rowed = new Set<string>([...Object.keys(wrongStates), ...rightAlways, ...byOwnTest]);
  expect(goalWrites.filter((name) => !rowed.has(name))).toEqual([]);
});

describeWithDatabase("the wrong thing", (open) => {
  const world = sharedWorldOf(open);
  const sampleOf = async (name: EndpointName): Promise<Sample> =>
    (await rows[name].right(world()))[0] ?? {};
  // Once: calls change nothing, and goals are limited.
  let known: ReturnType<typeof idsOf> | undefined;
  const someIds = () => (known ??= idsOf(world()));

  it.each(stated)("%s: %s", async (name, what, { sample, refused }) => {
    // Past the rate limit's hour.
    world().test.at += HOUR;
    const wrong = await sample(world());
    await changesNothing(world(), async () => {
      const reply = await call(world(), endpoints[name], wrong);
      expectRefusal(endpoints[name], reply, errors[refused].status, what);
      expect(reply.body.error.code).toBe(refused);
    });
  });

  it.each(byId)("%s takes an id of another kind for none", async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const sample = await sampleOf(name);
    const ids = Object.entries(await someIds());
    expect(ids).toHaveLength(11);
    const params = Object.keys(sample.params ?? {}).filter((one) =>
      endpoint.path.includes(`:${one}`),
    );
    await changesNothing(world(), async () => {
      for (const param of params)
        for (const [kind, id] of ids.filter(([other]) => other !== param)) {
          const path = pathOf(endpoint, { ...sample, params: { ...sample.params, [param]: id } });
          const reply = await call(world(), endpoint, sample, { path });
          expectRefusal(endpoint, reply, 404, `${kind} as ${param}`);
        }
    });
  });

  describe.each(idsAndBody)("%s", (name) => {
    it("takes no id in its body beside the one in its address", async () => {
      expect.hasAssertions();
      const endpoint: Endpoint = endpoints[name];
      const sample = await sampleOf(name);
      const other = await someIds();
      const own = { ...other, ...sample.params };
      await changesNothing(world(), async () => {
        for (const ids of [other, own])
          for (const [kind, id] of Object.entries(ids)) {
            const body = { ...(sample.body as object), [kind]: id };
            const reply = await call(world(), endpoint, sample, { body });
            expectRefusal(endpoint, reply, 400, `${kind} in the body`);
          }
      });
    });
  });

  it("a user is managed by a user's id alone", async () => {
    const { people } = world();
    const ids = Object.entries(await someIds());
    await changesNothing(world(), async () => {
      for (const [kind, uid] of ids.filter(([one]) => one !== "uid" && one !== "coach")) {
        const body = { data: { uid, action: "delete" } };
        const reply = await people.admin.send("POST", endpoints.manageUser.path, body);
        expect([kind, reply.status]).toEqual([kind, 404]);
      }
    });
  });
});
