import { z } from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id } from "./fields.ts";
import { goalCard } from "./goals.ts";
import { ofWeek } from "./week.ts";

const briefedGoal = z.strictObject({
  goal: goalCard,
  /** Newest first. */
  weeks: z.array(z.strictObject(ofWeek)),
});
export type BriefedGoal = z.output<typeof briefedGoal>;

const brief = z.strictObject({
  ownerName: z.string(),
  goals: z.array(briefedGoal),
});
export type Brief = z.output<typeof brief>;

export const readBrief = endpoint({
  method: "GET",
  path: "/api/people/:uid/brief",
  right: "coaching.read",
  summary:
    "On each goal of a person that the asker coaches now, its last four weeks: what the ledger shows, promises and check-ins",
  params: z.strictObject({ uid: id }),
  output: brief,
});
