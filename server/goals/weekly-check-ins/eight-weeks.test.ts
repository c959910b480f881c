import { expect, it } from "vitest";
import { addDays, dayOf, type Day } from "#domain/day.ts";
import { openTestApp, type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { asked, lived, openEnded, staying } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, yesOrNo } from "../fixtures/goal.fixture.ts";
import { checkIn, onTrack } from "../fixtures/weekly-check-in.fixture.ts";

const HOUR = 3_600_000;
/** Wednesday in Kiritimati, Tuesday in Honolulu; London and Lord Howe change clocks later. */
const BEGIN = Date.UTC(2026, 2, 10, 12);

interface Scene {
  readonly test: TestApp;
  readonly owner: Person;
  zone: string;
}

async function dueNow({ owner }: Scene): Promise<string[]> {
  const { body } = await owner.send("GET", "/api/due-check-ins");
  return body.due.map(({ goal }: { goal: { id: string } }) => goal.id);
}

/** In the person's zone. */
function toNoon(scene: Scene, day: Day): void {
  const { test, zone } = scene;
  while (dayOf(test.at, zone) < day) test.at += HOUR;
  test.at += 12 * HOUR;
}

async function moved(scene: Scene, timeZone: string): Promise<void> {
  const { status } = await scene.owner.send("PUT", "/api/profile/time-zone", { timeZone });
  expect(status).toBe(200);
  scene.zone = timeZone;
}

/** Only `walk` is checked in on. */
interface Goals {
  readonly walk: string;
  readonly left: string;
  readonly rests: string;
  readonly ends: string;
}

type Script = Readonly<Record<Day, (scene: Scene, goals: Goals) => Promise<unknown>>>;

const script: Script = {
  "2026-03-17": (_, { walk }) => report(_, walk, "2026-03-16"),
  "2026-03-20": ({ owner }, { rests }) => lived(owner, rests, "pause", openEnded),
  "2026-03-25": (_, { walk }) => report(_, walk, "2026-03-23"),
  "2026-03-26": ({ owner }, { ends }) => lived(owner, ends, "close", { learned: "" }),
  "2026-04-01": ({ owner }, { rests }) => lived(owner, rests, "resume", staying),
  "2026-04-05": (_, { walk }) => report(_, walk, "2026-03-30"),
  "2026-04-08": ({ owner }, { ends }) => lived(owner, ends, "reopen"),
  "2026-04-09": (scene) => moved(scene, "Pacific/Kiritimati"),
  "2026-04-14": (_, { walk }) => report(_, walk, "2026-04-13"),
  "2026-04-20": (_, { walk }) => report(_, walk, "2026-04-20"),
  "2026-04-22": ({ owner }, { left }) => lived(owner, left, "delete"),
  "2026-04-24": ({ owner }, { left }) => lived(owner, left, "restore"),
  "2026-04-27": async (scene, { walk }) => {
    await report(scene, walk, "2026-04-27");
    // The Sunday before, in a week that was done.
    await moved(scene, "Pacific/Honolulu");
  },
};

async function report({ owner }: Scene, goalId: string, period: Day) {
  expect((await checkIn(owner, goalId, onTrack(period))).status).toBe(200);
  expect((await checkIn(owner, goalId, onTrack(period))).status).toBe(409);
}

/** The goals due at noon, before and after what happens on the day. */
const diary: readonly (readonly [from: Day, to: Day, due: readonly (keyof Goals)[]])[] = [
  ["2026-03-11", "2026-03-15", []],
  ["2026-03-16", "2026-03-16", ["walk", "left", "rests", "ends"]],
  ["2026-03-17", "2026-03-19", ["left", "rests", "ends"]],
  ["2026-03-20", "2026-03-22", ["left", "ends"]],
  ["2026-03-23", "2026-03-24", ["walk", "left", "ends"]],
  ["2026-03-25", "2026-03-25", ["left", "ends"]],
  ["2026-03-26", "2026-03-29", ["left"]],
  ["2026-03-30", "2026-03-31", ["walk", "left"]],
  ["2026-04-01", "2026-04-04", ["walk", "left", "rests"]],
  ["2026-04-05", "2026-04-05", ["left", "rests"]],
  ["2026-04-06", "2026-04-12", ["walk", "left", "rests"]],
  ["2026-04-13", "2026-04-13", ["walk", "left", "rests", "ends"]],
  ["2026-04-14", "2026-04-19", ["left", "rests", "ends"]],
  ["2026-04-20", "2026-04-21", ["left", "rests", "ends"]],
  ["2026-04-22", "2026-04-26", ["rests", "ends"]],
];

function saidOn(day: Day): readonly (keyof Goals)[] {
  return diary.find(([from, to]) => from <= day && day <= to)?.[2] ?? [];
}

describeWithDatabase("eight weeks of check-ins", (open) => {
  it("are due each day as their owner's diary says, through pauses, ends, ways back and moves", async () => {
    const test = await openTestApp(await open());
    test.at = BEGIN;
    const owner = await test.person({ timeZone: "Europe/London" });
    const scene: Scene = { test, owner, zone: "Europe/London" };
    const names = ["walk", "left", "rests", "ends"] as const;
    const made = await Promise.all(
      names.map(async (description) => {
        return [description, (await addGoal(owner, { description, measurable: yesOrNo })).id];
      }),
    );
    const goals = Object.fromEntries(made) as unknown as Goals;
    const known = new Map(made.map(([name, id]) => [id, name]));
    const told = new Map<Day, string[]>();
    for (let day = "2026-03-11"; day < "2026-04-27"; day = addDays(day, 1)) {
      toNoon(scene, day);
      await script[day]?.(scene, goals);
      told.set(day, (await dueNow(scene)).map((id) => String(known.get(id))).toSorted());
    }
    const diarised = [...told.keys()].map((day) => [day, saidOn(day).toSorted()] as const);
    expect([...told]).toEqual(diarised);

    toNoon(scene, "2026-04-27");
    await script["2026-04-27"]?.(scene, goals);
    expect(dayOf(test.at, scene.zone)).toBe("2026-04-26");
    // The done Monday is a day ahead; its week stays done when it comes.
    for (const day of ["2026-04-27", "2026-05-03"]) {
      toNoon(scene, day);
      expect(await dueNow(scene)).not.toContain(goals.walk);
    }
    toNoon(scene, "2026-05-04");
    expect((await dueNow(scene)).toSorted()).toEqual(names.map((name) => goals[name]).toSorted());
    const kept = await test.deps.db.kysely
      .selectFrom("weekly_check_ins")
      .select("period")
      .where("goal_id", "=", goals.walk)
      .orderBy("period")
      .execute();
    expect(kept.map(({ period }) => period)).toEqual([
      "2026-03-16",
      "2026-03-23",
      "2026-03-30",
      "2026-04-13",
      "2026-04-20",
      "2026-04-27",
    ]);
    expect((await asked(owner, goals.walk, "resume", staying)).status).toBe(409);
  });
});
