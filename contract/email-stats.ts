import { z } from "zod/mini";
import { statsRanges } from "#domain/mail-health.ts";
import { mailTypes } from "#domain/mail.ts";
import { endpoint } from "./endpoint.ts";
import { day } from "./fields.ts";

const counts = {
  total: z.int(),
  sent: z.int(),
  failed: z.int(),
  pending: z.int(),
};

const byType = z.partialRecord(z.enum(mailTypes), z.strictObject(counts));

const emailStats = z.strictObject({
  ...counts,
  byType,
  /** Every day of UTC; the first and last may be partial. */
  byDay: z.array(z.strictObject({ day, byType })),
});
export type EmailStats = z.output<typeof emailStats>;

/** Callable (product 21.2). */
export const getEmailStats = endpoint({
  method: "POST",
  path: "/functions/getEmailStats",
  right: "admin.read",
  counted: { because: "it writes nothing" },
  summary: "Figures of the mail that was written in the last 7, 30, 90 or 365 times 24 hours",
  input: z.strictObject({ data: z.strictObject({ days: z.literal(statsRanges) }) }),
  output: z.strictObject({
    result: z.strictObject({ success: z.literal(true), stats: emailStats }),
  }),
});
