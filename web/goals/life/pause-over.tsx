import { useState } from "react";
import { resumeGoal } from "#contract/goal-life.ts";
import { isPaused } from "#domain/pause.ts";
import { call, newKey } from "#web/client/api.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Banner } from "#web/ui/banner.tsx";
import { Row } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import type { LifeDialogProps } from "./life-dialog.ts";
import { usePausedDays } from "./resume-dialog.tsx";
import { useLifeWrite } from "./use-life-write.ts";
import { words } from "./life.words.ts";

// product 3.22
export function PauseOver({ goal, onDone }: Pick<LifeDialogProps, "goal" | "onDone">) {
  const paused = usePausedDays(goal);
  const now = useNow();
  const [key] = useState(() => ({ move: newKey(), keep: newKey() }));
  const { run, fault, pending } = useLifeWrite(goal.id);
  if (paused === null || isPaused(goal, now)) return null;

  async function answer(which: "move" | "keep", news: string): Promise<void> {
    const input = { moveDueDate: which === "move" };
    const ask = { params: { goalId: goal.id }, input, key: key[which] };
    if (await run(() => call(resumeGoal, ask))) onDone(news);
  }

  return (
    <>
      <Banner
        action={
          <Row>
            <LeavingButton
              size="small"
              pending={pending}
              onClick={() => void answer("move", words.nowDue(paused.moved))}
            >
              {words.moveTo(paused.moved)}
            </LeavingButton>
            <LeavingButton
              size="small"
              look="quiet"
              pending={pending}
              onClick={() => void answer("keep", words.stillDue(paused.kept))}
            >
              {words.keepAt(paused.kept)}
            </LeavingButton>
          </Row>
        }
      >
        {words.pauseOver(paused.days)}
      </Banner>
      {fault && <Alert>{fault.text}</Alert>}
    </>
  );
}
