import { expect, it } from "vitest";
import { addGoals } from "#server/app/fixtures/dashboard.fixture.ts";
import { START, type Person } from "#server/app/fixtures/test-app.fixture.ts";
import { DAY_MS } from "#domain/day.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { key, move, openCoached, openWithGoal, setCoach } from "./fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "./fixtures/weekly-check-in.fixture.ts";

/** START is a Tuesday. */
const STEP = { kind: "step" };
const daysInARow = { measurable: { type: "DailyStreak", targetValue: "30", unit: "" } } as const;

/** Each reader's timeline, week, and what waits for the coach. */
async function shownTo({ owner, coach, id }: Coached) {
  const lines = async (person: Person) => {
    const { entries } = (await person.send("GET", `/api/goals/${id}/timeline`)).body;
    return entries.flatMap(({ change }: { change?: { what: string; after: string } }) =>
      change?.what === "came-back" ? [change.after] : [],
    );
  };
  const row = async (person: Person, path: string) =>
    (await person.send("GET", path)).body.rows?.[0]?.cameBack ?? null;
  const { waiting } = (await coach.send("GET", "/api/needs-you")).body;
  return {
    owner: [await lines(owner), await row(owner, "/api/week")],
    coach: [await lines(coach), await row(coach, `/api/people/${owner.uid}/week`)],
    waits: waiting[0]?.goals[0].needs.map(({ kind }: { kind: string }) => kind) ?? [],
  };
}

interface Coached {
  readonly owner: Person;
  readonly coach: Person;
  readonly id: string;
}

describeWithDatabase("a return is shown", (open) => {
  const nothing = { owner: [[], []], coach: [[], []], waits: [] };

  it("to owner and coach, and waits for the coach until they wrote a note", async () => {
    const { test, owner, coach, id } = await openCoached(await open(), daysInARow);
    const one = { owner, coach, id };
    await begin(test, id, "2026-03-09");
    await move(owner, id, STEP);
    test.at = START + 2 * DAY_MS;
    expect(await shownTo(one)).toEqual(nothing);
    await move(owner, id, STEP);
    const shown = [["day"], ["day"]];
    expect(await shownTo(one)).toEqual({ owner: shown, coach: shown, waits: ["comeback"] });
    const note = { note: "Well done", type: "encouragement", form: "panel", praise: true };
    expect((await coach.send("POST", `/api/goals/${id}/notes`, note, key())).status).toBe(200);
    expect(await shownTo(one)).toEqual({ owner: shown, coach: shown, waits: [] });
    const mails = await test.deps.db.kysely.selectFrom("email_messages").select("type").execute();
    expect(mails).toEqual([]);
  });

  it("of a check-in for its owner alone says to the coach only that it was done", async () => {
    const { test, owner, coach, id } = await openCoached(await open());
    await test.deps.db.kysely
      .updateTable("goals")
      .set({ coached_at: START - 5 * DAY_MS })
      .execute();
    await begin(test, id, "2026-03-02");
    const said = { circle: "private", obstacle: "Rain" } as const;
    await checkIn(owner, id, onTrack("2026-03-09", said));
    const shown = [["week"], ["week"]];
    expect(await shownTo({ owner, coach, id })).toEqual({
      owner: shown,
      coach: shown,
      waits: ["comeback"],
    });
    const told = await coach.send("GET", "/api/needs-you");
    expect(told.text).not.toContain("Rain");
    expect(told.body.waiting[0].goals[0].needs[0]).toEqual({
      kind: "comeback",
      after: "week",
      at: START,
    });
  });

  it("to a coach who accepted afterwards in no way", async () => {
    const { test, owner, id } = await openWithGoal(await open(), daysInARow);
    await begin(test, id, "2026-03-09");
    await move(owner, id, STEP);
    test.at = START + 2 * DAY_MS;
    await move(owner, id, STEP);
    const coach = await test.person();
    test.at += 1;
    await setCoach(test, id, coach);
    const shown = await shownTo({ owner, coach, id });
    expect([shown.coach, shown.waits]).toEqual([[[], []], []]);
  });
});

describeWithDatabase("what the dashboard begins with", (open) => {
  const returnOf = async (person: Person) =>
    (await person.send("GET", "/api/dashboard")).body.comeback;

  it("is the run that goes on by a day of grace, until its step is logged", async () => {
    const { test, owner, id } = await openWithGoal(await open(), daysInARow);
    for (let day = 0; day < 7; day += 1) {
      test.at = START + day * DAY_MS;
      await move(owner, id, STEP);
    }
    test.at += DAY_MS;
    expect(await returnOf(owner)).toBeNull();
    test.at += DAY_MS;
    const text = "Log one day and your run of 7 goes on";
    expect(await returnOf(owner)).toEqual({ goalId: id, day: "2026-03-18", value: 7, text });
    await move(owner, id, STEP);
    expect(await returnOf(owner)).toBeNull();
  });

  it("is nothing once a second day was missed, with a quota, and for others", async () => {
    const { test, owner, id } = await openWithGoal(await open(), daysInARow);
    await move(owner, id, STEP);
    test.at = START + 2 * DAY_MS;
    const text = "Log one day and a new run begins";
    expect(await returnOf(owner)).toMatchObject({ goalId: id, text });
    expect(await returnOf(await test.person())).toBeNull();
    test.at += DAY_MS;
    expect(await returnOf(owner)).toBeNull();
    test.at -= DAY_MS;
    await owner.send("PUT", `/api/goals/${id}/weekly-quota`, { weeklyQuota: 3 }, key());
    expect(await returnOf(owner)).toBeNull();
  });

  it("is an open check-in after a missed one, unless a move excuses that", async () => {
    const { test, owner, id } = await openWithGoal(await open());
    await begin(test, id, "2026-03-02");
    const text = "Check in by Sunday and you won't miss two in a row";
    expect(await returnOf(owner)).toEqual({ goalId: id, day: "2026-03-10", value: null, text });
    const shortDays = JSON.stringify(["2026-03-08"]);
    await test.deps.db.kysely.updateTable("users").set({ short_days: shortDays }).execute();
    expect(await returnOf(owner)).toBeNull();
  });

  it("comes with its goal where the page does not hold all", async () => {
    const { test, owner, id } = await openWithGoal(await open());
    test.at += 14 * DAY_MS;
    await addGoals(test, owner, 13);
    await test.deps.db.kysely.updateTable("goals").set({ rhythms: "[]" }).execute();
    await begin(test, id, "2026-03-16");
    const { goals, today, comeback } = (await owner.send("GET", "/api/dashboard")).body;
    expect(goals.map((goal: { id: string }) => goal.id)).not.toContain(id);
    expect([today.goals[0].id, comeback.goalId]).toEqual([id, id]);
  });
});
