import fc from "fast-check";
import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { isCounted } from "#domain/measure.ts";
import { ledgerSum } from "#domain/ledger-sum.ts";
import { type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { accept, invite, paramsOf } from "#server/coaching/fixtures/invitation.fixture.ts";
import { write } from "#server/coaching/fixtures/note.fixture.ts";
import { addGoal, ledger, move } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { asked, keptRow, type LifeWrite } from "./fixtures/goal-life.fixture.ts";

type Act =
  | { readonly kind: "move"; readonly by: number }
  | { readonly kind: "life"; readonly write: LifeWrite; readonly body: object }
  | { readonly kind: "coach" | "note" }
  | { readonly kind: "wait"; readonly seconds: number };

const life = (asking: LifeWrite, body: object = {}) =>
  fc.constant({ kind: "life" as const, write: asking, body });
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      by: fc.integer({ min: -3, max: 6 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("coach" as const, "note" as const) }) },
  life("edit", { change: { targetValue: "7" }, shown: {}, why: "So" }),
  life("edit", { change: { dueDate: "2027-01-31", description: "Another" }, shown: {}, why: "So" }),
  life("pause", { until: null }),
  life("resume", { moveDueDate: true }),
  life("close", { learned: "Less" }),
  life("complete"),
  life("complete/undo"),
  life("reopen"),
  life("delete"),
  life("restore"),
  fc.record({
    kind: fc.constant("wait" as const),
    seconds: fc.constantFrom(1, 20, 86_400),
  }),
);

interface Played {
  readonly test: TestApp;
  readonly owner: Person;
  readonly coach: Person;
  readonly goalId: string;
}

async function play({ test, owner, coach, goalId }: Played, one: Act): Promise<void> {
  switch (one.kind) {
    case "move":
      return void (await move(owner, goalId, { kind: "change", by: one.by }));
    case "life": {
      // Done, or refused by a rule: a malformed request would test nothing.
      const { status, text } = await asked(owner, goalId, one.write, one.body);
      if (![200, 404, 409].includes(status)) throw new Error(`${one.write}: ${text}`);
      return;
    }
    case "note":
      return void (await write(coach, goalId));
    case "wait":
      test.at += one.seconds * 1000;
      return;
    case "coach": {
      const open = await owner.send("POST", `/api/goals/${goalId}/invitation`, {});
      if (open.status === 200) await accept(coach, paramsOf(await invite(owner, goalId)));
    }
  }
}

/** Invariants after any sequence. */
async function expectSound({ test, owner, coach, goalId }: Played): Promise<void> {
  const row = await keptRow(test, goalId);
  const entries = (await ledger(test, goalId)).map(
    ({ from_value: from, to_value: to, ...entry }) => {
      return { ...entry, from, to };
    },
  );
  expect(ledgerSum(entries)).toBe(row.current_number);
  const ended = row.status !== "active" || row.deleted_at !== null;
  expect(ended && row.coach_id !== null).toBe(false);
  const [mine, theirs] = await Promise.all(
    [owner, coach].map((who) => who.send("GET", `/api/goals/${goalId}`)),
  );
  expect(mine?.status).toBe(row.deleted_at === null ? 200 : 404);
  expect(theirs?.status).toBe(row.coach_id === coach.uid ? 200 : 404);
  const listed = (await owner.send("GET", "/api/goals")).body.goals.length;
  expect(listed).toBe(row.deleted_at === null && row.status !== "closed" ? 1 : 0);
  const open = await test.deps.db.kysely
    .selectFrom("invitations")
    .select("id")
    .where("goal_id", "=", goalId)
    .where("ended", "is", null)
    .where("expires_at", ">", test.at)
    .execute();
  expect(ended && open.length > 0).toBe(false);
}

describeWithDatabase("any goal under any sequence of what its owner and its coach do", (open) => {
  it("keeps its ledger's sum, has no coach and no open invitation once it has ended, and is there for nobody while it is deleted", async () => {
    const [test, coach] = await openWithPeople(await open(), {});
    const run = async (acts: readonly Act[]) => {
      // Past the hour of the rates for notes and invitations.
      test.at += 3_600_000;
      const owner = await test.person();
      const goal = await addGoal(owner);
      expect(isCounted(goal.measurable)).toBe(true);
      const played = { test, owner, coach, goalId: goal.id };
      for (const one of acts) {
        await play(played, one);
        await expectSound(played);
      }
    };
    const settings = { numRuns: rounds(60, 10), endOnFailure: true };
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 18 }), run),
      settings,
    );
  });
});
