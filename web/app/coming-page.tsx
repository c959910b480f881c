import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/layout.tsx";

interface Props {
  readonly heading: string;
  readonly children: string;
}

function ComingPage({ heading, children }: Props) {
  return (
    <Page width="narrow">
      <h1>{heading}</h1>
      <EmptyState placed={3} action={<ButtonLink href="/">Back to Dashboard</ButtonLink>}>
        {children}
      </EmptyState>
    </Page>
  );
}

export function ShareGoalPage() {
  return <ComingPage heading="Share Goals">Sharing is not part of this version yet.</ComingPage>;
}

export function CoachingPage() {
  return <ComingPage heading="Coaching">Coaching is not part of this version yet.</ComingPage>;
}
