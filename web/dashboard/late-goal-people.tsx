import { errors } from "#contract/errors.ts";
import type { GoalCard } from "#domain/goal.ts";
import { LatePart } from "#web/client/late-part.tsx";
import { Reading } from "#web/ui/reading.tsx";

const load = async () => (await import("./coach-and-notes.tsx")).GoalPeople;

/** The people around a goal: loaded when its modal first opens. Without them progress is still saved. */
export const goalPeople = (goal: GoalCard) => (
  <LatePart load={load} loading={<Reading />} failed={errors["server.unavailable"].text}>
    {(GoalPeople) => <GoalPeople goal={goal} />}
  </LatePart>
);
