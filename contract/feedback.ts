import { z } from "zod/mini";
import * as limits from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, text } from "./fields.ts";

export const readFeedback = endpoint({
  method: "GET",
  path: "/api/coaching-feedback",
  right: "feedback.read",
  summary:
    "Notes on the person's own goals that are unread or of the last 7 days, newest first, and how the newest begins",
  output: z.strictObject({
    /** The newest note's start; null for none. */
    lastWords: z.nullable(text(limits.lastWords)),
    notes: z.array(
      z.strictObject({
        id,
        goalId: id,
        coachName: z.string(),
        createdAt: instant,
        isRead: z.boolean(),
      }),
    ),
  }),
});
