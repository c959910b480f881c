import type { InputOf } from "#contract/endpoint.ts";
import type { DueCheckIn, writeWeeklyCheckIn } from "#contract/weekly-check-ins.ts";
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

// product 25.11
export function checkInInput(
  { health, kept, circle, coach, value, obstacle, help, promise }: Report,
  item: DueCheckIn,
  now: Now,
): { readonly input: InputOf<typeof writeWeeklyCheckIn> } | { readonly faults: ReportFaults } {
  const { goal } = item;
  const staged = stagedChange(value, goal, now);
  const fault = "fault" in staged ? staged.fault : undefined;
  if (health === "" || "fault" in staged)
    return {
      faults: { value: fault, health: health === "" ? words.chooseHealth : undefined },
    };
  return {
    input: {
      // The server refuses a period that has ended.
      period: duePeriod(goal, now)?.from ?? now.today,
      health,
      kept: item.promise === "" ? null : kept,
      obstacle,
      help,
      promise,
      ...sentAudience(circle, coach),
      progress: staged.change,
    },
  };
}
