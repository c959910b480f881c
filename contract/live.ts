import { z } from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, personQuery, rev, text } from "./fields.ts";

/**
 * Something that a person may see has changed: the web app reads it again unless it has that rev or a later one.
 * An `invitation`, a `plan` and a `milestone` are named by their goal's id; an `account` is a user, for admins.
 */
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
  ]),
  id,
  rev,
});
export type LiveChange = z.output<typeof liveChange>;

/**
 * The event stream. Event types: `change` (a `liveChange`), `reset` (the position is unknown: read everything
 * again), `again` (this stream is as old as they get: come back at once), `ended` (the session is over: do not come
 * back). Each event's id is the position after it.
 */
export const liveStream = endpoint({
  method: "GET",
  path: "/api/live",
  right: "live.read",
  summary: "Server-sent events since a position: change, reset, again, ended",
  query: z.strictObject({ since: z.optional(text(64)), ...personQuery }),
  output: liveChange,
});
