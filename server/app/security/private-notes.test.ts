import { expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { routes } from "#contract/routes.ts";
import { addNote, answer } from "#server/coaching/fixtures/note.fixture.ts";
import { stepDown, takeOn } from "#server/coaching/fixtures/ending.fixture.ts";
import { addPrivateNote, change, remove } from "#server/coaching/fixtures/private-note.fixture.ts";
import { describeOnEngines } from "#server/platform/fixtures/engines.fixture.ts";
import { rows, type World } from "../fixtures/endpoint-rows.fixture.ts";
import { call, names, worldOf } from "../fixtures/hostile.fixture.ts";
import { send, type Person } from "../fixtures/test-app.fixture.ts";

// Threats T74: what a coach keeps for themselves is read by that coach alone, by whatever way somebody else asks.

const MARK = "Planted and nobody else's";

/** What is read over HTTP: all but the stream, whose events are looked at by themselves. */
const reads = names.filter((name) => endpoints[name].method === "GET" && name !== "liveStream");

/** A goal on which its coach has kept, changed and removed notes, and said something to its owner beside them. */
async function planted({ test, people, goal }: World) {
  const { coach, owner } = people;
  const goalId = await goal();
  await addPrivateNote(coach, goalId, MARK);
  const second = await addPrivateNote(coach, goalId, `${MARK}, twice`);
  const changed = (await change(coach, goalId, second, `${MARK}, changed`)).body.note;
  await remove(coach, goalId, await addPrivateNote(coach, goalId, `${MARK}, removed`));
  await answer(owner, await addNote(coach, goalId), "Thank you");
  const told = test.told.filter(({ change: { id } }) => id === changed.id);
  return { goalId, privateNoteId: String(changed.id), told };
}

type Ids = Readonly<Record<string, string>>;

/** Every answer and every document that somebody gets, of the goal where they ask about one. */
async function everythingFor(world: World, person: Person, ids: Ids): Promise<string[]> {
  const texts: string[] = [];
  for (const name of reads) {
    const endpoint: Endpoint = endpoints[name];
    for (const sample of await rows[name].right(world)) {
      const params = { ...sample.params };
      for (const param of Object.keys(params)) params[param] = ids[param] ?? params[param] ?? "";
      const reply = await call(world, endpoint, { ...sample, params }, { session: person.cookie });
      texts.push(reply.text);
    }
  }
  for (const { path } of Object.values(routes)) {
    const address = path.replace(":goalId", ids["goalId"] ?? "");
    const { cookie } = person;
    texts.push((await send(world.test.app, "GET", address, undefined, { cookie })).text);
  }
  return texts;
}

function found(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => text.includes(MARK));
}

/** The tables that hold it. */
function tablesWith({ test: { deps } }: World): Promise<string[]> {
  return deps.db.maintenance(async (connection) => {
    const tables = await connection.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    const held: string[] = [];
    for (const { name } of tables) {
      const sql = `select t::text as row from "${name}" t`;
      const all = await connection.query<{ row: string }>(sql);
      if (found(all.map(({ row }) => row)).length > 0) held.push(name);
    }
    return held;
  });
}

describeOnEngines("a coach's note for themselves", (open) => {
  const world = worldOf(open);

  it("is in one table, and is told of to its coach alone", async () => {
    const { privateNoteId, told } = await planted(world());
    expect(await tablesWith(world())).toEqual(["coach_private_notes"]);
    expect(told.map(({ change: { id } }) => id)).toEqual([privateNoteId, privateNoteId]);
    const { coach } = world().people;
    expect(new Set(told.flatMap(({ uids }) => uids))).toEqual(new Set([coach.uid]));
  });

  it("is found by its coach, in the list and in the export", async () => {
    const { told: _, ...ids } = await planted(world());
    expect(found(await everythingFor(world(), world().people.coach, ids))).toHaveLength(2);
  });

  it.each(["owner", "otherCoach", "stranger", "admin", "formerCoach"] as const)(
    "is nowhere for %s, while the goal is coached and afterwards",
    async (who) => {
      const { told: _, ...ids } = await planted(world());
      const { people, test } = world();
      const texts = await everythingFor(world(), people[who], ids);
      expect(texts.length).toBeGreaterThan(reads.length);
      await stepDown(people.coach, ids.goalId);
      // Past the hour in which so many invitations may be opened.
      test.at += 3_600_000;
      await takeOn(people.owner, people.otherCoach, ids.goalId);
      texts.push(...(await everythingFor(world(), people[who], ids)));
      expect(found(texts)).toEqual([]);
      expect(await tablesWith(world())).toEqual(["coach_private_notes"]);
    },
  );
});
