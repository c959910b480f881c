import { useId, type ReactNode } from "react";
import { network } from "#domain/network.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Page, Stack } from "#web/ui/layout.tsx";
import { words as demoWords } from "./onboarding-demo.words.ts";
import { OnboardingCard } from "./onboarding-card.tsx";
import styles from "./onboarding-page.module.css";
import { sceneOf, type Viewer, type SceneAction } from "./onboarding-scenes.tsx";
import type { Onboarding } from "./onboarding.ts";
import { words } from "./onboarding.words.ts";

const visitor: Viewer = { kind: "visitor" };
const person: Viewer = { kind: "signed-in", name: demoWords.coach };
const invitation = {
  inviterName: demoWords.inviter,
  goalDescription: demoWords.goal,
};

interface Example {
  readonly title: string;
  readonly state: Onboarding;
  readonly viewer?: Viewer;
}

const examples: readonly Example[] = [
  { title: demoWords.loading, state: { kind: "loading" } },
  { title: demoWords.invalidLink, state: { kind: "invalid-link" } },
  { title: demoWords.welcomeVisitor, state: { kind: "welcome", invitation }, viewer: visitor },
  { title: demoWords.welcomePerson, state: { kind: "welcome", invitation } },
  {
    title: demoWords.welcomeEnded,
    state: { kind: "welcome", invitation },
    viewer: { kind: "ended" },
  },
  { title: demoWords.verifying, state: { kind: "verifying", invitation } },
  { title: demoWords.success, state: { kind: "success", invitation } },
  { title: demoWords.already, state: { kind: "already-coaching", invitation } },
  { title: demoWords.notOpen, state: { kind: "refused", code: "invitation.invalid" } },
  { title: demoWords.own, state: { kind: "refused", code: "invitation.own" } },
  { title: demoWords.goalGone, state: { kind: "refused", code: "invitation.goal-gone" } },
  { title: demoWords.taken, state: { kind: "refused", code: "invitation.taken" } },
  { title: demoWords.notRead, state: { kind: "not-read" } },
  { title: demoWords.notAccepted, state: { kind: "not-accepted", invitation } },
];

const actions: Readonly<Record<SceneAction, ReactNode>> = {
  "sign-in": (
    <Still look="primary" size="wide">
      {demoWords.signIn(network.name)}
    </Still>
  ),
  accept: (
    <Still look="primary" size="wide">
      {words.accept}
    </Still>
  ),
  "try-again": <Still look="primary">{words.tryAgain}</Still>,
  coaching: <Still>{words.coaching}</Still>,
  dashboard: <Still>{words.dashboard}</Still>,
};

// product 11.11
export function OnboardingDemoPage() {
  return (
    <Page>
      <Stack>
        <h1>{demoWords.title}</h1>
        <Banner>{demoWords.about}</Banner>
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
