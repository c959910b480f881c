import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { pair } from "#web/ui/scenes.ts";
import styles from "./coaching.module.css";
import { words } from "./coaching.words.ts";

const steps = [
  [words.invited, words.invitedHow],
  [words.see, words.seeHow],
  [words.say, words.sayHow],
  [words.done, words.doneHow],
] as const;

// product 12.7
export function CoachingWelcome() {
  return (
    <>
      <EmptyState
        scene={pair}
        placed={4}
        action={
          <ButtonLink href="/share-goal?type=coachInvitation">{words.inviteCoach}</ButtonLink>
        }
      >
        {words.noGoals}
      </EmptyState>
      <section className={styles["panel"]} aria-labelledby="how">
        <h2 id="how">{words.howItWorks}</h2>
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
