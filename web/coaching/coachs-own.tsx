import { Stack } from "#web/ui/layout.tsx";
import { PrivateNotes } from "./private-notes/private-notes.tsx";
import { StepDown } from "./step-down.tsx";

interface Props {
  readonly goal: { readonly id: string };
  readonly ownerName: string;
}

export function CoachsOwn({ goal, ownerName }: Props) {
  return (
    <Stack>
      <PrivateNotes goalId={goal.id} ownerName={ownerName} />
      <StepDown goalId={goal.id} ownerName={ownerName} />
    </Stack>
  );
}
