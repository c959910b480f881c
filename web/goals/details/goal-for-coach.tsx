import type { GoalCard } from "#domain/goal.ts";
import { Stack } from "#web/ui/layout.tsx";
import { GoalDetails } from "./goal-details.tsx";
import { LedgerView } from "./ledger-view.tsx";

export function CoachedParts({ goal }: { readonly goal: GoalCard }) {
  return (
    <Stack>
      <LedgerView goal={goal} reader="coach" />
      <GoalDetails goal={goal} />
    </Stack>
  );
}
