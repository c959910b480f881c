import { z } from "zod/mini";
import * as limits from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, text } from "./fields.ts";
import { circle, meantFor, weeklyCheckIn } from "./weekly-check-ins.ts";

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

/** A weekly check-in with its goal, as it is listed among those of all goals. */
const listedWeekly = z.strictObject({
  checkIn: weeklyCheckIn,
  category: text(limits.category),
  goal: z.strictObject({ id, description: text(limits.description) }),
});
export type ListedWeekly = z.output<typeof listedWeekly>;

export const listCheckIns = endpoint({
  method: "GET",
  path: "/api/check-ins",
  right: "check-in.list",
  summary:
    "The person's newest 20 notes and newest 20 weekly check-ins, newest first, and the promises that were answered since Monday",
  output: z.strictObject({
    checkIns: z.array(checkIn),
    weekly: z.array(listedWeekly),
    promises: z.strictObject({ kept: z.int(), answered: z.int() }),
  }),
});

export const addCheckIn = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/check-ins",
  right: "check-in.add",
  counted: "check-in",
  summary: "Write a check-in on a goal",
  params: z.strictObject({ goalId: id }),
  input: z.strictObject({ message: text(limits.checkIn * 2), circle, coachId: meantFor }),
  output: z.strictObject({ checkIn }),
  keyed: true,
});
