import { memo, useMemo } from "react";
import type { Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { insightsOf } from "#domain/insight.ts";
import { limits } from "#domain/limits.ts";
import { FALLBACK_MOTIVATION, motivation } from "#domain/motivation.ts";
import { chips, overallProgress, progressBand, statCards } from "#domain/overall.ts";
import { useNow } from "#web/app/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Ring } from "#web/ui/ring.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { calculated } from "./calculation.ts";
import type { Feedback } from "./coaching.ts";
import { Panel, type PanelGoals } from "./panel.tsx";
import styles from "./panels.module.css";

// spec 8, Dashboard
const FAILURE = "Failed to calculate overall progress";

const ATTENTION = `Overdue, or ${limits.stalledAfterDays} days and more without progress.`;

interface Props {
  readonly goals: PanelGoals;
  readonly feedback: Feedback;
  /** How many badges the person has. */
  readonly badges: number;
}

/** 'Your Goal Progress': all goals together, and a word about them. */
export const OverallPanel = memo(function OverallPanel({ goals, ...rest }: Props) {
  return (
    <Panel title="Your Goal Progress" failure={FAILURE} goals={goals} places={1}>
      {(all) => <Overall goals={all} {...rest} />}
    </Panel>
  );
});

function overallOf(goals: readonly GoalCard[], now: Now) {
  return calculated(() => {
    const overall = overallProgress(goals, now);
    const band = progressBand(overall.averageProgress);
    return { ...overall, band, stats: statCards(goals, now) };
  });
}

type Ready = Props & { readonly goals: readonly GoalCard[] };

function Overall({ goals, feedback, badges }: Ready) {
  const now = useNow();
  const overall = useMemo(() => overallOf(goals, now), [goals, now]);
  const insights = useMemo(
    () => calculated(() => insightsOf(goals, feedback.notes, now)),
    [goals, feedback, now],
  );
  const said =
    overall &&
    insights &&
    calculated(() =>
      motivation({
        averageProgress: overall.averageProgress,
        completedGoals: overall.completed,
        badges,
        stalledGoals: insights.stalledGoals.length,
      }),
    );
  const shownChips = insights && calculated(() => chips(insights));
  return (
    <Card className={styles["overall"]}>
      {overall && (
        <Ring label="Overall progress" value={overall.averageProgress} tone={overall.band.tone}>
          {overall.band.label}
        </Ring>
      )}
      <Stack>
        {overall ? (
          <dl className={styles["stats"]}>
            {overall.stats.map(({ label, count }) => (
              <StatCard
                key={label}
                label={
                  label === "Need Attention" ? <Tooltip text={ATTENTION}>{label}</Tooltip> : label
                }
              >
                {count}
              </StatCard>
            ))}
          </dl>
        ) : (
          <Alert>{FAILURE}</Alert>
        )}
        {shownChips && shownChips.length > 0 && (
          <Row as="ul" aria-label="Notifications">
            {shownChips.map(({ label, count }) => (
              <li key={label}>
                <Badge tone="amber">
                  {label}: {count}
                </Badge>
              </li>
            ))}
          </Row>
        )}
        <p className={styles["lead"]}>{said ?? FALLBACK_MOTIVATION}</p>
      </Stack>
    </Card>
  );
}
