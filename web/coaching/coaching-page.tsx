import { Card } from "#web/ui/card.tsx";
import { Page, Stack } from "#web/ui/layout.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { CoachingFailed } from "./coaching-failed.tsx";
import type { GoalDetails } from "./opened-goal.tsx";
import { CoachOverview } from "./coach-overview.tsx";
import { CoachingWelcome } from "./coaching-welcome.tsx";
import { GoalsLeft } from "./goals-left.tsx";
import { NeedsYou } from "./needs-you/needs-you.tsx";
import { useCoaching, type Coaching } from "./use-coaching.ts";
import { words } from "./coaching.words.ts";

interface Props {
  readonly Details: GoalDetails;
}

// product 12.7
export function CoachingPage({ Details }: Props) {
  return (
    <Page>
      <h1 tabIndex={-1}>{words.title}</h1>
      <Body Details={Details} />
    </Page>
  );
}

function Body({ Details }: Props) {
  const coaching = useCoaching();
  return (
    <>
      {coaching.kind !== "failed" && <NeedsYou />}
      <Goals coaching={coaching} Details={Details} />
    </>
  );
}

function Goals({ coaching, Details }: Props & { readonly coaching: Coaching }) {
  switch (coaching.kind) {
    case "loading":
      return <LoadingGoals />;
    case "failed":
      return <CoachingFailed why={coaching.why} />;
    case "ready":
      return (
        <GoalsLeft goals={coaching.known} ids={coaching.ids}>
          {coaching.ids.length === 0 ? (
            <CoachingWelcome />
          ) : (
            <CoachOverview coached={coaching} Details={Details} />
          )}
        </GoalsLeft>
      );
  }
}

function LoadingGoals() {
  return (
    <Stack aria-busy="true">
      <p className="visually-hidden">{words.loading}</p>
      {["one", "two"].map((place) => (
        <Card key={place}>
          <Stack>
            <Skeleton />
            <Skeleton shape="title" />
            <Skeleton shape="bar" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
