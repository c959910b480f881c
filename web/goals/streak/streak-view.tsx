import type { StreakRead } from "#contract/streak.ts";
import type { GoalCard } from "#domain/goal.ts";
import { words as streakWords } from "#domain/streak.words.ts";
import { Row } from "#web/ui/layout.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";
import { HeatMap } from "../badges/heat-map.tsx";
import { ReadPart } from "../details/read-part.tsx";
import { QuotaForm } from "./quota-form.tsx";
import { useStreak } from "./use-streak.ts";
import { words } from "./streak.words.ts";

interface Props {
  readonly goal: GoalCard;
  readonly reader: "owner" | "coach";
}

// product 24
export function StreakView({ goal, reader }: Props) {
  const read = useStreak(goal.id);
  return (
    <ReadPart
      title={reader === "owner" ? words.yours : words.ofOwner}
      read={read}
      reading={words.loading}
      failed={words.failed}
    >
      {(streak) => (
        <>
          <Figures streak={streak} />
          <HeatMap
            of="progress"
            activeDays={new Set(streak.days)}
            today={streak.today}
            {...(streak.weeklyQuota !== null && { firstWeekday: 1 })}
          />
          {reader === "owner" && goal.status === "active" && (
            <QuotaForm goalId={goal.id} weeklyQuota={streak.weeklyQuota} />
          )}
        </>
      )}
    </ReadPart>
  );
}

function Figures({ streak }: { readonly streak: StreakRead }) {
  const { currentRun, longestRun, verifiedDays, grace, weeklyQuota } = streak;
  return (
    <>
      <Row as="dl">
        <StatCard label={words.currentRun}>{streakWords.run(currentRun, streak)}</StatCard>
        <StatCard label={words.longestRun}>{streakWords.run(longestRun, streak)}</StatCard>
        <StatCard label={words.verifiedDays}>{verifiedDays}</StatCard>
      </Row>
      {grace && <p>{streakWords.grace(grace)}</p>}
      {weeklyQuota !== null && <p>{streakWords.weekRule(weeklyQuota)}</p>}
    </>
  );
}
