export { GoalAnnouncer } from "../goal-announcer.tsx";
export { PlansAgain } from "./plans-again.tsx";
export { RoundSummary } from "./round-summary.tsx";
