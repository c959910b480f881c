import { useId, useState } from "react";
import type { OwnWeekRow } from "#contract/week.ts";
import { checkInTexts } from "#domain/weekly-check-in.ts";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { useReport } from "../weekly-check-in/report-draft.ts";
import { RowActions } from "./row-actions.tsx";
import { CorrectionForm } from "./late-parts.tsx";
import { NewForm } from "./new-form.tsx";
import { SaidCells } from "./said-cells.tsx";
import { useShownRow } from "./use-week.ts";
import styles from "./week-page.module.css";

interface Props {
  readonly row: OwnWeekRow;
  readonly onSaved: () => void;
}

// product 36.5
export function WeekRow({ row: read, onSaved }: Props) {
  const row = useShownRow(read);
  const { goal, state } = row;
  const titleId = useId();
  const [correcting, setCorrecting] = useState(false);
  const isOpen = state === "open";
  // What was typed stays after the check-in was done in another window.
  const { report } = useReport(row);
  const isTyped = checkInTexts.some((text) => report[text].trim() !== "");
  const head = (
    <div className={styles["head"]}>
      <h2 id={titleId}>
        <GoalLink goalId={goal.id}>{goal.description}</GoalLink>
      </h2>
      <RowActions goal={goal} />
    </div>
  );
  return (
    <Card
      as="article"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-row
      data-open={isOpen}
      className={classNames(styles["row"], state === "away" && styles["away"])}
    >
      {isOpen || (isTyped && row.checkIn === null) ? (
        <NewForm row={row} head={head} onSaved={onSaved} />
      ) : correcting && row.checkIn ? (
        <CorrectionForm
          row={row}
          head={head}
          written={row.checkIn}
          onClose={() => setCorrecting(false)}
        />
      ) : (
        <SaidCells row={row} head={head} onCorrect={() => setCorrecting(true)} />
      )}
    </Card>
  );
}
