import { memo, useId } from "react";
import type { Achievements, BadgesRead } from "#web/goals/badges/achievements.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { LatePart } from "#web/client/late-part.tsx";
import { Boundary } from "#web/ui/boundary.tsx";
import { PanelSkeleton, type PanelGoals } from "./panel.tsx";
import styles from "./panels.module.css";
import { words } from "./dashboard.words.ts";

type Part = typeof Achievements;

const load = async (): Promise<Part> => (await import("./after-first-view.tsx")).Achievements;

interface Props {
  readonly goals: PanelGoals;
  readonly read: BadgesRead | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

export const AchievementsSection = memo(function AchievementsSection(props: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles["section"]}>
      <h2 id={titleId} data-rank="quiet">
        {words.achievements}
      </h2>
      <Body {...props} />
    </section>
  );
});

function Body({ goals, read, failed, onRetry }: Props) {
  const loading = <PanelSkeleton places={3} />;
  if (read === undefined && failed)
    return <Failed onRetry={onRetry}>{words.achievementsFailed}</Failed>;
  // The goals section announces the failure.
  if (goals === "failed") return <p>{words.achievementsFailed}</p>;
  if (read === undefined || goals === null) return loading;
  return (
    <LatePart load={load} loading={loading} failed={words.achievementsFailed}>
      {(Part) => (
        <Boundary fallback={<Alert>{words.achievementsFailed}</Alert>} of={read}>
          <Part goals={goals} read={read} />
        </Boundary>
      )}
    </LatePart>
  );
}
