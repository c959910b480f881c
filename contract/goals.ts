import { z } from "zod/mini";
import { cadences } from "#domain/check-in-period.ts";
import type { Goal, GoalCard } from "#domain/goal.ts";
import type { GoalDraft } from "#domain/goal-draft.ts";
import {
  recordOf,
  goalFieldNames,
  goalFields,
  goalTexts,
  longTexts,
  type GoalText,
} from "#domain/goal-fields.ts";
import * as limits from "#domain/limits.ts";
import { countedTypes, type CountedMeasure, type Measure } from "#domain/measure.ts";
import type { ProgressChange } from "#domain/progress.ts";
import { achievements, badge } from "./badges.ts";
import { dashboardSummary } from "./dashboard.ts";
import { endpoint } from "./endpoint.ts";
import { day, finite, id, instant, nothing, rev, text, unit } from "./fields.ts";

const amountOf = (type: CountedMeasure["type"]) =>
  z.strictObject({ type: z.literal(type), targetValue: finite, currentValue: finite, unit });

type CountedSchema = ReturnType<typeof amountOf>;

/** product 4.1 */
export const measure = z.discriminatedUnion("type", [
  ...(countedTypes.map(amountOf) as [CountedSchema, ...CountedSchema[]]),
  z.strictObject({
    type: z.literal("Boolean"),
    targetValue: z.null(),
    currentValue: z.boolean(),
    unit,
  }),
  z.strictObject({
    type: z.literal("Date"),
    targetValue: day,
    currentValue: z.nullable(day),
    unit,
  }),
]) satisfies z.ZodMiniType<Measure>;

const pause = z.strictObject({
  from: day,
  until: z.nullable(day),
  answered: z.boolean(),
  movedDays: z.optional(z.int()),
  elapsed: z.optional(z.literal(true)),
});

const rhythm = z.strictObject({ from: day, weeks: z.literal(cadences) });

const textOf = (field: GoalText) => text(goalFields[field].limit);

const cardFields = {
  id,
  description: text(limits.description),
  category: text(limits.category),
  measurable: measure,
  dueDate: day,
  createdAt: instant,
  status: z.enum(["active", "completed", "closed"]),
  completed: z.boolean(),
  completedAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  pauses: z.readonly(z.array(pause)),
  lastProgressUpdateAt: z.nullable(instant),
  coachName: z.nullable(z.string()),
  coachStatus: z.nullable(z.enum(["accepted", "declined_by_user"])),
  completionAskedAt: z.nullable(instant),
  nextStep: z.nullable(z.strictObject({ text: text(limits.step), day })),
  rhythms: z.readonly(z.array(rhythm)),
  checkedIn: z.nullable(day),
  rev,
};

export const goalCard = z.strictObject(cardFields) satisfies z.ZodMiniType<GoalCard>;

export const goal = z.strictObject({
  ...cardFields,
  ...recordOf(longTexts, textOf),
  coachUid: z.nullable(id),
  coachedAt: z.nullable(instant),
  coachConfirms: z.boolean(),
  learned: text(limits.learned),
}) satisfies z.ZodMiniType<Goal>;

const measureDraft = z.strictObject({
  type: text(limits.unit),
  targetValue: text(limits.unit),
  unit,
});

/** Only shapes and sizes; the domain rules decide. */
export const goalDraft = z.strictObject({
  // Repeated so that the document lists fields in wizard order.
  ...recordOf(goalFieldNames, () => text(limits.unit)),
  ...recordOf(goalTexts, textOf),
  measurable: measureDraft,
}) satisfies z.ZodMiniType<GoalDraft>;

const earlier = { day: z.optional(day) };
const remark = { note: z.optional(text(limits.entryNote)), ...earlier };

export const measureValue = z.union([finite, z.boolean(), day, z.null()]);

/** Not `day`, so that a bad day gets its own refusal. */
export const sentValue = z.union([finite, z.boolean(), text(10), z.null()]);

export const progressChange = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("step"), ...earlier }),
  z.strictObject({ kind: z.literal("change"), by: finite, ...remark }),
  z.strictObject({
    kind: z.literal("set"),
    value: sentValue,
    rev,
    ...remark,
  }),
]) satisfies z.ZodMiniType<ProgressChange>;

