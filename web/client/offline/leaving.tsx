import { FormDialog } from "#web/ui/form-dialog.tsx";
import { deviceSteps, waits } from "./device-steps.ts";
import { leftPresses } from "./left-presses.ts";
import { words } from "./offline.words.ts";

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
      title={words.signOutTitle}
      words={words.stepsLost(steps)}
      submit={words.signOut}
      pending={false}
      fault={undefined}
      onClose={onCancel}
      onSubmit={onLeave}
    />
  );
}
