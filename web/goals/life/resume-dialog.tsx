import { useState } from "react";
import { resumeGoal } from "#contract/goal-life.ts";
import { counted } from "#domain/count-words.ts";
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

/** Since the due date was last asked about; null where there is nothing to answer. */
export function usePausedDays(goal: Goal) {
  const now = useNow();
  const notation = useNotation();
  const days = unansweredDays(goal, now);
  if (days === null) return null;
  return {
    days,
    inWords: counted(days, "day"),
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
    if (await run(() => call(resumeGoal, ask))) onDone("The goal goes on.");
  }

  return (
    <FormDialog
      title="Resume this goal"
      onClose={onClose}
      fault={fault?.text}
      onSubmit={() => void resume()}
      submit="Resume"
      pending={pending}
    >
      {paused !== null && paused.days > 0 ? (
        <Choice
          legend={`It rested for ${paused.inWords}. What about its due date?`}
          options={[
            { value: "move", label: `Move it to ${paused.moved}` },
            { value: "keep", label: `Keep ${paused.kept}` },
          ]}
          value={move}
          onChange={setMove}
        />
      ) : (
        <p>It was paused today: nothing of the pause is left behind.</p>
      )}
    </FormDialog>
  );
}
