import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "wouter";
import { SignInWays } from "#web/client/sign-in/sign-in-ways.tsx";
import { useSession, type SessionState } from "#web/client/session.ts";
import { useSignInElsewhere } from "#web/client/sign-in/sign-in-elsewhere.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Page } from "#web/ui/layout.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { coachingGoal, returnTo } from "./invitation-link.ts";
import { OnboardingCard } from "./onboarding-card.tsx";
import styles from "./onboarding-page.module.css";
import { sceneOf, type Viewer, type SceneAction } from "./onboarding-scenes.tsx";
import { words } from "./onboarding.words.ts";
import { useOnboarding } from "./use-onboarding.ts";

// One file for both, as the first script names each.
export { OnboardingDemoPage } from "./onboarding-demo-page.tsx";

// product 11.8
export function OnboardingPage() {
  const onboarding = useOnboarding();
  const viewer = viewerOf(useSession());
  useSignInElsewhere();
  const { state } = onboarding;
  // Only the welcome depends on the visitor.
  const shown = state.kind === "welcome" ? `welcome-${viewer.kind}` : state.kind;
  return (
    <Page className={styles["page"]}>
      <Link className={styles["home"]} href="/" aria-label={words.home}>
        <Logo wordmark />
      </Link>
      <noscript>
        <p>{words.withoutScript}</p>
      </noscript>
      <OnboardingCard
        scene={sceneOf(state, viewer)}
        actions={actionsOf(onboarding)}
        headingRef={useFocusOnChange(shown)}
      />
    </Page>
  );
}

function viewerOf({ user, phase }: SessionState): Viewer {
  if (user === null) return { kind: "visitor" };
  return phase === "ended" ? { kind: "ended" } : { kind: "signed-in", name: user.displayName };
}

function useFocusOnChange(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    heading.current?.focus();
  }, [shown]);
  return heading;
}

function actionsOf({
  state,
  link,
  accept,
  readAgain,
}: ReturnType<typeof useOnboarding>): Record<SceneAction, ReactNode> {
  const back = link === null ? null : returnTo(link);
  const again = state.kind === "not-accepted" ? accept : readAgain;
  const coaches = state.kind === "success" || state.kind === "already-coaching";
  return {
    "sign-in": <SignInWays returnTo={back} onSignedIn={() => location.assign(back ?? "/")} />,
    accept: (
      <Button look="primary" size="wide" onClick={accept}>
        {words.accept}
      </Button>
    ),
    "try-again": (
      <Button look="primary" onClick={again}>
        {words.tryAgain}
      </Button>
    ),
    coaching: (
      <ButtonLink
        look={coaches ? "primary" : "secondary"}
        href={link === null ? "/coaching" : coachingGoal(link)}
      >
        {words.coaching}
      </ButtonLink>
    ),
    dashboard: <ButtonLink href="/">{words.dashboard}</ButtonLink>,
  };
}
