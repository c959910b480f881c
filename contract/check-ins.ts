import { z } from "zod/mini";
import { limits } from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, text } from "./fields.ts";

const circle = z.enum(["private", "coach"]);

/** A dated reflection on a goal (product 9.1): `circle` says who can read it. */
export const checkIn = z.strictObject({
  id,
  circle,
  message: text(limits.checkIn),
  createdAt: instant,
  category: text(limits.category),
  goal: z.strictObject({ id, description: text(limits.description) }),
});
export type CheckIn = z.output<typeof checkIn>;

export const listCheckIns = endpoint({
  method: "GET",
  path: "/api/check-ins",
  right: "check-in.list",
  summary: "The person's newest 20 check-ins, newest first",
  output: z.strictObject({ checkIns: z.array(checkIn) }),
});

export const addCheckIn = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/check-ins",
  right: "check-in.add",
  summary: "Write a check-in on a goal",
  params: z.strictObject({ goalId: id }),
  input: z.strictObject({ message: text(limits.checkIn * 2), circle }),
  output: z.strictObject({ checkIn }),
  keyed: true,
});
