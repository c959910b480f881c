import { z } from "zod/mini";
import type { Health } from "#domain/weekly-check-in.ts";
import { endpoint } from "./endpoint.ts";
import { day, id, text } from "./fields.ts";
import { measure, measureValue } from "./goals.ts";
import { circle, health, meantFor } from "./weekly-check-ins.ts";

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
  input: z.strictObject({ token: text(256), health, step: z.boolean(), circle, coachId: meantFor }),
  output: mailedCheckIn,
});
