import { late } from "#web/client/late-part.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { words } from "./dashboard.words.ts";

const TemplateLinks = late(() =>
  import("#web/goals/new-goal/template-links.tsx").then((m) => m.TemplateLinks),
);

// product 6.7
export function NoGoalsYet() {
  return (
    <EmptyState
      title={words.firstGoal}
      placed={1}
      action={
        <>
          <ButtonLink href="/add-goal" look="primary">
            {words.begin}
          </ButtonLink>
          <TemplateLinks />
        </>
      }
    >
      {words.firstGoalWhy}
    </EmptyState>
  );
}
