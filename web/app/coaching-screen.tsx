import { CoachingPage } from "#web/coaching/coaching-page.tsx";
import { late } from "#web/client/late-part.tsx";

const Details = late(() =>
  import("#web/goals/details/goal-for-coach.tsx").then((m) => m.CoachedParts),
);

export function CoachingScreen() {
  return <CoachingPage Details={Details} />;
}
