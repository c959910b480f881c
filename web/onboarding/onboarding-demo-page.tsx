import { useId, type ReactNode } from "react";
import { network } from "#domain/network.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Page, Stack } from "#web/ui/layout.tsx";
import { OnboardingCard } from "./onboarding-card.tsx";
import styles from "./onboarding-page.module.css";
import { sceneOf, type Viewer, type SceneAction } from "./onboarding-scenes.tsx";
import type { Onboarding } from "./onboarding.ts";

const visitor: Viewer = { kind: "visitor" };
const person: Viewer = { kind: "signed-in", name: "Jonas Weber" };
const invitation = {
  inviterName: "Maya Lindgren",
  goalDescription: "Publish six case studies of my work before the summer",
};

interface Example {
  readonly title: string;
  readonly state: Onboarding;
  readonly viewer?: Viewer;
}

const examples: readonly Example[] = [
  { title: "Loading", state: { kind: "loading" } },
  { title: "Invalid link", state: { kind: "invalid-link" } },
  { title: "Welcome, signed out", state: { kind: "welcome", invitation }, viewer: visitor },
  { title: "Welcome, signed in", state: { kind: "welcome", invitation } },
  {
    title: "Welcome, session ended",
    state: { kind: "welcome", invitation },
    viewer: { kind: "ended" },
  },
  { title: "Verifying", state: { kind: "verifying", invitation } },
  { title: "Success", state: { kind: "success", invitation } },
  { title: "Already coaching", state: { kind: "already-coaching", invitation } },
  { title: "Error: link not open", state: { kind: "refused", code: "invitation.invalid" } },
  { title: "Error: one's own goal", state: { kind: "refused", code: "invitation.own" } },
  { title: "Error: goal gone", state: { kind: "refused", code: "invitation.goal-gone" } },
  { title: "Error: coached by another", state: { kind: "refused", code: "invitation.taken" } },
  { title: "Error: not read", state: { kind: "not-read" } },
  { title: "Error: not accepted", state: { kind: "not-accepted", invitation } },
];

const actions: Readonly<Record<SceneAction, ReactNode>> = {
  "sign-in": (
    <Still look="primary" size="wide">
      Sign in with {network.name}
    </Still>
  ),
  accept: (
    <Still look="primary" size="wide">
      Accept Invitation
    </Still>
  ),
  "try-again": <Still look="primary">Try Again</Still>,
  coaching: <Still>View Coaching Goals</Still>,
  dashboard: <Still>Go to My Dashboard</Still>,
};

// product 11.11
export function OnboardingDemoPage() {
  return (
    <Page>
      <Stack>
        <h1>Coach Invitation Preview</h1>
        <Banner>
          This is a preview of every state of a coach invitation. Its people and their goal are made
          up, and its buttons do nothing.
        </Banner>
      </Stack>
      <div className={styles["examples"]}>
        {examples.map((example) => (
          <ExampleSection key={example.title} {...example} />
        ))}
      </div>
    </Page>
  );
}

function ExampleSection({ title, state, viewer = person }: Example) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles["example"]}>
      <h2 id={id}>{title}</h2>
      <OnboardingCard heading="h3" scene={sceneOf(state, viewer)} actions={actions} />
    </section>
  );
}

function Still(props: Pick<Parameters<typeof Button>[0], "look" | "size" | "children">) {
  return <Button {...props} disabled />;
}
