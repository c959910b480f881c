import { z } from "zod/mini";
import type { MemberWeek } from "#domain/circle.ts";
import { exhaustiveList } from "#domain/exhaustive-list.ts";
import * as limits from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { day, id, instant, nothing, rev, text } from "./fields.ts";
import { OF } from "./week.ts";

export const oneCircle = z.strictObject({ circleId: id });
/** Longer ones are refused by their rule. */
export const drafted = {
  name: text(limits.circleName * 4),
  purpose: text(limits.circlePurpose * 4),
};

const counted = { checkedIn: z.int(), of: z.int() };

const listedCircle = z.strictObject({
  id,
  name: z.string(),
  members: z.int(),
  /** Of the reader's present week. */
  ...counted,
  /** Names of other members who ask for help in it. */
  asking: z.array(z.string()),
  run: z.int(),
});

const memberRow = z.strictObject({
  uid: id,
  name: z.string(),
  isYou: z.boolean(),
  isOrganizer: z.boolean(),
  state: z.enum(
    exhaustiveList<MemberWeek["state"]>()([
      "checked-in",
      "open",
      "missed",
      "away",
      "none",
      "resting",
    ]),
  ),
  keptPromise: z.boolean(),
  /** Goals that are not ended; the id only of the reader's own. */
  goals: z.array(z.strictObject({ id: z.nullable(id), title: z.string() })),
  line: z.string(),
  asksForHelp: z.boolean(),
  /** By the reader. */
  seen: z.boolean(),
  /** Names, of the reader's own row only. */
  seenBy: z.array(z.string()),
});
export type CircleRow = z.output<typeof memberRow>;

const message = z.strictObject({
  id,
  uid: id,
  name: z.string(),
  isYou: z.boolean(),
  text: z.string(),
  createdAt: instant,
});
export type CircleMessage = z.output<typeof message>;

export const circleInvitation = z.strictObject({
  id,
  /** `PUBLIC_URL/circles/join?id&invite`. */
  link: z.string(),
  createdAt: instant,
  expiresAt: instant,
});

const circlePage = z.strictObject({
  id,
  name: z.string(),
  purpose: z.string(),
  rev,
  isOrganizer: z.boolean(),
  /** Its Monday. */
  week: day,
  isPresent: z.boolean(),
  /** Mondays beside it, from the reader's first week on; null for none. */
  previous: z.nullable(day),
  next: z.nullable(day),
  ...counted,
  /** Asks for help first, then by name. */
  rows: z.array(memberRow),
  messages: z.array(message),
  run: z.int(),
  /** Earlier ones that the reader was there for, newest first. */
  weeks: z.array(z.strictObject({ week: day, ...counted })),
  /** Open ones, for the organizer. */
  invitations: z.array(circleInvitation),
});
export type CirclePage = z.output<typeof circlePage>;

export const listCircles = endpoint({
  method: "GET",
  path: "/api/circles",
  right: "circle.list",
  summary: "The person's circles, by name, with how many members checked in this week",
  output: z.strictObject({ circles: z.array(listedCircle) }),
});
export type ListedCircle = z.output<typeof listedCircle>;

export const createCircle = endpoint({
  method: "POST",
  path: "/api/circles",
  right: "circle.create",
  counted: "circle",
  summary: "Create a circle, with goals of the person's by title; its organizer",
  input: z.strictObject({
    ...drafted,
    goalIds: z.array(id).check(z.maxLength(limits.circleGoals)),
  }),
  output: z.strictObject({ circleId: id }),
  keyed: true,
});

export const readCircle = endpoint({
  method: "GET",
  path: "/api/circles/:circleId",
  right: "circle.read",
  summary:
    "A circle's week, this one or that of a day: whether each member checked in and kept the promise, their line and asks for help; never how far their goals are",
  params: oneCircle,
  query: z.strictObject({ [OF]: z.optional(day) }),
  output: circlePage,
});

// Lax: anything malformed here is a link that is not valid, not an invalid request.
const link = { id: text(100), invite: text(100) };

export const previewCircle = endpoint({
  method: "GET",
  path: "/api/circle-invitation",
  right: "circle.preview",
  summary: "What a circle's link leads to: its name and purpose and who invites, nothing else",
  query: z.strictObject(link),
  output: z.strictObject({
    name: z.string(),
    purpose: z.string(),
    inviterName: z.string(),
    /** Null unless the reader is a member already. */
    circleId: z.nullable(id),
  }),
});

export const joinCircle = endpoint({
  method: "POST",
  path: "/api/circle-invitation/join",
  right: "circle.join",
  counted: { because: "it uses up an invitation, and those are counted" },
  summary: "Join the circle of a link, with goals by title; once more by a member changes nothing",
  input: z.strictObject({ ...link, goalIds: z.array(id).check(z.maxLength(limits.circleGoals)) }),
  output: z.strictObject({ circleId: id }),
});

export const bringGoal = endpoint({
  method: "POST",
  path: "/api/circles/:circleId/goals/:goalId",
  right: "circle.take-part",
  counted: "circle",
  summary: "Bring an active goal of one's own, by title",
  params: z.strictObject({ circleId: id, goalId: id }),
  input: nothing,
  output: nothing,
});

export const takeGoalBack = endpoint({
  method: "POST",
  path: "/api/circles/:circleId/goals/:goalId/take-back",
  right: "circle.take-part",
  counted: { because: "it removes what was brought, and that is counted" },
  summary: "Take a goal back: it is gone from all weeks",
  params: z.strictObject({ circleId: id, goalId: id }),
  input: nothing,
  output: nothing,
});

export const writeCircleLine = endpoint({
  method: "PUT",
  path: "/api/circles/:circleId/line",
  right: "circle.take-part",
  counted: "circle",
  summary: "The person's line of their present week, and whether it asks for help; '' for none",
  params: oneCircle,
  input: z.strictObject({ line: text(limits.circleLine * 4), asksForHelp: z.boolean() }),
  output: nothing,
});

export const markCircleSeen = endpoint({
  method: "POST",
  path: "/api/circles/:circleId/seen",
  right: "circle.take-part",
  counted: "circle",
  summary: "Tell a member that their week was seen",
  params: oneCircle,
  input: z.strictObject({ uid: id, week: day }),
  output: nothing,
});

export const writeCircleMessage = endpoint({
  method: "POST",
  path: "/api/circles/:circleId/messages",
  right: "circle.take-part",
  counted: "note",
  summary: "Answer in the thread of the present week, while somebody asks for help in it",
  params: oneCircle,
  input: z.strictObject({ text: text(limits.circleMessage * 4) }),
  output: z.strictObject({ message }),
  keyed: true,
});

export const leaveCircle = endpoint({
  method: "POST",
  path: "/api/circles/:circleId/leave",
  right: "circle.take-part",
  counted: { because: "it ends a membership, and those are counted" },
  summary: "Leave: all that was the person's goes from the circle at once",
  params: oneCircle,
  input: nothing,
  output: nothing,
});

export const reportCircle = endpoint({
  method: "POST",
  path: "/api/circles/:circleId/report",
  right: "circle.take-part",
  counted: "circle-report",
  summary: "Report something to the admins, who read these words and nothing else of the circle",
  params: oneCircle,
  input: z.strictObject({ text: text(limits.circleReport * 4) }),
  output: nothing,
  keyed: true,
});
