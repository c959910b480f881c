import { useState } from "react";
import { pauseGoal } from "#contract/goal-life.ts";
import { addDays } from "#domain/day.ts";
import { coachOf } from "#domain/invitation.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import * as limits from "#domain/limits.ts";
import { presentPause } from "#domain/pause.ts";
import { call } from "#web/client/api.ts";
import { useNow } from "#web/client/now.tsx";
import { usePauseWords } from "#web/client/words/pause-words.ts";
import { Choice } from "#web/ui/choice.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { LifeDialogProps } from "./life-dialog.ts";
import { useLifeWrite } from "./use-life-write.ts";
import { words } from "./life.words.ts";

/** Where the calendar opens. */
const OFFERED_DAYS = 14;

// product 3.21
export function PauseDialog({ goal, onClose, onDone }: LifeDialogProps) {
  const { today } = useNow();
  const [present] = useState(() => presentPause(goal, today));
  const { ends, until, why, input, ...draft } = usePauseWords(`pause/${goal.id}`, {
    ends: present?.until === null ? "open" : "day",
    until: present?.until ?? addDays(today, OFFERED_DAYS),
  });
  const { run, fault, pending, clear } = useLifeWrite(goal.id);
  const coach = coachOf(goal);
  const atDay = fault?.field === "until";

  function change(part: Parameters<typeof draft.change>[0]): void {
    draft.change(part);
    clear();
  }

  async function pause(): Promise<void> {
    const ask = { params: { goalId: goal.id }, input, key: draft.key() };
    if (!(await run(() => call(pauseGoal, ask)))) return;
    draft.forget();
    onDone(present ? words.pauseChanged : words.paused);
  }

  return (
    <FormDialog
      title={present ? words.changePauseTitle : words.pauseTitle}
      words={words.whatPausing}
      onClose={onClose}
      fault={atDay ? undefined : fault?.text}
      onSubmit={() => void pause()}
      submit={present ? words.changePause : words.pause}
      pending={pending}
    >
      <Choice
        legend={words.howLong}
        look="segments"
        options={[
          { value: "day", label: words.untilDay },
          { value: "open", label: words.untilResumed },
        ]}
        value={ends}
        onChange={(value) => change({ ends: value })}
      />
      {ends === "day" && (
        <TextField
          type="date"
          label={words.firstDayBack}
          min={addDays(today, 1)}
          max={addDays(today, limits.pauseDays)}
          value={until}
          error={atDay ? fault.text : undefined}
          onChange={({ target }) => change({ until: target.value })}
        />
      )}
      <TextField
        label={words.whyOptional}
        hint={coach === null ? undefined : words.coachCanRead(bidiIsolated(coach))}
        autoComplete="off"
        maxLength={limits.reason}
        value={why}
        onChange={({ target }) => change({ text: target.value })}
      />
    </FormDialog>
  );
}
