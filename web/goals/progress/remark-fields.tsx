import { useEffect, useState } from "react";
import type { GoalCard } from "#domain/goal.ts";
import { earliestDay } from "#domain/ledger.ts";
import * as limits from "#domain/limits.ts";
import { useNow } from "#web/client/now.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { Edit } from "./progress-edit.ts";
import styles from "./progress-modal.module.css";
import { words } from "./progress.words.ts";

interface Props {
  readonly goal: GoalCard;
  readonly edit: Edit;
  readonly onEdit: (edit: Edit) => void;
}

// product 4.17
export function RemarkFields({ goal, edit, onEdit }: Props) {
  const now = useNow();
  const earliest = earliestDay(goal, now);
  // An effect, since the server does not know kept words.
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (edit.note !== "" || edit.day !== "") setBegun(true);
  }, [edit.note, edit.day]);
  return (
    <details className={styles["fold"]} open={begun}>
      <summary>{words.remark}</summary>
      <div className={styles["said"]}>
        <TextAreaField
          label={words.note}
          rows={2}
          counted
          maxLength={limits.entryNote}
          value={edit.note}
          onChange={({ target }) => onEdit({ ...edit, note: target.value })}
        />
        {/* A Date goal's value already is a day. */}
        {earliest < now.today && goal.measurable.type !== "Date" && (
          <TextField
            type="date"
            label={words.doneOn}
            hint={words.doneOnWhy}
            min={earliest}
            max={now.today}
            value={edit.day === "" ? now.today : edit.day}
            onChange={({ target }) =>
              onEdit({ ...edit, day: target.value === now.today ? "" : target.value })
            }
          />
        )}
      </div>
    </details>
  );
}
