import { z } from "zod/mini";
import * as limits from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { day, id, rev, text } from "./fields.ts";
import { goal, measureValue } from "./goals.ts";

const oneGoal = z.strictObject({ goalId: id });

const csv = text(limits.importText);
/** The file's name for the goal, if it has several. */
const fileGoal = z.optional(text(limits.description));

export const previewImport = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/import/preview",
  right: "goal.import",
  counted: { because: "it writes nothing" },
  summary:
    "What a CSV file with the columns day, value (or to) and note would add to the goal's ledger; writes nothing. Refused as a whole, with the line at fault as the field; a file with lines of several goals with these as fileGoals, of which one is then named",
  params: oneGoal,
  input: z.strictObject({ csv, fileGoal }),
  output: z.strictObject({
    /** Entries to add. */
    entries: z.int(),
    /** Lines without effect. */
    unchanged: z.int(),
    first: day,
    last: day,
    before: measureValue,
    after: measureValue,
    /** The goal's revision. */
    rev,
  }),
  bodyLimit: limits.importBytes,
});
export type ImportPreview = z.output<typeof previewImport.output>;

export const importLedger = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/import",
  right: "goal.import",
  counted: "import",
  summary:
    "Add the entries of a CSV file to the goal's ledger, all or none, if the goal still has the revision that the preview was of",
  params: oneGoal,
  input: z.strictObject({ csv, fileGoal, rev }),
  output: z.strictObject({ goal }),
  bodyLimit: limits.importBytes,
  keyed: true,
});
