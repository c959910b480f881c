import { expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { DAY_MS, addDays, dayOf } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { timelineKinds } from "#domain/timeline.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import {
  addGoal,
  key,
  move,
  openCoached,
  openWithGoal,
} from "#server/goals/fixtures/goal.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { openTestApp, send, START, type Person } from "#server/app/fixtures/test-app.fixture.ts";
import { accept, invite, paramsOf } from "./fixtures/invitation.fixture.ts";
import { addNote, answer, complete, leaveNote } from "./fixtures/note.fixture.ts";
import { inWords, timelineOf, timelinePageOf } from "./fixtures/timeline.fixture.ts";

async function done(reply: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await reply;
  if (status !== 200) throw new Error(text);
}

async function coaches(coach: Person, owner: Person, goalId: string): Promise<void> {
  await done(accept(coach, paramsOf(await invite(owner, goalId))));
}

function checkIn(owner: Person, goalId: string, message: string, circle: string): Promise<void> {
  return done(owner.send("POST", `/api/goals/${goalId}/check-ins`, { message, circle }, key()));
}

/** Two coaches in turn, the first with a deleted account; a minute between writes. */
async function played(db: Database) {
  const test = await openTestApp(db);
  const people = [{ name: "Ann Owner" }, { name: "Fay Former" }, { name: "Cleo Coach" }];
  const [owner, former, coach] = (await test.persons(people)) as [Person, Person, Person];
  const { id } = await addGoal(owner);
  const steps: (() => Promise<unknown>)[] = [
    () => move(owner, id, { kind: "step" }),
    () => coaches(former, owner, id),
    () => addNote(former, id, { note: "From the first one" }),
    () => done(former.send("POST", "/api/account/delete", { confirmation: "DELETE" })),
    () => checkIn(owner, id, "For me", "private"),
    () => coaches(coach, owner, id),
    () => checkIn(owner, id, "For the coach", "coach"),
    () => addNote(coach, id, { note: "Well begun" }).then((note) => answer(owner, note, "Thanks")),
    () => done(move(owner, id, { kind: "change", by: 2, note: "Two at once" })),
  ];
  for (const step of steps) {
    test.at += 60_000;
    await step();
  }
  return { test, owner, former, coach, id };
}

const sharedHistory = [
  "change 1 to 3",
  "Cleo Coach: Well begun, Thanks",
  "coach: For the coach",
  "coached Cleo Coach",
];

describeWithDatabase("the timeline of a goal", (open) => {
  it("tells its owner all that was written on it, newest first", async () => {
    const { owner, id } = await played(await open());
    const entries = await timelineOf(owner, id);
    expect(entries.map(inWords)).toEqual([
      "badge Milestone Master (50%)",
      ...sharedHistory,
      "private: For me",
      "Former coach: From the first one",
      "coached Former coach",
      "step 0 to 1",
      "created",
    ]);
    const minutes = entries.map(({ at }) => (at - START) / 60_000);
    expect(minutes).toEqual([9, 9, 8, 7, 6, 5, 3, 2, 1, 0]);
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
    expect(await timelineOf(owner, id)).toEqual(entries);
  });

  it("tells the coach neither what is private, nor badges, nor anything of a coach before them", async () => {
    const { coach, id } = await played(await open());
    const words = (await timelineOf(coach, id)).map(inWords);
    expect(words).toEqual([...sharedHistory, "step 0 to 1", "created"]);
    expect((await timelineOf(coach, id, "check-in")).map(inWords)).toEqual([sharedHistory[2]]);
    expect((await timelineOf(coach, id, "note")).map(inWords)).toEqual([sharedHistory[1]]);
    expect((await timelineOf(coach, id, "change")).map(inWords)).toEqual([
      sharedHistory[3],
      "created",
    ]);
  });

  it("keeps who coached when the goal is completed, and is then its owner's alone", async () => {
    const { test, owner, coach, former, id } = await played(await open());
    await done(move(owner, id, { kind: "change", by: 2 }));
    test.at += 60_000;
    await complete(owner, id);
    expect((await timelineOf(owner, id, "change")).map(inWords)).toEqual([
      "completed",
      "badge Milestone Master (50%)",
      "coached Cleo Coach",
      "coached Former coach",
      "created",
    ]);
    const path = `/api/goals/${id}/timeline`;
    const none = await coach.send("GET", `/api/goals/${newId()}/timeline`);
    expect(none.status).toBe(404);
    for (const person of [coach, await test.person()]) {
      const reply = await person.send("GET", path);
      expect([reply.status, reply.text]).toEqual([404, none.text]);
    }
    expect((await former.send("GET", path)).status).toBe(401);
    expect((await send(test.app, "GET", path)).status).toBe(401);
  });

  it("shows a change of an earlier day where it was written, and an undo above what it takes back", async () => {
    const { test, owner, id } = await openWithGoal(await open());
    test.at += 3 * DAY_MS;
    const day = addDays(dayOf(test.at, "Europe/London"), -2);
    await done(move(owner, id, { kind: "step" }));
    await done(move(owner, id, { kind: "change", by: 1, day, note: "On the way home" }));
    const { entryId } = (await move(owner, id, { kind: "change", by: 3 })).body;
    await done(owner.send("POST", `/api/goals/${id}/progress/${entryId}/undo`, {}, key()));
    const entries = await timelineOf(owner, id);
    // All but the creation in the same millisecond.
    expect(entries.map(inWords)).toEqual([
      "badge Milestone Master (50%)",
      "undo 5 to 2",
      "change 2 to 5",
      "back-dated 1 to 2",
      "step 0 to 1",
      "created",
    ]);
    expect(entries[1]).toMatchObject({ entry: { undoes: entryId } });
    expect(entries[3]).toMatchObject({ at: test.at, entry: { day, note: "On the way home" } });
  });

  it("is none of another goal, and a badge that belongs to no goal is in none", async () => {
    const { test, owner, id } = await played(await open());
    await test.deps.db.kysely
      .updateTable("badges")
      .set({ goal_id: null })
      .where("user_id", "=", owner.uid)
      .execute();
    const other = await addGoal(owner);
    expect((await timelineOf(owner, other.id)).map(inWords)).toEqual(["created"]);
    expect((await timelineOf(owner, id, "change")).map(inWords)).not.toContain(
      "badge Milestone Master (50%)",
    );
  });
});

