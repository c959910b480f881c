import { expect, it } from "vitest";
import type { Brief } from "#contract/brief.ts";
import { DAY_MS } from "#domain/day.ts";
import { openTestApp, START, type Person } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal, move } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { failingDatabase } from "#server/platform/fixtures/failing-database.fixture.ts";
import { checkedGoal, checkInNow } from "../fixtures/check-in.fixture.ts";
import { stepDown, takeOn } from "../fixtures/ending.fixture.ts";
import { readBriefFor } from "./read-weeks.ts";

// The tests begin on a Tuesday; the goal's first period began on the 2nd.
const [THIS, NEXT, THIRD] = ["2026-03-09", "2026-03-16", "2026-03-23"];
const WEEK = 7 * DAY_MS;

function read(what: "brief" | "week", coach: Person, personId: string, of?: string) {
  const query = of === undefined ? "" : `?of=${of}`;
  return coach.send("GET", `/api/people/${personId}/${what}${query}`);
}

describeWithDatabase("a person's weeks, for their coach", (open) => {
  async function withGoal() {
    const test = await openTestApp(await open());
    const [owner, coach] = await test.persons([{ name: "Daniel" }, {}]);
    const goalId = await checkedGoal(test, owner!, coach!, { dueDate: "2026-12-31" });
    return { test, owner: owner!, coach: coach!, goalId };
  }

  it("show what the ledger, the last promise and the check-in say, and what is beside them", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    await checkInNow(test, owner, goalId, { promise: "walk at 6:40" });
    await move(owner, goalId, { kind: "change", by: 2 });
    test.at += WEEK;
    const said = { health: "at-risk", obstacle: "Rain", help: "A coat", kept: "partly" } as const;
    await checkInNow(test, owner, goalId, said);
    const { body } = await read("week", coach, owner.uid);
    expect(body).toMatchObject({
      ownerName: "Daniel",
      period: { from: NEXT, until: THIRD },
      previous: THIS,
      next: null,
      rows: [
        {
          goal: { id: goalId },
          state: "done",
          change: { by: 2, to: 2 },
          promise: "walk at 6:40",
          checkIn: { ...said, seen: null, rev: 1 },
        },
      ],
    });
    expect(body.rows[0].days[1]).toEqual({ day: "2026-03-10", mark: "logged" });
    const before = (await read("week", coach, owner.uid, "2026-03-10")).body;
    expect(before).toMatchObject({ period: { from: THIS }, previous: null, next: NEXT });
    expect(before.rows).toMatchObject([{ state: "done", checkIn: { promise: "walk at 6:40" } }]);
  });

  it("tell nothing of what is the owner's alone, nor of goals that the reader does not coach", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    await addGoal(owner, { description: "A secret" });
    await checkInNow(test, owner, goalId, { promise: "Do not tell", circle: "private" });
    test.at += WEEK;
    await checkInNow(test, owner, goalId, { kept: "not" });
    for (const what of ["week", "brief"] as const)
      expect((await read(what, coach, owner.uid)).text).not.toMatch(/secret|Do not tell/);
    const { rows } = (await read("week", coach, owner.uid)).body;
    expect(rows).toMatchObject([{ promise: "", checkIn: { health: "on-track", kept: null } }]);
  });

  it("leave out a period that was over when its reader accepted", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    await stepDown(coach, goalId);
    test.at += 14 * DAY_MS;
    await takeOn(owner, coach, goalId);
    const weeks = async () => {
      const { goals }: Brief = (await read("brief", coach, owner.uid)).body;
      return goals[0]?.weeks.map(({ period, state }) => [period.from, state]);
    };
    expect(await weeks()).toEqual([[THIRD, "open"]]);
    expect((await read("week", coach, owner.uid, NEXT)).body.rows).toEqual([]);
    test.at += WEEK;
    expect(await weeks()).toEqual([
      ["2026-03-30", "open"],
      [THIRD, "missed"],
    ]);
  });

  it("are four in a brief, newest first, and each fortnight's once", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    const other = await checkedGoal(test, owner, coach, { dueDate: "2027-12-31" });
    const rhythms = JSON.stringify([{ from: "2026-03-02", weeks: 2 }]);
    const { kysely } = test.deps.db;
    await kysely.updateTable("goals").set({ rhythms }).where("id", "=", other).execute();
    test.at += 5 * WEEK;
    const { goals }: Brief = (await read("brief", coach, owner.uid)).body;
    expect(
      goals.map(({ goal, weeks }) => [goal.id, weeks.map(({ period }) => period.from)]),
    ).toEqual([
      [goalId, ["2026-04-13", "2026-04-06", "2026-03-30", THIRD]],
      [other, ["2026-04-13", "2026-03-30", NEXT]],
    ]);
  });

  it("are asked for as often of many goals as of one", async () => {
    const { test, owner, coach } = await withGoal();
    const counting = failingDatabase(test.deps.db);
    const callsNow = async () => {
      counting.failAt(0);
      await readBriefFor(counting, coach.uid, owner.uid, test.at);
      return counting.calls();
    };
    const calls = await callsNow();
    await checkedGoal(test, owner, coach);
    expect(await callsNow()).toBe(calls);
  });

  it("are nobody's whose goals the reader does not coach, or no more; their documents say so", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    const pages = { brief: "readBrief", week: "readPersonWeek" } as const;
    for (const [page, endpoint] of Object.entries(pages)) {
      const document = await coach.send("GET", `/coaching/${owner.uid}/${page}`);
      expect([document.status, document.text]).toEqual([200, expect.stringContaining(endpoint)]);
    }
    await stepDown(coach, goalId);
    const other = await test.person();
    for (const what of ["brief", "week"] as const) {
      for (const person of [coach, other, owner]) {
        expect((await read(what, person, owner.uid)).status).toBe(404);
        expect((await person.send("GET", `/coaching/${owner.uid}/${what}`)).status).toBe(404);
      }
      expect((await coach.send("GET", `/coaching/nobody/${what}`)).status).toBe(404);
    }
    expect(test.at).toBe(START);
  });
});
