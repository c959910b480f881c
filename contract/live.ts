import { z } from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, personQuery, rev, text } from "./fields.ts";

/** Read again unless at that rev; invitation, plan and milestone carry the goal's id, account a user's. */
export const liveChange = z.strictObject({
  entity: z.enum([
    "goal",
    "user",
    "badge",
    "check-in",
    "note",
    "invitation",
    "plan",
    "milestone",
    "account",
    "circle",
    "circle-report",
  ]),
  id,
  rev,
});
export type LiveChange = z.output<typeof liveChange>;

/** `reset`: read all again; `again`: reconnect; `ended`: stay away; an event's id is the next position. */
export const liveStream = endpoint({
  method: "GET",
  path: "/api/live",
  right: "live.read",
  summary: "Server-sent events since a position: change, reset, again, ended",
  query: z.strictObject({ since: z.optional(text(64)), ...personQuery }),
  output: liveChange,
});
