import type { GeneratedAlways } from "kysely";

interface GoalSteps {
  id: string;
  goal_id: string;
  text: string;
  day: string | null;
  done_day: string | null;
  done_at: number | null;
  accepted: boolean;
  coach_id: string | null;
  coach_name: string | null;
  number: GeneratedAlways<number>;
}

interface GoalIfThens {
  id: string;
  goal_id: string;
  obstacle: string;
  action: string;
  number: GeneratedAlways<number>;
}

export interface PlanTables {
  goal_steps: GoalSteps;
  goal_if_thens: GoalIfThens;
}
