import { useId } from "react";
import { chooseCoachConfirms } from "#contract/goal-life.ts";
import { isWaiting } from "#domain/completion-times.ts";
import type { Goal } from "#domain/goal.ts";
import { hasCoach } from "#domain/invitation.ts";
import { call, newKey } from "#web/client/api.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { useLifeWrite } from "../life/use-life-write.ts";
import styles from "./confirming.module.css";
import { words } from "./confirming.words.ts";

// product 43.1
export function CoachConfirms({ goal }: { readonly goal: Goal }) {
  const hintId = useId();
  const { run, fault, pending } = useLifeWrite(goal.id);
  if (goal.status !== "active" || !hasCoach(goal)) return null;
  const waits = isWaiting(goal);
  const choose = (coachConfirms: boolean) => {
    const ask = { params: { goalId: goal.id }, input: { coachConfirms }, key: newKey() };
    void run(() => call(chooseCoachConfirms, ask));
  };
  return (
    <Stack gap="tight">
      <label className={styles["choice"]}>
        <input
          type="checkbox"
          checked={pending ? !goal.coachConfirms : goal.coachConfirms}
          disabled={waits}
          aria-describedby={hintId}
          onChange={({ target }) => choose(target.checked)}
        />{" "}
        {words.coachConfirms}
      </label>
      <p id={hintId}>{waits ? words.notNow : words.coachConfirmsHint}</p>
      {fault && <Alert>{fault.text}</Alert>}
    </Stack>
  );
}
