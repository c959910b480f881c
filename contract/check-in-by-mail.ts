import { z } from "zod/mini";
import * as limits from "#domain/limits.ts";
import type { Health, Kept } from "#domain/weekly-check-in.ts";
import { endpoint } from "./endpoint.ts";
import { day, id, text } from "./fields.ts";
import { measure, measureValue } from "./goals.ts";
import { circle, health, kept, meantFor, sentWords } from "./weekly-check-ins.ts";

export const TOKEN = "token";
export const SAY = "say";

const mailedCheckIn = z.strictObject({
  ownerName: z.string(),
  description: z.string(),
  measurable: measure,
  coachName: z.nullable(z.string()),
  coachId: z.nullable(id),
  /** Of its period. */
  lastDay: day,
  /** The owner's. */
  today: day,
  /** Until which a promise is made; null for none. */
  next: z.nullable(day),
  /** Of the check-in before; '' for none. */
  lastPromise: text(limits.checkInWords),
  written: z.nullable(
    z.strictObject({
      health,
      move: z.nullable(z.strictObject({ from: measureValue, to: measureValue })),
    }),
  ),
});
export type MailedCheckIn = z.output<typeof mailedCheckIn>;

/** A press that wrote nothing, and why. */
export interface Unsaved {
  readonly health: Health | "";
  readonly step: boolean;
  readonly kept: Kept | null;
  readonly promise: string;
  readonly why: string;
}

export interface ByMail {
  readonly shown: MailedCheckIn | null;
  /** Null unless refused. */
  readonly refused: string | null;
  readonly unsaved: Unsaved | null;
}

export const readCheckInByMail = endpoint({
  method: "GET",
  path: "/api/check-in-by-mail",
  right: "check-in.by-mail",
  summary: "What the link of a digest would write, or what it wrote; works signed out",
  query: z.strictObject({ token: text(256) }),
  output: mailedCheckIn,
});

export const writeCheckInByMail = endpoint({
  method: "POST",
  path: "/api/check-in-by-mail",
  right: "check-in.by-mail",
  counted: "progress",
  summary:
    "Check in on a goal by the link of a digest, once in the period that it is for; works signed out",
  /** `circle`: the audience that the page named. */
  input: z.strictObject({
    token: text(256),
    health,
    step: z.boolean(),
    /** Of the last promise. */
    kept: z.optional(kept),
    promise: z.optional(sentWords),
    circle,
    coachId: meantFor,
  }),
  output: mailedCheckIn,
});
