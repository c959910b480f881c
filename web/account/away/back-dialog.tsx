import { useState } from "react";
import { resumeAll } from "#contract/goal-life.ts";
import { call, newKey, type CallOf } from "#web/client/api.ts";
import { Choice } from "#web/ui/choice.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { useAway, type AwayDialogProps } from "./use-away.ts";

// product 3.23
export function BackDialog({ onClose, onDone }: AwayDialogProps) {
  const [move, setMove] = useState<"move" | "keep">("move");
  const [key] = useState(() => ({ move: newKey(), keep: newKey() }));
  const back = useAway((ask: CallOf<typeof resumeAll>) => call(resumeAll, ask), onDone);
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
