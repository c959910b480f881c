import type { Now } from "./day.ts";
import { isPaused } from "./pause.ts";
import { refuse, type Refusal, type RefusalCode } from "./refusal.ts";
import { endedCodes as ended, type GoalCard } from "./goal.ts";

/** Deleted goals are kept for a while, visible to nobody (product 3.27). */
export const goalStates = ["active", "paused", "completed", "closed", "deleted"] as const;
export type GoalState = (typeof goalStates)[number];

type Standing = Pick<GoalCard, "status" | "pauses"> & { readonly deletedAt?: number | null };

/** The state of a goal; if its deletion is unknown, the state its owner sees. */
export function goalStateOf(goal: Standing, now: Pick<Now, "today">): GoalState {
  if (typeof goal.deletedAt === "number") return "deleted";
  return isPaused(goal, now) ? "paused" : goal.status;
}

type Refused = Readonly<Partial<Record<Exclude<GoalState, "deleted">, RefusalCode>>>;

const notEnded = { active: "goal.not-ended", paused: "goal.not-ended" } as const;

/** Refusals by action and state (product 3.18); a deleted goal is not found except for `restore`. */
export const goalActions = {
  read: {},
  progress: ended,
  "undo-progress": ended,
  import: ended,
  complete: ended,
  "coach-confirms": ended,
  "undo-complete": { ...notEnded, closed: "goal.closed" },
  reopen: notEnded,
  edit: ended,
  "weekly-quota": ended,
  cadence: ended,
  plan: ended,
  pause: ended,
  resume: ended,
  close: ended,
  delete: {},
  invite: { completed: "invitation.not-now", closed: "invitation.not-now" },
  accept: { completed: "invitation.goal-gone", closed: "invitation.goal-gone" },
  "take-back": ended,
  "check-in": {},
  "weekly-check-in": { ...ended, paused: "check-in.not-due" },
  share: {},
  milestone: { closed: "goal.closed" },
} as const satisfies Readonly<Record<string, Refused>>;
export type GoalAction = keyof typeof goalActions | "restore";

/** Why an action is refused in a state; null if allowed (product 3.18). */
export function refusalIn(action: GoalAction, state: GoalState): Refusal | null {
  if (action === "restore") return state === "deleted" ? null : refuse("not-found");
  if (state === "deleted") return refuse("not-found");
  const refused: Refused = goalActions[action];
  const code = refused[state];
  return code === undefined ? null : refuse(code);
}
