import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { errors } from "#contract/errors.ts";
import { dayOf } from "#domain/day.ts";
import {
  goalActions,
  goalStates,
  refusalIn,
  type GoalAction,
  type GoalState,
} from "#domain/goal-state.ts";
import { type Person, type Reply, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import {
  accept,
  invite,
  paramsOf,
  withdraw,
} from "#server/coaching/fixtures/invitation.fixture.ts";
import { askForPage } from "#server/coaching/fixtures/milestone.fixture.ts";
import { takeBack } from "#server/coaching/fixtures/ending.fixture.ts";
import { addGoal, key, move, setCoach, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { cases } from "#domain/rounds.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { asked, keptRow, lived, openEnded, staying } from "./fixtures/goal-life.fixture.ts";

const actions = [...(Object.keys(goalActions) as (keyof typeof goalActions)[]), "restore"] as const;

/** Who is with the goal as it enters the state. */
const company = ["nobody", "a coach", "an invitation"] as const;
type Company = (typeof company)[number];

interface Scene {
  readonly test: TestApp;
  readonly owner: Person;
  readonly coach: Person;
  readonly stranger: Person;
}

interface Stage extends Scene {
  readonly goalId: string;
  readonly entryId: string;
  readonly link: object;
}

/** Done, so that only its state can refuse an action. */
async function staged(scene: Scene, state: GoalState, with_: Company): Promise<Stage> {
  const { test, owner, coach } = scene;
  test.at += 3_600_000;
  const { id: goalId } = await addGoal(owner, { measurable: yesOrNo });
  const link = paramsOf(await invite(owner, goalId));
  if (with_ === "a coach") await setCoach(test, goalId, coach);
  if (with_ !== "an invitation") await withdraw(owner, goalId);
  const { body } = await move(owner, goalId, { kind: "step" });
  const ways: Readonly<Record<GoalState, () => Promise<unknown>>> = {
    active: async () => {},
    paused: () => lived(owner, goalId, "pause", openEnded),
    completed: () => lived(owner, goalId, "complete"),
    closed: () => lived(owner, goalId, "close"),
    deleted: () => lived(owner, goalId, "delete"),
  };
  await ways[state]();
  return { ...scene, goalId, entryId: body.entryId, link };
}

const tries: Readonly<Record<GoalAction, (stage: Stage) => Promise<Reply>>> = {
  read: ({ owner, goalId }) => owner.send("GET", `/api/goals/${goalId}`),
  progress: ({ owner, goalId }) => move(owner, goalId, { kind: "set", value: true, rev: 1_000 }),
  "undo-progress": ({ owner, goalId, entryId }) =>
    owner.send("POST", `/api/goals/${goalId}/progress/${entryId}/undo`, {}, key()),
  import: async ({ test, owner, goalId }) => {
    const { rev } = await keptRow(test, goalId);
    const csv = `day,value\n${dayOf(test.at, "Europe/London")},no`;
    return owner.send("POST", `/api/goals/${goalId}/import`, { csv, rev }, key());
  },
  complete: ({ owner, goalId }) => asked(owner, goalId, "complete"),
  "coach-confirms": ({ owner, goalId }) =>
    owner.send("PUT", `/api/goals/${goalId}/coach-confirms`, { coachConfirms: true }, key()),
  "undo-complete": ({ owner, goalId }) => asked(owner, goalId, "complete/undo"),
  reopen: ({ owner, goalId }) => asked(owner, goalId, "reopen"),
  edit: ({ owner, goalId }) =>
    asked(owner, goalId, "edit", { change: { category: "Skills" }, shown: {} }),
  "weekly-quota": ({ owner, goalId }) =>
    owner.send("PUT", `/api/goals/${goalId}/weekly-quota`, { weeklyQuota: 3 }, key()),
  cadence: ({ owner, goalId }) =>
    owner.send("PUT", `/api/goals/${goalId}/cadence`, { weeks: 2 }, key()),
  plan: ({ owner, goalId }) =>
    owner.send(
      "POST",
      `/api/goals/${goalId}/plan`,
      { kind: "add-step", text: "Book a room", day: null },
      key(),
    ),
  pause: ({ owner, goalId }) => asked(owner, goalId, "pause", { until: null, why: "Rest" }),
  resume: ({ owner, goalId }) => asked(owner, goalId, "resume", staying),
  close: ({ owner, goalId }) => asked(owner, goalId, "close", { learned: "Less" }),
  delete: ({ owner, goalId }) => asked(owner, goalId, "delete"),
  restore: ({ owner, goalId }) => asked(owner, goalId, "restore"),
  invite: ({ owner, goalId }) => owner.send("POST", `/api/goals/${goalId}/invitation`, {}),
  accept: ({ stranger, link }) => accept(stranger, link as never),
  "take-back": ({ test, owner, goalId }) => takeBack(owner, goalId, test.at),
  "check-in": ({ owner, goalId }) =>
    owner.send(
      "POST",
      `/api/goals/${goalId}/check-ins`,
      { message: "Well", circle: "private" },
      key(),
    ),
  "weekly-check-in": ({ owner, goalId }) =>
    owner.send("POST", `/api/goals/${goalId}/weekly-check-ins`, onTrack("2026-03-09"), key()),
  share: ({ owner, goalId }) => owner.send("POST", "/api/shares", { goalId, by: "copy" }, key()),
  milestone: ({ owner, goalId }) => askForPage(owner, goalId),
};

/** Other refusals, of actions that the state allows. */
function alsoRefused(action: GoalAction, state: GoalState, with_: Company): string | null {
  if (action === "progress") return "progress.stale";
  // A yes-or-no goal.
  if (action === "weekly-quota") return "goal.no-streak";
  // Its first period has not begun.
  if (action === "weekly-check-in" && state === "active") return "check-in.not-due";
  if (action === "resume" && state === "active") return "goal.not-paused";
  if (action === "invite" && with_ === "a coach") return "invitation.not-now";
  if (action === "take-back" && with_ !== "a coach") return "coaching.none";
  if (action === "accept" && with_ !== "an invitation") return "invitation.invalid";
  return null;
}

/** Links of deleted goals and withdrawn invitations are wrong in every state. */
function codeOf(action: GoalAction, state: GoalState, with_: Company): string | null {
  if (action === "accept" && (state === "deleted" || with_ !== "an invitation"))
    return "invitation.invalid";
  return refusalIn(action, state)?.refused ?? alsoRefused(action, state, with_);
}

const kept = [
  "goal_changes",
  "goal_steps",
  "progress_entries",
  "invitations",
  "check_ins",
  "weekly_check_ins",
] as const;

async function all(test: TestApp, goalId: string): Promise<string> {
  const rows = kept.map((table) =>
    test.deps.db.kysely
      .selectFrom(table)
      .selectAll()
      .where("goal_id", "=", goalId)
      .orderBy("id")
      .execute(),
  );
  return JSON.stringify([await keptRow(test, goalId), ...(await Promise.all(rows))]);
}

it("is printed from the domain: in which state what is refused with what", () => {
  const table = Object.fromEntries(
    actions.map((action) => [
      action,
      Object.fromEntries(
        goalStates.map((state) => [state, refusalIn(action, state)?.refused ?? "yes"]),
      ),
    ]),
  );
  expect(table).toMatchSnapshot();
});

describeWithDatabase("a goal", (open) => {
  async function sceneOf(): Promise<Scene> {
    const [test, owner, coach, stranger] = await openWithPeople(await open(), {}, {}, {});
    return { test, owner, coach, stranger };
  }

  const cells = goalStates.flatMap((state) => company.map((with_) => [state, with_] as const));
  const differ = cases(cells, ([state, with_]) => state === "active" || with_ === "a coach");

  it.each(differ)(
    "that is %s, of which %s was there before, takes what the table says",
    async (state, with_) => {
      const here = await sceneOf();
      for (const action of actions) {
        const stage = await staged(here, state, with_);
        const before = await all(here.test, stage.goalId);
        const reply = await tries[action](stage);
        const code = codeOf(action, state, with_);
        expect([action, reply.status, reply.body.error?.code ?? null]).toEqual([
          action,
          code === null ? 200 : errors[code as keyof typeof errors].status,
          code,
        ]);
        const after = await keptRow(here.test, stage.goalId);
        const ended = after.status !== "active" || after.deleted_at !== null;
        expect(ended && after.coach_id !== null).toBe(false);
        const isChanged = (await all(here.test, stage.goalId)) !== before;
        expect([action, isChanged && code !== null]).toEqual([action, false]);
      }
    },
  );
});
