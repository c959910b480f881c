import type { GoalCard } from "#domain/goal.ts";
import { Stack } from "#web/ui/layout.tsx";
import { GoalDetails } from "./goal-details.tsx";
import { LedgerView } from "./ledger-view.tsx";

/** What a coach sees of a goal besides its notes: the way so far, and the goal in its owner's words. */
export function CoachedParts({ goal }: { readonly goal: GoalCard }) {
  return (
    <Stack>
      <LedgerView goal={goal} reader="coach" />
      <GoalDetails goal={goal} />
    </Stack>
  );
}
