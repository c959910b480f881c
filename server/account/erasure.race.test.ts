import { expect, it } from "vitest";
import { pauseAll } from "#contract/goal-life.ts";
import {
  openTestApp,
  type Person,
  type Reply,
  type TestApp,
} from "#server/app/fixtures/test-app.fixture.ts";
import { takeOn } from "#server/coaching/fixtures/ending.fixture.ts";
import { accept, invite, paramsOf } from "#server/coaching/fixtures/invitation.fixture.ts";
import { write } from "#server/coaching/fixtures/note.fixture.ts";
import { asked, completeDone, keptRow } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { addGoal, key, setCoach, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { eraseUser } from "./erase-user.ts";

const ROUNDS = rounds(300, 8);
const HOUR = 3_600_000;
const NAME = "Cleo Erased";

interface Scene {
  readonly test: TestApp;
  readonly owner: Person;
  readonly coach: Person;
  readonly goalId: string;
}

/** Concurrent writes, and their setup. */
const meets: Readonly<Record<string, (scene: Scene) => Promise<() => Promise<Reply>>>> = {
  "the undo of a completion that had ended their coaching": async (scene) => {
    const { owner, coach, goalId } = scene;
    await takeOn(owner, coach, goalId);
    await completeDone(owner, goalId);
    return () => asked(owner, goalId, "complete/undo");
  },
  "their acceptance": async ({ owner, coach, goalId }) => {
    const link = paramsOf(await invite(owner, goalId));
    return () => accept(coach, link);
  },
  "what they do with all their own goals": async ({ coach }) => {
    await addGoal(coach);
    return () => coach.send("POST", pauseAll.path, { until: null }, key());
  },
  "a note of theirs": async ({ test, coach, goalId }) => {
    await setCoach(test, goalId, coach);
    return () => write(coach, goalId);
  },
};

/** The second starts `turns` of the event loop later. */
async function together(
  first: () => Promise<unknown>,
  second: () => Promise<Reply>,
  turns: number,
): Promise<Reply> {
  const later = async () => {
    for (let turn = 0; turn < turns; turn += 1)
      await new Promise((resolve) => void setImmediate(resolve));
    return second();
  };
  const [, reply] = await Promise.all([first(), later()]);
  return reply;
}

describeOnPostgres("the erasure of a coach at once with", (open) => {
  it.each(Object.entries(meets))(
    `%s leaves the goal free and their name nowhere, ${ROUNDS} times`,
    async (_, meet) => {
      const test = await openTestApp(await open());
      for (let number = 0; number < ROUNDS; number += 1) {
        test.at += HOUR;
        const [owner, coach] = [await test.person(), await test.person({ name: NAME })];
        const { id: goalId } = await addGoal(owner, { measurable: yesOrNo });
        const act = await meet({ test, owner, coach, goalId });
        const erase = () =>
          test.deps.db.transaction((tx) => eraseUser(tx, { uid: coach.uid, rev: 1 }, test.at));
        expect((await together(erase, act, number % 20)).status).not.toBe(500);
        expect(await keptRow(test, goalId)).toMatchObject({
          coach_id: null,
          coach_name: null,
          coach_status: null,
          former_coach_id: null,
        });
        const told = await Promise.all(
          ["", "/notes", "/timeline"].map((path) =>
            owner.send("GET", `/api/goals/${goalId}${path}`),
          ),
        );
        expect(told.map(({ text }) => text).join()).not.toContain(NAME);
      }
    },
    600_000,
  );
});
