import { useRef } from "react";
import type { GoalCard } from "#domain/goal.ts";
import { measureInWords } from "#domain/measure-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Row } from "#web/ui/layout.tsx";
import { LateModalParts } from "./late-modal-parts.tsx";
import styles from "../progress/progress-modal.module.css";

interface Props {
  readonly goal: GoalCard;
  readonly onClose: () => void;
}

/** A goal to be read: what its coach says of it, its way, its words. A completed one too. */
export function GoalDialog({ goal, onClose }: Props) {
  const words = useRef<HTMLParagraphElement>(null);
  return (
    <Dialog open onClose={onClose} title="Goal Details" initialFocus={words}>
      <p ref={words} tabIndex={-1}>
        {goal.description}
        <span className={styles["now"]}>{measureInWords(goal.measurable)}</span>
      </p>
      <LateModalParts goal={goal} />
      <Row>
        <Button onClick={onClose}>Close</Button>
      </Row>
    </Dialog>
  );
}
