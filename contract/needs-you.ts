import { endpoint } from "./endpoint.ts";
import { z } from "zod/mini";
import { id, instant, nothing } from "./fields.ts";
import { weeklyCheckIn } from "./weekly-check-ins.ts";

const oneGoal = z.strictObject({ goalId: id });

export const acknowledgeCheckIn = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/weekly-check-ins/:checkInId/acknowledge",
  right: "check-in.acknowledge",
  summary: "Tell the owner that their check-in was seen; one that was seen stays as it is",
  params: z.strictObject({ goalId: id, checkInId: id }),
  input: nothing,
  output: z.strictObject({ checkIn: weeklyCheckIn }),
});

export const markRepliesRead = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/replies-read",
  right: "note.mark-replies-read",
  summary:
    "Mark the owner's answers under the coach's own notes on a goal as read, up to an instant",
  params: oneGoal,
  input: z.strictObject({ upTo: instant }),
  output: nothing,
});
