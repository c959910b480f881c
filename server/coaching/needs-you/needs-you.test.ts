import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { DAY_MS } from "#domain/day.ts";
import { nothingSaid } from "#domain/needs-you.ts";
import { openTestApp, type Person } from "#server/app/fixtures/test-app.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import {
  acknowledge,
  checkedGoal,
  checkInNow,
  markRepliesRead,
} from "../fixtures/check-in.fixture.ts";
import { addNote, answer, leaveNote, write } from "../fixtures/note.fixture.ts";
import { key, move } from "#server/goals/fixtures/goal.fixture.ts";

const WEEK = 7 * DAY_MS;

async function needsYou(coach: Person) {
  const reply = await coach.send("GET", "/api/needs-you");
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body;
}

/** The kinds of needs, by goal. */
async function waiting(coach: Person): Promise<Record<string, string[]>> {
  const { waiting: people } = await needsYou(coach);
  const goals = people.flatMap(
    (person: { goals: { goalId: string; needs: { kind: string }[] }[] }) => person.goals,
  );
  return Object.fromEntries(
    goals.map(({ goalId, needs }: (typeof goals)[number]) => [
      goalId,
      needs.map(({ kind }: { kind: string }) => kind),
    ]),
  );
}

describeWithDatabase("what waits for a coach", (open) => {
  async function withGoal() {
    const test = await openTestApp(await open());
    const [owner, coach] = await test.persons([{ name: "Daniel" }, { name: "Grace" }]);
    const goalId = await checkedGoal(test, owner!, coach!, { dueDate: "2026-12-31" });
    return { test, owner: owner!, coach: coach!, goalId };
  }

  it("is nothing where nobody is coached, and where all was seen", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    expect(await needsYou(owner)).toEqual({ waiting: [], goals: 0, waits: 0 });
    const id = await checkInNow(test, owner, goalId, { help: "An hour" });
    await acknowledge(coach, goalId, id);
    expect(await waiting(coach)).toEqual({});
  });

  it("is told by person, with the words of who asks for help", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    const id = await checkInNow(test, owner, goalId, { help: "The budget was cut" });
    const at = test.at;
    expect((await needsYou(coach)).waiting).toEqual([
      {
        ownerId: owner.uid,
        ownerName: "Daniel",
        goals: [
          {
            goalId,
            description: "Meet five people of my field",
            measurable: expect.objectContaining({ type: "Numeric", currentValue: 0 }),
            needs: [
              {
                kind: "help",
                checkInId: id,
                rev: 1,
                at,
                health: "on-track",
                text: "The budget was cut",
                ...nothingSaid,
              },
            ],
          },
        ],
      },
    ]);
  });

  it("tells what each check-in says, of its own week and promise", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    await move(owner, goalId, { kind: "change", by: 1 });
    const asked = { health: "at-risk", promise: "Call Ada", obstacle: "Rain" } as const;
    await checkInNow(test, owner, goalId, asked);
    test.at += WEEK;
    await move(owner, goalId, { kind: "change", by: 1 });
    const progress = { kind: "change", by: 2 } as const;
    await checkInNow(test, owner, goalId, { kept: "partly", promise: "Write", progress });
    const [{ goals }] = (await needsYou(coach)).waiting;
    expect(goals[0]).toMatchObject({
      measurable: { currentValue: 4 },
      needs: [
        { change: null, keptPromise: "", kept: null, ...asked },
        {
          health: "on-track",
          // Moves of its own period belong to the next check-in.
          change: { by: 3, to: 4 },
          keptPromise: "Call Ada",
          kept: "partly",
          obstacle: "",
          promise: "Write",
        },
      ],
    });
  });

  it("tells neither a promise that was for its owner alone, nor how that turned out", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    await checkInNow(test, owner, goalId, { circle: "private", promise: "Do not tell" });
    test.at += WEEK;
    await checkInNow(test, owner, goalId, { kept: "kept" });
    const { waiting: people } = await needsYou(coach);
    expect(people[0].goals[0].needs).toMatchObject([{ keptPromise: "", kept: null }]);
  });

  it("tells of a check-in that is for its owner alone that it was done, and nothing else", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    const said = { help: "Do not tell", health: "off-track", circle: "private" } as const;
    await checkInNow(test, owner, goalId, said);
    for (const path of ["/api/needs-you", "/api/coaching"])
      expect((await coach.send("GET", path)).text).not.toMatch(/Do not tell|off-track/);
    expect(await needsYou(coach)).toMatchObject({ waiting: [], waits: 0 });
    const { people } = (await coach.send("GET", "/api/coaching")).body;
    expect(people).toMatchObject([{ lastCheckInAt: test.at, trend: [] }]);
  });

  it("grows from one miss to two, is nobody's for three days after a nudge, and ends with a check-in", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    test.at += WEEK;
    expect(await waiting(coach)).toEqual({ [goalId]: ["missed-one"] });
    test.at += WEEK;
    expect(await waiting(coach)).toEqual({ [goalId]: ["missed-more"] });
    const nudge = { nudge: true };
    expect((await write(coach, goalId, nudge)).status).toBe(200);
    expect(await waiting(coach)).toEqual({});
    test.at += 3 * DAY_MS - 1;
    const refused = await write(coach, goalId, nudge);
    expect([refused.status, refused.body.error.code]).toEqual([409, "note.nudged-lately"]);
    expect((await write(coach, goalId)).status).toBe(200);
    test.at += 1;
    expect(await waiting(coach)).toEqual({ [goalId]: ["missed-more"] });
    expect((await write(coach, goalId, nudge)).status).toBe(200);
    expect(await waiting(coach)).toEqual({});
    await checkInNow(test, owner, goalId);
    expect(await waiting(coach)).toEqual({ [goalId]: ["unseen"] });
  });

  it("is nudged on by a note of type encouragement, as long as a check-in is missed", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    const codeOf = async (over: Parameters<typeof write>[2]) => {
      const { status, body } = await write(coach, goalId, { nudge: true, ...over });
      return [status, body.error?.code];
    };
    expect(await codeOf({})).toEqual([409, "note.nothing-missed"]);
    test.at += WEEK;
    expect(await codeOf({ type: "milestone" })).toEqual([400, "request.invalid"]);
    await checkInNow(test, owner, goalId);
    expect(await codeOf({})).toEqual([409, "note.nothing-missed"]);
    test.at += 2 * WEEK;
    const headers = key();
    for (const _ of [1, 2])
      expect((await write(coach, goalId, { nudge: true }, headers)).status).toBe(200);
  });

  it("is an answer until it is answered in its thread or marked as read", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    const note = await addNote(coach, goalId);
    test.at += 1_000;
    await answer(owner, note, `I will ${"x".repeat(200)}`);
    const { waiting: people } = await needsYou(coach);
    expect(people[0].goals[0].needs).toEqual([
      {
        kind: "reply",
        noteId: note.id,
        at: test.at,
        since: test.at,
        text: expect.stringMatching(/^I will x+…$/),
      },
    ]);
    await answer(coach, note, "Good");
    expect(await waiting(coach)).toEqual({});
    const read = test.at + 1_000;
    test.at = read;
    await answer(owner, note, "Thank you");
    await markRepliesRead(coach, goalId, read - 1);
    expect(await waiting(coach)).toEqual({ [goalId]: ["reply"] });
    await markRepliesRead(coach, goalId, read);
    expect(await waiting(coach)).toEqual({});
  });

  it("is the newest answer with its last words, and none under another coach's note", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    const notes = [await addNote(coach, goalId), await addNote(coach, goalId)];
    const former = await leaveNote(test, goalId, await test.person());
    const told = [
      ...notes.map((note, at) => [note, `Thread ${at}`] as const),
      [notes[1], "And more"],
      [{ goalId, id: former }, "To who was here before"],
    ] as const;
    for (const [note, text] of told) {
      test.at += 1_000;
      await answer(owner, note, text);
    }
    const [{ goals }] = (await needsYou(coach)).waiting;
    expect(goals[0].needs).toMatchObject([
      { kind: "reply", noteId: notes[1].id, text: "And more", at: test.at - 1_000 },
    ]);
  });

  it("is a further answer in a thread, where that came after those that were marked as read", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    const note = await addNote(coach, goalId);
    await answer(owner, note, "I will");
    const read = test.at;
    test.at += 1_000;
    await answer(owner, note, "Or shall I?");
    await markRepliesRead(coach, goalId, read);
    expect((await needsYou(coach)).waiting[0].goals[0].needs).toEqual([
      { kind: "reply", noteId: note.id, at: test.at, since: test.at, text: "Or shall I?" },
    ]);
    await markRepliesRead(coach, goalId, test.at);
    expect(await waiting(coach)).toEqual({});
  });

  it("of answers, waits longest where the first that is unread came first, whatever was added", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    const ben = await test.person({ name: "Ben" });
    const bens = await checkedGoal(test, ben, coach, { dueDate: "2026-12-31" });
    const [note, bensNote] = [await addNote(coach, goalId), await addNote(coach, bens)];
    const order = async () =>
      (await needsYou(coach)).waiting.map(({ ownerName }: { ownerName: string }) => ownerName);
    const first = test.at;
    await answer(owner, note, "I will");
    test.at += 1_000;
    await answer(ben, bensNote, "So will I");
    test.at += 1_000;
    await answer(owner, note, "Tomorrow");
    const other = await addNote(coach, goalId);
    test.at += 1_000;
    await answer(owner, other, "Or on Monday");
    expect(await order()).toEqual(["Daniel", "Ben"]);
    expect((await needsYou(coach)).waiting[0].goals[0].needs).toEqual([
      { kind: "reply", noteId: other.id, at: test.at, since: first, text: "Or on Monday" },
    ]);
    await answer(coach, note, "Good");
    expect(await order()).toEqual(["Ben", "Daniel"]);
  });

  it("is told of the first five people; of all when asked, in the same order", async () => {
    const [test, coach] = await openWithPeople(await open(), {});
    const waits = [
      {},
      { health: "off-track" },
      { help: "An hour" },
      { health: "at-risk" },
      { circle: "private" },
      { health: "off-track", help: "Two" },
      {},
      { help: "Three" },
    ] as const;
    for (const words of waits) {
      const owner = await test.person();
      const goalId = await checkedGoal(test, owner, coach);
      await checkInNow(test, owner, goalId);
      test.at += WEEK;
      await checkInNow(test, owner, goalId, words);
      test.at -= WEEK - 1_000;
    }
    test.at += WEEK;
    const first = await needsYou(coach);
    const all = (await coach.send("GET", "/api/needs-you?all=true")).body;
    expect([first.goals, first.waits, all.waits]).toEqual([8, 8, 8]);
    expect(all.waiting).toHaveLength(8);
    expect(first.waiting).toEqual(all.waiting.slice(0, 5));
    const kinds = all.waiting.map(
      ({ goals }: { goals: { needs: { kind: string }[] }[] }) => goals[0]?.needs[0]?.kind,
    );
    const help = ["help", "help", "help"];
    expect(kinds).toEqual([...help, "off-track", "unseen", "unseen", "unseen", "unseen"]);
  });
});
