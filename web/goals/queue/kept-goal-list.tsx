import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { offeredActions } from "#domain/completion.ts";
import type { GoalCard } from "#domain/goal.ts";
import { measureInWords } from "#domain/measure-words.ts";
import { timeAgo } from "#domain/relative-time.ts";
import { useNow } from "#web/client/now.tsx";
import type { KeptGoals } from "#web/client/offline/device.ts";
import { useStore } from "#web/client/store.ts";
import { Card } from "#web/ui/card.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { Status } from "#web/ui/status.tsx";
import { UndoButton, useMessage } from "../card/card-message.tsx";
import { OneStep } from "../card/one-step.tsx";
import { goalWritesOf } from "../goal-writes.ts";
import { overlaidGoal } from "../overlay.ts";
import { words } from "./queue.words.ts";

// product 29.10
export function KeptGoalList({ kept }: { readonly kept: KeptGoals }) {
  const overlay = useStore(goalWritesOf(useQueryClient()).overlay);
  const now = useNow();
  return (
    <Stack as="section" aria-labelledby="kept-goals">
      <h2 id="kept-goals">{words.yourGoals}</h2>
      <p>{words.readLast(timeAgo(kept.at, now.at))}</p>
      {kept.goals.length === 0 && <p>{words.noGoals}</p>}
      <Stack as="ul">
        {kept.goals.map((goal) => (
          <KeptGoal key={goal.id} goal={overlaidGoal(goal, overlay, now)} />
        ))}
      </Stack>
    </Stack>
  );
}

function KeptGoal({ goal }: { readonly goal: GoalCard }) {
  const titleId = useId();
  const message = useMessage(goal.id);
  const offered = offeredActions(goal, useNow());
  const steps = offered.length > 0 && goal.measurable.type !== "Date";
  return (
    <Card as="li" aria-labelledby={titleId}>
      <Stack gap="tight">
        <h3 id={titleId} dir="auto">
          {goal.description}
        </h3>
        <p>{measureInWords(goal.measurable, useNotation())}</p>
        <Row>
          {steps && <OneStep goal={goal} message={message} onLog={() => undefined} />}
          <Status tone={message.failed ? "red" : "grey"}>{message.text}</Status>
          {message.undo && <UndoButton of={message.undo} goal={goal} message={message} />}
        </Row>
      </Stack>
    </Card>
  );
}
