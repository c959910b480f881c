import { Fragment, useId, type ReactNode, type Ref } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { Card } from "#web/ui/card.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Status } from "#web/ui/status.tsx";
import { Stones } from "#web/ui/stones.tsx";
import { GoalName } from "./goal-name.tsx";
import styles from "./onboarding-card.module.css";
import type { Scene, SceneAction } from "./onboarding-scenes.tsx";
import type { Invitation } from "./onboarding.ts";
import { words } from "./onboarding.words.ts";

interface Props {
  readonly scene: Scene;
  readonly actions: Readonly<Record<SceneAction, ReactNode>>;
  readonly heading?: "h1" | "h3";
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

// Stones: the invitation lays the first, a coach the last.
const placed = { plain: 4, busy: 4, good: 7, bad: 2 } as const;

export function OnboardingCard({ scene, actions, heading: Heading = "h1", headingRef }: Props) {
  const { mood, message, invitation, text, points, remark } = scene;
  return (
    <Card className={styles["card"]}>
      <header className={styles["head"]}>
        <Stones placed={placed[mood]} />
        <Heading ref={headingRef} tabIndex={-1}>
          {scene.heading}
        </Heading>
      </header>
      {message && <Message mood={mood}>{message}</Message>}
      {invitation && <Goal invitation={invitation} />}
      {mood === "busy" && !invitation && <Awaited />}
      {text && <p>{text}</p>}
      {points && <Points {...points} />}
      {scene.actions.length > 0 && (
        <Row className={styles["actions"]}>
          {scene.actions.map((action) => (
            <Fragment key={action}>{actions[action]}</Fragment>
          ))}
        </Row>
      )}
      {remark && <p className={styles["remark"]}>{remark}</p>}
    </Card>
  );
}

function Message({ mood, children }: Pick<Scene, "mood"> & { readonly children: ReactNode }) {
  switch (mood) {
    case "bad":
      return <Alert>{children}</Alert>;
    case "good":
      return <Status tone="green">{children}</Status>;
    case "plain":
      return <Status tone="amber">{children}</Status>;
    case "busy":
      return (
        <div className={styles["busy"]}>
          <Spinner />
          <Status>{children}</Status>
        </div>
      );
  }
}

function Goal({ invitation }: { readonly invitation: Invitation }) {
  return (
    <figure className={styles["goal"]}>
      <figcaption>{words.goalOf(<bdi>{invitation.inviterName}</bdi>)}</figcaption>
      <blockquote>
        <p dir="auto">
          <GoalName of={invitation} />
        </p>
      </blockquote>
    </figure>
  );
}

function Awaited() {
  return (
    <Stack>
      <Skeleton shape="block" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Stack>
  );
}

function Points({ title, lines }: NonNullable<Scene["points"]>) {
  const id = useId();
  return (
    <Stack gap="tight" className={styles["points"]}>
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>
        {Object.entries(lines).map(([key, line]) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </Stack>
  );
}
