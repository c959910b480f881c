import type { GoalCard } from "#domain/goal.ts";
import { CoachingPage } from "#web/coaching/coaching-page.tsx";
import { PartsFailed } from "#web/goals/parts-failed.tsx";
import { LatePart } from "#web/ui/late-part.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const load = async () => (await import("#web/goals/details/goal-for-coach.tsx")).CoachedParts;

function Details({ goal }: { readonly goal: GoalCard }) {
  return (
    <LatePart load={load} loading={<Skeleton shape="block" />} failed={<PartsFailed />}>
      {(Parts) => <Parts goal={goal} />}
    </LatePart>
  );
}

/** The coach's screen, with what the goals themselves have to show. */
export function CoachingScreen() {
  return <CoachingPage Details={Details} />;
}
