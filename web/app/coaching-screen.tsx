import type { GoalCard } from "#domain/goal.ts";
import { CoachingPage } from "#web/coaching/coaching-page.tsx";
import { errorText } from "#contract/shown-errors.ts";
import { LatePart } from "#web/client/late-part.tsx";
import { Reading } from "#web/ui/reading.tsx";

const load = () => import("#web/goals/details/goal-for-coach.tsx").then((m) => m.CoachedParts);

function Details({ goal }: { readonly goal: GoalCard }) {
  return (
    <LatePart load={load} loading={<Reading />} failed={errorText("server.unavailable")}>
      {(Parts) => <Parts goal={goal} />}
    </LatePart>
  );
}

/** The coach's screen, with what the goals themselves have to show. */
export function CoachingScreen() {
  return <CoachingPage Details={Details} />;
}
