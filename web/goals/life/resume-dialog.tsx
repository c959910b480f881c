import { useState } from "react";
import { resumeGoal } from "#contract/goal-life.ts";
import { dayInWords } from "#domain/day-words.ts";
import { addDays } from "#domain/day.ts";
import { unansweredDays } from "#domain/goal-life.ts";
import type { Goal } from "#domain/goal.ts";
import { call, newKey } from "#web/client/api.ts";
import { useNow } from "#web/client/now.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { useNotation } from "#web/ui/notation.ts";
import type { LifeDialogProps } from "./life-dialog.ts";
import { useLifeWrite } from "./use-life-write.ts";
import { words } from "./life.words.ts";

/** Since the due date was last asked about; null where there is nothing to answer. */
export function usePausedDays(goal: Goal) {
  const now = useNow();
  const notation = useNotation();
  const days = unansweredDays(goal, now);
  if (days === null) return null;
  return {
    days,
    moved: dayInWords(addDays(goal.dueDate, days), notation),
    kept: dayInWords(goal.dueDate, notation),
  };
}

// product 3.22
export function ResumeDialog({ goal, onClose, onDone }: LifeDialogProps) {
  const [move, setMove] = useState<"move" | "keep">("move");
  const [key] = useState(() => ({ move: newKey(), keep: newKey() }));
  const { run, fault, pending } = useLifeWrite(goal.id);
  const paused = usePausedDays(goal);
  async function resume(): Promise<void> {
    const moveDueDate = move === "move" && paused !== null && paused.days > 0;
    const ask = { params: { goalId: goal.id }, input: { moveDueDate }, key: key[move] };
    if (await run(() => call(resumeGoal, ask))) onDone(words.resumed);
  }

  return (
    <FormDialog
      title={words.resumeTitle}
      onClose={onClose}
      fault={fault?.text}
      onSubmit={() => void resume()}
      submit={words.resume}
      pending={pending}
    >
      {paused !== null && paused.days > 0 ? (
        <Choice
          legend={words.rested(paused.days)}
          options={[
            { value: "move", label: words.moveTo(paused.moved) },
            { value: "keep", label: words.keepAt(paused.kept) },
          ]}
          value={move}
          onChange={setMove}
        />
      ) : (
        <p>{words.pausedToday}</p>
      )}
    </FormDialog>
  );
}