export const ledgerEntry = z.strictObject({
  id,
  from: measureValue,
  to: measureValue,
  day,
  at: instant,
  note: z.nullable(text(limits.entryNote)),
  source: z.enum(["step", "change", "set", "check-in", "back-dated", "import", "undo"]),
  /** Id of the entry it reverses. */
  undoes: z.nullable(id),
});

/** `entryId` is null if nothing changed. */
const moved = z.strictObject({ goal: goalCard, entryId: z.nullable(id), badges: z.array(badge) });

const oneGoal = z.strictObject({ goalId: id });

/** Newest first; `next` is a cursor. */
const pageFields = { goals: z.array(goalCard), next: z.nullable(z.string()) };
export const goalPage = z.strictObject(pageFields);
export type GoalPage = z.output<typeof goalPage>;

/** Today and the panels' figures come along when the page does not hold all goals. */
export const dashboard = z.strictObject({
  ...pageFields,
  achievements,
  today: z.nullable(
    z.strictObject({
      goals: z.array(goalCard),
      total: z.int(),
      /** Goals with a check-in due. */
      checkIns: z.int(),
    }),
  ),
  summary: z.nullable(dashboardSummary),
  /** What Today begins with; null for nothing. */
  comeback: z.nullable(
    z.strictObject({
      goalId: id,
      /** True on this day of the owner only. */
      day,
      /** Before the step; null for a check-in. */
      value: z.nullable(finite),
      text: z.string(),
    }),
  ),
});
export type Dashboard = z.output<typeof dashboard>;

export const listGoals = endpoint({
  method: "GET",
  path: "/api/goals",
  right: "goal.list",
  summary: "The person's own goals in card fields, newest first, up to 200 a page",
  query: z.strictObject({ after: z.optional(text(200)) }),
  output: goalPage,
});

export const readGoal = endpoint({
  method: "GET",
  path: "/api/goals/:goalId",
  right: "goal.read",
  summary: "One goal with its long texts, whose it is, and as what the person reads it",
  params: oneGoal,
  output: z.strictObject({
    goal,
    reader: z.enum(["owner", "coach"]),
    ownerName: z.string(),
    /** Coach when it ended, to invite again; null for none. */
    formerCoachName: z.nullable(z.string()),
  }),
});

export const createGoal = endpoint({
  method: "POST",
  path: "/api/goals",
  right: "goal.create",
  counted: "goal",
  summary: "Save a goal from the seven steps",
  input: goalDraft,
  output: z.strictObject({ goal }),
  keyed: true,
});

export const recordProgress = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/progress",
  right: "goal.progress",
  counted: "progress",
  summary:
    "Move a goal: one step, a staged change, or a value set against the revision that the screen showed",
  params: oneGoal,
  input: progressChange,
  output: moved,
  keyed: true,
});

export const undoProgress = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/progress/:entryId/undo",
  right: "goal.progress",
  counted: "progress",
  summary: "Take the newest change back, within seconds, by an entry that reverses it",
  params: z.strictObject({ goalId: id, entryId: id }),
  input: nothing,
  output: moved,
  keyed: true,
});

export const readLedger = endpoint({
  method: "GET",
  path: "/api/goals/:goalId/ledger",
  right: "goal.read",
  summary: "The goal's ledger, oldest first: its newest 1,000 entries",
  params: oneGoal,
  output: z.strictObject({ entries: z.array(ledgerEntry) }),
});

export const completeGoal = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/complete",
  right: "goal.complete",
  counted: "progress",
  summary:
    "Mark a goal complete, from 90 percent on; if its coach is to confirm that, `completionAskedAt` says since when the goal waits",
  params: oneGoal,
  input: nothing,
  output: z.strictObject({ goal: goalCard }),
  keyed: true,
});

export const readDashboard = endpoint({
  method: "GET",
  path: "/api/dashboard",
  right: "dashboard.read",
  summary: "What the dashboard opens with: the first 12 goals, and of more the figures of all",
  output: dashboard,
});
