import { GoalLink } from "#web/ui/goal-link.tsx";
import type { Invitation } from "./onboarding.ts";

export function GoalName({ of: { goalDescription, goalId } }: { readonly of: Invitation }) {
  if (goalId === undefined) return <bdi>{goalDescription}</bdi>;
  return <GoalLink goalId={goalId}>{goalDescription}</GoalLink>;
}
