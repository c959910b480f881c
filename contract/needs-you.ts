import { z } from "zod/mini";
import { comebackKinds } from "#domain/comeback.ts";
import * as limits from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, nothing, rev, text } from "./fields.ts";
import { measure } from "./goals.ts";
import { change } from "./week.ts";
import { health, kept, weeklyCheckIn } from "./weekly-check-ins.ts";

const oneGoal = z.strictObject({ goalId: id });
const ofCheckIn = {
  checkInId: id,
  rev,
  at: instant,
  health,
  /** Of the week that it looks back on. */
  change,
  /** Of the check-in before; '' for none. */
  keptPromise: text(limits.checkInWords),
  kept,
  obstacle: text(limits.checkInWords),
  promise: text(limits.checkInWords),
};

/** product 26.3 */
const need = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("help"), ...ofCheckIn, text: text(limits.checkInWords) }),
  z.strictObject({ kind: z.enum(["missed-more", "missed-one"]), periods: z.int() }),
  z.strictObject({ kind: z.enum(["off-track", "unseen"]), ...ofCheckIn }),
  z.strictObject({
    kind: z.literal("reply"),
    noteId: id,
    text: text(limits.lastWords),
    at: instant,
    since: instant,
  }),
  z.strictObject({ kind: z.literal("says-done"), askedAt: instant }),
  z.strictObject({ kind: z.literal("due"), days: z.int() }),
  z.strictObject({ kind: z.literal("comeback"), after: z.enum(comebackKinds), at: instant }),
]);

const person = { ownerId: id, ownerName: z.string() };

const waitingPerson = z.strictObject({
  ...person,
  goals: z.readonly(
    z.array(
      z.strictObject({
        goalId: id,
        description: text(limits.description),
        measurable: measure,
        needs: z.readonly(z.array(need)),
      }),
    ),
  ),
});

const needsYou = z.strictObject({
  /** Most urgent first. */
  waiting: z.readonly(z.array(waitingPerson)),
  /** All coached goals. */
  goals: z.int(),
  waits: z.int(),
});
export type NeedsYou = z.output<typeof needsYou>;

export const readNeedsYou = endpoint({
  method: "GET",
  path: "/api/needs-you",
  right: "coaching.read",
  summary:
    "What waits for the person as a coach, by person, gravest first: the first five people, or all",
  query: z.strictObject({ all: z.optional(z.literal("true")) }),
  output: needsYou,
});

export const acknowledgeCheckIn = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/weekly-check-ins/:checkInId/acknowledge",
  right: "check-in.acknowledge",
  counted: { because: "once a check-in, and those are counted" },
  summary:
    "Tell the owner that their check-in was seen, if it is still the revision that was shown; one that was seen stays as it is",
  params: z.strictObject({ goalId: id, checkInId: id }),
  input: z.strictObject({ rev: z.optional(rev) }),
  output: z.strictObject({ checkIn: weeklyCheckIn }),
});

export const acknowledgeCheckIns = endpoint({
  method: "POST",
  path: "/api/check-ins/acknowledge",
  right: "check-in.acknowledge-shown",
  counted: { because: "once a check-in, and those are counted" },
  summary:
    "Tell owners that their check-ins were seen, in the revisions that were shown; other revisions and check-ins that are not for the asker stay as they are",
  input: z.strictObject({
    shown: z
      .array(z.strictObject({ goalId: id, checkInId: id, rev }))
      .check(z.minLength(1), z.maxLength(limits.acknowledgedAtOnce)),
  }),
  /** Ids of those that are seen now, in that revision. */
  output: z.strictObject({ seen: z.array(id) }),
});

export const markRepliesRead = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/replies-read",
  right: "note.mark-replies-read",
  counted: { because: "once a reply, and those are counted" },
  summary:
    "Mark the owner's answers under the coach's own notes on a goal as read, up to an instant",
  params: oneGoal,
  input: z.strictObject({ upTo: instant }),
  output: nothing,
});
