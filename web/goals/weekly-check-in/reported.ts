import type { InputOf } from "#contract/endpoint.ts";
import type {
  correctWeeklyCheckIn,
  DueCheckIn,
  WeeklyCheckIn,
  writeWeeklyCheckIn,
} from "#contract/weekly-check-ins.ts";
import { duePeriod } from "#domain/check-in-period.ts";
import type { Now } from "#domain/day.ts";
import { sentAudience } from "../check-ins/audience.ts";
import type { Report } from "./report-draft.ts";
import { stagedChange } from "./value-edit.ts";
import { words } from "./weekly-check-in.words.ts";

export interface ReportFaults {
  readonly value: string | undefined;
  readonly health: string | undefined;
}

export const noFaults: ReportFaults = { value: undefined, health: undefined };

/** What of a report is written, also as a correction; `promise`: the one before. */
function saidOf({ kept, circle, coach, obstacle, help, promise: next }: Report, promise: string) {
  const answer = promise === "" ? null : kept;
  return { kept: answer, obstacle, help, promise: next, ...sentAudience(circle, coach) };
}

// product 25.11
export function checkInInput(
  report: Report,
  { goal, promise }: DueCheckIn,
  now: Now,
): { readonly input: InputOf<typeof writeWeeklyCheckIn> } | { readonly faults: ReportFaults } {
  const { health } = report;
  const staged = stagedChange(report.value, goal, now);
  const fault = "fault" in staged ? staged.fault : undefined;
  if (health === "" || "fault" in staged)
    return {
      faults: { value: fault, health: health === "" ? words.chooseHealth : undefined },
    };
  // The server refuses a period that has ended.
  const period = duePeriod(goal, now)?.from ?? now.today;
  return { input: { period, health, ...saidOf(report, promise), progress: staged.change } };
}

/** Null without a health, which a stored check-in has. */
export function correctionInput(
  report: Report,
  { promise }: DueCheckIn,
  { rev }: WeeklyCheckIn,
): InputOf<typeof correctWeeklyCheckIn> | null {
  const { health } = report;
  return health === "" ? null : { health, ...saidOf(report, promise), rev };
}
