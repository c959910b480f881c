import type { Generated } from "kysely";
import type { Audience } from "#domain/check-in.ts";
import type { Day } from "#domain/day.ts";
import type { Health, Kept } from "#domain/weekly-check-in.ts";

interface CheckIns {
  id: string;
  user_id: string;
  goal_id: string;
  circle: Audience;
  message: string;
  category: string;
  created_at: number;
}

interface WeeklyCheckIns {
  id: string;
  goal_id: string;
  user_id: string;
  period: Day;
  at: number;
  circle: Audience;
  health: Health;
  kept: Kept | null;
  obstacle: string;
  help: string;
  promise: string;
  seen_at: Generated<number | null>;
  seen_by: Generated<string | null>;
}

export interface CheckInTables {
  check_ins: CheckIns;
  weekly_check_ins: WeeklyCheckIns;
}
