import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { pair } from "#web/ui/scenes.ts";
import styles from "./coaching.module.css";

const steps = [
  [
    "You are invited",
    "Somebody who trusts you sends you a link to one of their goals. It is good for 14 days.",
  ],
  [
    "You see how it goes",
    "The goal appears here with its progress, each step as it is made, and the check-ins that are meant for you.",
  ],
  [
    "You say what you see",
    "Leave a note: feedback, encouragement, a suggestion, a milestone. They can answer, and you can answer back.",
  ],
  ["You are done when they are", "A completed goal leaves your list. What you wrote stays theirs."],
] as const;

// product 12.7
export function CoachingWelcome() {
  return (
    <>
      <EmptyState
        scene={pair}
        placed={4}
        action={<ButtonLink href="/share-goal?type=coachInvitation">Invite a coach</ButtonLink>}
      >
        Nobody has asked you to coach a goal yet. Goals that you are invited to appear here. For a
        goal of your own you can invite a coach.
      </EmptyState>
      <section className={styles["panel"]} aria-labelledby="how">
        <h2 id="how">How Coaching Works</h2>
        <ol className={styles["steps"]}>
          {steps.map(([title, text]) => (
            <Card key={title} as="li">
              <h3>{title}</h3>
              <p className={styles["soft"]}>{text}</p>
            </Card>
          ))}
        </ol>
      </section>
    </>
  );
}
