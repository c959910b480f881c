import { goalPath } from "#contract/routes.ts";
import type { GoalCard } from "#domain/goal.ts";
import { measureInWords } from "#domain/measure-words.ts";
import { useNotation } from "#web/ui/notation.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { refusalInWords } from "../card/card-words.ts";
import { ProgressForm } from "./progress-form.tsx";
import styles from "./progress-modal.module.css";
import { useUnstage } from "./staged.ts";
import type { Ends } from "./use-progress-edit.ts";

interface Props extends Ends {
  readonly goal: GoalCard;
  // product 4.23
  readonly logging: boolean;
}

// product 4.22
export function ProgressModal({ goal, logging, ...ends }: Props) {
  const unstage = useUnstage(goal.id);
  function cancel(): void {
    unstage();
    ends.onClose();
  }

  return (
    <Dialog open onClose={ends.onClose} title="Update Progress">
      <p className={styles["goal"]}>
        <bdi>{goal.description}</bdi>
        <span className={styles["now"]}>Now: {measureInWords(goal.measurable, useNotation())}</span>
      </p>
      {logging && (
        <p>
          <span>{refusalInWords("progress.no-action-for-date")}</span>
          <span className={styles["now"]}>Choose the day on which you reached it.</span>
        </p>
      )}
      <ProgressForm goal={goal} {...ends}>
        <Button onClick={cancel}>Cancel</Button>
        <ButtonLink href={goalPath(goal.id)} look="quiet">
          Open goal
        </ButtonLink>
      </ProgressForm>
    </Dialog>
  );
}
