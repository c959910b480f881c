import { PLAN_KEY, planName } from "#domain/plan.ts";
import { forget, store, readStored } from "#web/client/browser-storage.ts";

// product 2.7
export function keepPlan(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has("plan")) return;
  const plan = planName(address.searchParams.get("plan"));
  if (plan !== null) store("localStorage", PLAN_KEY, plan);
  address.searchParams.delete("plan");
  history.replaceState(history.state, "", address);
}

// product 2.7
export function takePlan(): string | null {
  const plan = planName(readStored("localStorage", PLAN_KEY));
  forget("localStorage", PLAN_KEY);
  return plan;
}
