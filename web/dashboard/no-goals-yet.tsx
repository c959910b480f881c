import { late } from "#web/client/late-part.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

const TemplateLinks = late(() =>
  import("#web/goals/new-goal/template-links.tsx").then((m) => m.TemplateLinks),
);

// product 6.7
export function NoGoalsYet() {
  return (
    <EmptyState
      title="Set your first goal"
      placed={1}
      action={
        <>
          <ButtonLink href="/add-goal" look="primary">
            Begin
          </ButtonLink>
          <TemplateLinks />
        </>
      }
    >
      A cairn begins with one stone. Choose something that matters to you, and put it where you can
      see it.
    </EmptyState>
  );
}
