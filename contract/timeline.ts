import { z } from "zod/mini";
import { cadences } from "#domain/check-in-period.ts";
import { comebackKinds } from "#domain/comeback.ts";
import { coachNamed, editFields } from "#domain/goal-change.ts";
import * as limits from "#domain/limits.ts";
import { timelineKinds } from "#domain/timeline.ts";
import { badge } from "./badges.ts";
import { checkIn } from "./check-ins.ts";
import { coachingNote } from "./coaching.ts";
import { endpoint } from "./endpoint.ts";
import { day, id, instant, text } from "./fields.ts";
import { ledgerEntry } from "./goals.ts";
import { weeklyCheckIn } from "./weekly-check-ins.ts";

/** `id` is stable across reads. */
const written = { id: z.string(), at: instant };

const why = z.nullable(text(limits.learned));
const typed = text(limits.smartText);

const goalChange = z.discriminatedUnion("what", [
  z.strictObject({ what: z.literal("created") }),
  z.strictObject({ what: z.literal("coached"), name: z.string() }),
  z.strictObject({
    what: z.literal("badge"),
    name: badge.shape.displayName,
    count: badge.shape.count,
  }),
  z.strictObject({ what: z.literal("step"), text: text(limits.step) }),
  z.strictObject({
    what: z.literal("edited"),
    fields: z.readonly(
      z.array(z.strictObject({ field: z.enum(editFields), before: typed, after: typed })),
    ),
    why,
  }),
  z.strictObject({ what: z.literal("paused"), until: z.nullable(day), why }),
  z.strictObject({
    what: z.literal("resumed"),
    days: z.int(),
    dueDate: z.nullable(day),
    /** Answered later: the pause's day had come, as an entry of its own tells. */
    over: z.optional(z.literal(true)),
  }),
  z.strictObject({ what: z.literal("closed"), why }),
  z.strictObject({
    what: z.literal("check-in-missed"),
    /** Of its period. */
    days: z.int(),
  }),
  z.strictObject({ what: z.literal("came-back"), after: z.enum(comebackKinds) }),
  z.strictObject({ what: z.literal("cadence-changed"), weeks: z.literal(cadences) }),
  z.strictObject({
    what: z.enum([
      "completed",
      "completion-unanswered",
      "completion-request-ended",
      "completion-undone",
      "reopened",
      "deleted",
      "restored",
    ]),
  }),
  z.strictObject({
    what: z.enum(coachNamed),
    name: z.string(),
  }),
]);

const timelineEntry = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("progress"), ...written, entry: ledgerEntry }),
  z.strictObject({ kind: z.literal("note"), ...written, note: coachingNote }),
  z.strictObject({
    kind: z.literal("check-in"),
    ...written,
    message: checkIn.shape.message,
    circle: checkIn.shape.circle,
  }),
  z.strictObject({ kind: z.literal("weekly-check-in"), ...written, checkIn: weeklyCheckIn }),
  z.strictObject({ kind: z.literal("change"), ...written, change: goalChange }),
]);
export type TimelineEntry = z.output<typeof timelineEntry>;

const timelinePage = z.strictObject({
  entries: z.array(timelineEntry),
  next: z.nullable(z.string()),
});
export type TimelinePage = z.output<typeof timelinePage>;

export const readTimeline = endpoint({
  method: "GET",
  path: "/api/goals/:goalId/timeline",
  right: "timeline.read",
  summary:
    "All that was written on a goal, newest first, up to 30 a page: for its coach without badges, without notes that are not theirs and with the check-ins of the circle coach",
  params: z.strictObject({ goalId: id }),
  query: z.strictObject({ kind: z.optional(z.enum(timelineKinds)), after: z.optional(text(200)) }),
  output: timelinePage,
});