/** Many entries in few milliseconds, so that pages end among equal instants. */
const crowded = `
  insert into progress_entries (id, goal_id, from_value, to_value, day, at, source)
    select rpad('p' || n, 22, '-'), g.id, to_json(n - 1)::jsonb, to_json(n)::jsonb, '2026-03-10', g.created_at + n / 25, 'step'
    from goals g, generate_series(1, 100) n order by n;
  insert into check_ins (id, user_id, goal_id, circle, message, category, created_at)
    select rpad('c' || n, 22, '_'), g.owner_id, g.id, case when n % 3 = 0 then 'coach' else 'private' end, 'm' || n, 'c', g.created_at + n / 25
    from goals g, generate_series(1, 100) n;
  insert into coaching_notes (id, goal_id, coach_id, coach_name, note, type, created_at)
    select rpad('n' || n, 22, '-'), g.id, case when n % 2 = 0 then g.coach_id end, 'n', 'n' || n, 'feedback', g.created_at + n / 25
    from goals g, generate_series(1, 100) n;
  insert into badges (user_id, badge_id, display_name, description, earned_at, icon_class, count, goal_id)
    select g.owner_id, 'b' || n, 'b' || n, 'd', g.created_at + n % 3, 'medal', 1, g.id
    from goals g, generate_series(1, 40) n;
  insert into invitations (id, goal_id, created_at, expires_at, ended, ended_at, used_by)
    select 'i' || n, g.id, g.created_at, g.created_at, 'used', g.created_at + n % 3,
      case when n % 2 = 0 then g.coach_id end
    from goals g, generate_series(1, 40) n;
  insert into goal_changes (id, goal_id, at, what, why)
    select 'g' || n, g.id, g.created_at + n % 3, 'reopened', null from goals g, generate_series(1, 40) n;`;

describeWithDatabase("the pages of a timeline", (open) => {
  async function opened() {
    const { test, owner, coach, id } = await openCoached(await open());
    await test.deps.db.maintenance((connection) => connection.script(crowded));
    return { test, owner, coach, id };
  }

  it.each(["owner", "coach"] as const)(
    "skip and repeat nothing of what the %s reads, also among entries of one millisecond",
    async (who) => {
      const { [who]: person, id } = await opened();
      const entries = await timelineOf(person, id);
      const counts = {
        owner: 1 + 100 + 100 + 100 + 40 + 40 + 40,
        coach: 1 + 100 + 33 + 50 + 20 + 40,
      };
      expect(new Set(entries.map((entry) => entry.id)).size).toBe(counts[who]);
      expect(entries).toHaveLength(counts[who]);
      const times = entries.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      const steps = entries.flatMap((entry) => (entry.kind === "progress" ? [entry.entry.to] : []));
      expect(steps).toEqual(Array.from({ length: 100 }, (_, index) => 100 - index));
      for (const kind of timelineKinds)
        expect(await timelineOf(person, id, kind)).toEqual(
          entries.filter((entry) => entry.kind === kind),
        );
    },
  );

  it("hold 30 entries each, and what is written meanwhile comes before the first", async () => {
    const { test, owner, id } = await opened();
    const whole = await timelineOf(owner, id);
    const first = await timelinePageOf(owner, id);
    expect(first.entries).toEqual(whole.slice(0, limits.timelinePage));
    test.at += 1_000;
    await checkIn(owner, id, "Meanwhile", "coach");
    await done(move(owner, id, { kind: "step" }));
    const second = await timelinePageOf(owner, id, { after: first.next ?? "" });
    expect(second.entries).toEqual(whole.slice(limits.timelinePage, 2 * limits.timelinePage));
    expect((await timelineOf(owner, id)).slice(-whole.length)).toEqual(whole);
  });
});

describeWithDatabase("a timeline that is asked for wrongly", (open) => {
  it.each([
    ["after", `${START}.progress.abc`, "after"],
    ["kind", "badge", "kind"],
    ["size", "1000", undefined],
  ])("by %s=%s is refused, by its name where it has one", async (field, value, named) => {
    const { owner, id } = await openWithGoal(await open());
    const search = new URLSearchParams({ [field]: value }).toString();
    const reply = await owner.send("GET", `/api/goals/${id}/timeline?${search}`);
    const { code, field: refused } = reply.body.error;
    expect([reply.status, code, refused]).toEqual([400, "request.invalid", named]);
  });

  it("by a cursor of another goal tells nothing of that one", async () => {
    const [test, owner, other] = await openWithPeople(await open(), {}, {});
    const [goal, theirs] = [await addGoal(owner), await addGoal(other)];
    const noteId = await leaveNote(test, theirs.id, owner);
    const after = `${test.at + 1}.note.${noteId}`;
    const { entries } = await timelinePageOf(owner, goal.id, { after });
    expect(entries.map(inWords)).toEqual(["created"]);
  });
});
