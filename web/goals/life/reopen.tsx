import { reopenGoal } from "#contract/goal-life.ts";
import { call, newKey } from "#web/client/api.ts";
import { Alert } from "#web/ui/alert.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import type { LifeDialogProps } from "./life-dialog.ts";
import { useLifeWrite } from "./use-life-write.ts";
import { words } from "./life.words.ts";

// product 3.25
export function Reopen({ goal, onDone }: Pick<LifeDialogProps, "goal" | "onDone">) {
  const { run, fault, pending } = useLifeWrite(goal.id);
  async function reopen(): Promise<void> {
    const params = { goalId: goal.id };
    if (await run(() => call(reopenGoal, { params, key: newKey() }))) onDone(words.reopened);
  }

  return (
    <>
      <LeavingButton pending={pending} onClick={() => void reopen()}>
        {words.reopen}
      </LeavingButton>
      {fault && <Alert>{fault.text}</Alert>}
    </>
  );
}
