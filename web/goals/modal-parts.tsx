import type { GoalCard } from "#domain/goal.ts";
import { Stack } from "#web/ui/layout.tsx";
import { CheckInForm } from "./check-in-form.tsx";
import { GoalDetails } from "./goal-details.tsx";
import { LedgerView } from "./ledger-view.tsx";

/** Under the form of the modal: the way so far, a check-in, and the goal in its own words. */
export function ModalParts({ goal }: { readonly goal: GoalCard }) {
  return (
    <Stack>
      <LedgerView goal={goal} />
      <CheckInForm goalId={goal.id} />
      <GoalDetails goal={goal} />
    </Stack>
  );
}
