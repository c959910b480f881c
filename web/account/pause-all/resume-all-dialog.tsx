import { useState } from "react";
import { resumeAll } from "#contract/goal-life.ts";
import { call, newKey, type CallOf } from "#web/client/api.ts";
import { Choice } from "#web/ui/choice.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { words } from "../account.words.ts";
import { useAllGoalsWrite, type AllGoalsDialogProps } from "./use-all-goals.ts";

// product 3.23
export function ResumeAllDialog({ onClose, onDone }: AllGoalsDialogProps) {
  const [move, setMove] = useState<"move" | "keep">("move");
  const [key] = useState(() => ({ move: newKey(), keep: newKey() }));
  const back = useAllGoalsWrite((ask: CallOf<typeof resumeAll>) => call(resumeAll, ask), onDone);
  const ask = { input: { moveDueDate: move === "move" }, key: key[move] };
  return (
    <FormDialog
      title={words.comeBack}
      submit={words.resumeGoals}
      pending={back.isPending}
      fault={back.error?.message}
      onClose={onClose}
      onSubmit={() => back.mutate(ask)}
    >
      <Choice
        legend={words.dueDates}
        options={[
          { value: "move", label: words.moveDueDates },
          { value: "keep", label: words.keepDueDates },
        ]}
        value={move}
        onChange={setMove}
      />
    </FormDialog>
  );
}
