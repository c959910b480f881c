import type { GoalCard } from "#domain/goal.ts";
import { isCounted } from "#domain/measure.ts";
import { late } from "#web/client/late-part.tsx";
import { WaySoFar } from "#web/goals/details/ledger-view.tsx";

const StreakView = late(() =>
  import("#web/goals/streak/streak-view.tsx").then((m) => m.StreakView),
);

interface Props {
  readonly goal: GoalCard;
  readonly reader: "owner" | "coach";
}

// product 6.15
export function WayPart({ goal, reader }: Props) {
  if (!isCounted(goal.measurable)) return null;
  return (
    <>
      <WaySoFar goal={goal} reader={reader} />
      {goal.measurable.type === "DailyStreak" && (
        <div>
          <StreakView goal={goal} reader={reader} />
        </div>
      )}
    </>
  );
}
