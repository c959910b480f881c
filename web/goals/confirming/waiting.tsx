import { useState } from "react";
import { takeBackCompletionRequest } from "#contract/goal-life.ts";
import { completesAt, isWaiting } from "#domain/completion-times.ts";
import { dayInWords } from "#domain/day-words.ts";
import { dayOf } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { coachOf } from "#domain/invitation.ts";
import { call, newKey } from "#web/client/api.ts";
import { useNow } from "#web/client/now.tsx";
import { Row } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { Status } from "#web/ui/status.tsx";
import { useLifeWrite } from "../life/use-life-write.ts";
import { words } from "./confirming.words.ts";

// product 43.2
export function Waiting({ goal }: { readonly goal: GoalCard }) {
  const { zone } = useNow();
  const notation = useNotation();
  const [key] = useState(newKey);
  const { run, fault, pending } = useLifeWrite(goal.id);
  const { completionAskedAt: askedAt } = goal;
  if (!isWaiting(goal) || askedAt === null) return null;
  const ask = { params: { goalId: goal.id }, input: { askedAt }, key };
  return (
    <Row>
      <span>
        {words.waiting(
          <bdi>{coachOf(goal)}</bdi>,
          dayInWords(dayOf(completesAt(askedAt), zone), notation),
        )}
      </span>
      <LeavingButton
        size="small"
        look="quiet"
        pending={pending}
        onClick={() => void run(() => call(takeBackCompletionRequest, ask))}
      >
        {words.takeBack}
        <span className="visually-hidden">{words.takeBackOf(goal.description)}</span>
      </LeavingButton>
      <Status tone="red">{fault?.text}</Status>
    </Row>
  );
}
