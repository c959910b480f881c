import { useEffect, useState } from "react";
import { Banner } from "#web/ui/banner.tsx";
import { words } from "./banners.words.ts";
import { takePlan } from "./kept-plan.ts";

// product 2.7
export function PlanBanner() {
  const [plan, setPlan] = useState<string | null>(null);
  useEffect(() => {
    const kept = takePlan();
    if (kept !== null) setPlan(kept);
  }, []);
  if (plan === null) return null;
  return <Banner onDismiss={() => setPlan(null)}>{words.planChosen(plan)}</Banner>;
}
