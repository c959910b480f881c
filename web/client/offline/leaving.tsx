import { FormDialog } from "#web/ui/form-dialog.tsx";
import { deviceSteps, waits } from "./device-steps.ts";
import { leftPresses } from "./left-presses.ts";

/** A sign-out forgets these steps. */
export async function stepsLeft(uid: string): Promise<number> {
  const steps = await deviceSteps(uid)
    .all()
    .catch(() => []);
  return new Set([...steps.filter(waits), ...leftPresses(uid)].map(({ key }) => key)).size;
}

interface Props {
  /** At least 1. */
  readonly steps: number;
  readonly onCancel: () => void;
  readonly onLeave: () => void;
}

// product 29.7
export function LeaveQuestion({ steps, onCancel, onLeave }: Props) {
  return (
    <FormDialog
      danger
      title="Sign out?"
      words={
        steps === 1
          ? "1 step has not been sent. Sign out and lose it?"
          : `${steps} steps have not been sent. Sign out and lose them?`
      }
      submit="Sign out"
      pending={false}
      fault={undefined}
      onClose={onCancel}
      onSubmit={onLeave}
    />
  );
}
