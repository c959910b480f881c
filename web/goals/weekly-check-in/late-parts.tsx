import type { DueCheckIn } from "#contract/weekly-check-ins.ts";
import { late } from "#web/client/late-part.tsx";
import type { SummaryProps } from "./round-summary.tsx";

const load = () => import("./after-first-view.tsx");

export const GoalAnnouncer = late(() => load().then((m) => m.GoalAnnouncer), null);
export const RoundSummary = late<SummaryProps>(() => load().then((m) => m.RoundSummary));
export const PlansAgain = late<{ readonly item: DueCheckIn }>(() =>
  load().then((m) => m.PlansAgain),
);
