import { memo, useId } from "react";
import type { Achievements, BadgesRead } from "#web/goals/badges/achievements.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { LatePart } from "#web/ui/late-part.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Boundary } from "./boundary.tsx";
import { PanelSkeleton, type PanelGoals } from "./panel.tsx";

type Part = typeof Achievements;

const load = async (): Promise<Part> =>
  (await import("#web/goals/badges/achievements.tsx")).Achievements;

interface Props {
  readonly goals: PanelGoals;
  readonly read: BadgesRead | undefined;
  /** The badges could not be read. */
  readonly failed: boolean;
}

/** 'Your Achievements'; they are read, and their script is loaded, after the first view. */
export const AchievementsSection = memo(function AchievementsSection(props: Props) {
  const titleId = useId();
  return (
    <Stack as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>Your Achievements</h2>
      <Body {...props} />
    </Stack>
  );
});

function Body({ goals, read, failed }: Props) {
  const failure = <Alert>Failed to load achievements.</Alert>;
  const loading = <PanelSkeleton places={3} />;
  if (read === undefined && failed) return failure;
  if (read === undefined || goals === null) return loading;
  return (
    <LatePart load={load} loading={loading} failed={failure}>
      {(Part) => (
        <Boundary fallback={failure} of={read}>
          <Part goals={goals} read={read} />
        </Boundary>
      )}
    </LatePart>
  );
}
