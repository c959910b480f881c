import { goalPath } from "#contract/routes.ts";
import type { GoalCard } from "#domain/goal.ts";
import { measureInWords } from "#domain/measure-words.ts";
import { useNotation } from "#web/ui/notation.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { refusalInWords } from "../card/card-words.ts";
import { modesOf } from "./progress-edit.ts";
import { ProgressForm } from "./progress-form.tsx";
import styles from "./progress-modal.module.css";
import { useUnstage } from "./staged.ts";
import type { Ends } from "./use-progress-edit.ts";
import { words } from "./progress.words.ts";

// One chunk for what cards load late.
export { Waiting } from "../confirming/waiting.tsx";

interface Props extends Ends {
  readonly goal: GoalCard;
  // product 4.23
  readonly logging?: boolean;
  /** On the goal's own page, which has one step beside it. */
  readonly onItsPage?: boolean;
}

// product 4.22
export function ProgressModal({ goal, logging = false, onItsPage = false, ...ends }: Props) {
  const unstage = useUnstage(goal.id);
  function cancel(): void {
    unstage();
    ends.onClose();
  }

  return (
    <Dialog open onClose={ends.onClose} title={words.title}>
      <p className={styles["goal"]}>
        <bdi>{goal.description}</bdi>
        <span className={styles["now"]}>
          {words.now(measureInWords(goal.measurable, useNotation()))}
        </span>
      </p>
      {logging && (
        <p>
          <span>{refusalInWords("progress.no-action-for-date")}</span>
          <span className={styles["now"]}>{words.chooseDay}</span>
        </p>
      )}
      <ProgressForm
        goal={goal}
        mode={onItsPage ? modesOf(goal.measurable).at(-1) : undefined}
        {...ends}
      >
        <Button onClick={cancel}>{words.cancel}</Button>
        {!onItsPage && (
          <ButtonLink href={goalPath(goal.id)} look="quiet">
            {words.openGoal}
          </ButtonLink>
        )}
      </ProgressForm>
    </Dialog>
  );
}
