import { useEffect, useRef } from "react";
import { daysBetween } from "#domain/day.ts";
import { isPaused } from "#domain/pause.ts";
import { useNow } from "#web/client/now.tsx";
import { useUser } from "#web/client/session.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Checks } from "#web/ui/choice.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { words } from "../account.words.ts";
import { focusTitle } from "./focus-title.ts";
import { useAwayWords } from "./use-away.ts";
import type { AllGoalsDialogProps } from "./use-all-goals.ts";
import { useReturn, type Return } from "./use-return.ts";

interface DatesProps extends Pick<Return, "rows" | "moved" | "toggle"> {
  /** In a dialog that was open before they came. */
  readonly takesFocus?: boolean;
}

function MovingDates({ rows, moved, toggle, takesFocus = false }: DatesProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) part.current?.querySelector("input")?.focus();
  }, [takesFocus]);
  return (
    <div ref={part}>
      <Checks
        legend={words.whichDates}
        options={rows.map(({ goal, due }) => ({
          value: goal.id,
          label: <bdi>{goal.description}</bdi>,
          hint: words.dueMoves(<WrittenDay day={goal.dueDate} />, <WrittenDay day={due} />),
        }))}
        ticked={moved}
        onToggle={toggle}
      />
    </div>
  );
}

// product 3.23
export function ReturnDialog({ onClose, onDone }: AllGoalsDialogProps) {
  const back = useReturn(onDone);
  const asks = back.rows.length > 0;
  const { away } = useUser();
  return (
    <FormDialog
      title={away ? words.welcomeBack : words.resumeGoals}
      submit={asks ? words.moveDates : words.resumeGoals}
      pending={back.pending || !back.goals}
      fault={back.fault}
      onClose={onClose}
      onSubmit={back.move}
      aside={
        asks && (
          <Button pending={back.pending} onClick={back.leave}>
            {words.leaveDates}
          </Button>
        )
      }
    >
      {!back.goals && !back.unread && <Reading>{words.loadingGoals}</Reading>}
      {!back.goals && back.unread && <Failed onRetry={back.retry}>{back.unread}</Failed>}
      {back.goals && !asks && <p>{words.nothingToMove}</p>}
      {asks && <MovingDates {...back} takesFocus />}
    </FormDialog>
  );
}

/** While away the dialog of 'I'm back', once the day has come a card. */
export function Return({ onClose }: Pick<AllGoalsDialogProps, "onClose">) {
  return useAwayWords() === null ? (
    <ReturnCard onDone={onClose} />
  ) : (
    <ReturnDialog onClose={onClose} onDone={onClose} />
  );
}

/** Only while somebody has not answered. */
function ReturnCard({ onDone }: Pick<AllGoalsDialogProps, "onDone">) {
  const back = useReturn(onDone);
  const { away } = useUser();
  const now = useNow();
  const isAsked = back.rows.some(({ goal }) => !isPaused(goal, now));
  if (away?.until == null || !isAsked) return null;
  return (
    <Card as="section" aria-labelledby="return-title">
      <Stack>
        <h2 id="return-title">{words.welcomeBack}</h2>
        <p>{words.wereAway(daysBetween(away.since, away.until))}</p>
        <MovingDates {...back} />
        {back.fault && <Alert>{back.fault}</Alert>}
        <Row>
          <LeavingButton
            look="primary"
            pending={back.pending}
            onClick={back.move}
            onGone={focusTitle}
          >
            {words.moveDates}
          </LeavingButton>
          <LeavingButton pending={back.pending} onClick={back.leave} onGone={focusTitle}>
            {words.leaveDates}
          </LeavingButton>
        </Row>
      </Stack>
    </Card>
  );
}
