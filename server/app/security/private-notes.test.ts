import { expect, it } from "vitest";
import { addNote, answer } from "#server/coaching/fixtures/note.fixture.ts";
import { stepDown, takeOn } from "#server/coaching/fixtures/ending.fixture.ts";
import { addPrivateNote, change, remove } from "#server/coaching/fixtures/private-note.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import type { World } from "../fixtures/endpoint-rows.fixture.ts";
import { everythingFor, reads } from "../fixtures/everything-read.fixture.ts";
import { worldOf } from "../fixtures/hostile.fixture.ts";

// Threats T74.

const MARK = "Planted and nobody else's";

/** Private notes kept, changed and removed, beside a note to the owner. */
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

function found(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => text.includes(MARK));
}

async function textsFor(...asked: Parameters<typeof everythingFor>): Promise<string[]> {
  return (await everythingFor(...asked)).map(({ text }) => text);
}

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

describeWithDatabase("a coach's note for themselves", (open) => {
  const world = worldOf(open);

  it("is in one table, found by its coach in list and export, and told of to them alone", async () => {
    const { told, ...ids } = await planted(world());
    const { coach } = world().people;
    expect(await tablesWith(world())).toEqual(["coach_private_notes"]);
    expect(told.map(({ change: { id } }) => id)).toEqual([ids.privateNoteId, ids.privateNoteId]);
    expect(new Set(told.flatMap(({ uids }) => uids))).toEqual(new Set([coach.uid]));
    expect(found(await textsFor(world(), coach, ids))).toHaveLength(2);
  });

  it("is nowhere for anybody else, while the goal is coached and afterwards", async () => {
    const { told: _, ...ids } = await planted(world());
    const { people, test } = world();
    const expectNowhere = async () => {
      for (const who of ["owner", "otherCoach", "stranger", "admin", "formerCoach"] as const) {
        const texts = await textsFor(world(), people[who], ids);
        expect(texts.length).toBeGreaterThan(reads.length);
        expect(found(texts), who).toEqual([]);
      }
    };
    await expectNowhere();
    await stepDown(people.coach, ids.goalId);
    // Past the rate limit's hour.
    test.at += 3_600_000;
    await takeOn(people.owner, people.otherCoach, ids.goalId);
    await expectNowhere();
    expect(await tablesWith(world())).toEqual(["coach_private_notes"]);
  });
});
