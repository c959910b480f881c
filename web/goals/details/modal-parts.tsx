import { useContext } from "react";
import type { GoalCard } from "#domain/goal.ts";
import { Stack } from "#web/ui/layout.tsx";
import { CheckInForm } from "../check-ins/check-in-form.tsx";
import { GoalDetails } from "./goal-details.tsx";
import { GoalPartsContext } from "../goal-parts.ts";
import { LedgerView } from "./ledger-view.tsx";

/** Of a goal, in a dialog: what others say of it, the way so far, a check-in, and the goal in its own words. */
export function ModalParts({ goal }: { readonly goal: GoalCard }) {
  const others = useContext(GoalPartsContext);
  return (
    <Stack>
      {others?.(goal)}
      <LedgerView goal={goal} reader="owner" />
      {!goal.completed && <CheckInForm goalId={goal.id} />}
      <GoalDetails goal={goal} />
    </Stack>
  );
}
