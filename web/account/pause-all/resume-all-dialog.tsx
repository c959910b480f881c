import { useState } from "react";
import { resumeAll } from "#contract/goal-life.ts";
import { call, newKey, type CallOf } from "#web/client/api.ts";
import { Choice } from "#web/ui/choice.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { useAllGoalsWrite, type AllGoalsDialogProps } from "./use-all-goals.ts";

// product 3.23
export function ResumeAllDialog({ onClose, onDone }: AllGoalsDialogProps) {
  const [move, setMove] = useState<"move" | "keep">("move");
  const [key] = useState(() => ({ move: newKey(), keep: newKey() }));
  const back = useAllGoalsWrite((ask: CallOf<typeof resumeAll>) => call(resumeAll, ask), onDone);
  const ask = { input: { moveDueDate: move === "move" }, key: key[move] };
  return (
    <FormDialog
      title="I am back"
      submit="Resume my goals"
      pending={back.isPending}
      fault={back.error?.message}
      onClose={onClose}
      onSubmit={() => back.mutate(ask)}
    >
      <Choice
        legend="What about the due dates?"
        options={[
          { value: "move", label: "Move each by the days that its goal was paused" },
          { value: "keep", label: "Keep them" },
        ]}
        value={move}
        onChange={setMove}
      />
    </FormDialog>
  );
}
