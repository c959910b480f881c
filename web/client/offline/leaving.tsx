import { FormDialog } from "#web/ui/form-dialog.tsx";
import { deviceSteps, waits } from "./device-steps.ts";
import { leftPresses } from "./left-presses.ts";

/** How many steps of a person wait on this device, as far as it can tell: a sign-out forgets them. */
export async function stepsLeft(uid: string): Promise<number> {
  const steps = await deviceSteps(uid)
    .all()
    .catch(() => []);
  return new Set([...steps.filter(waits), ...leftPresses(uid)].map(({ key }) => key)).size;
}

interface Props {
  /** At least one. */
  readonly steps: number;
  readonly onCancel: () => void;
  readonly onLeave: () => void;
}

/** Asks whoever signs out whether what they have logged may be lost (product 29.7). */
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
