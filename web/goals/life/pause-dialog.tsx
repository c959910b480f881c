import { useState } from "react";
import { pauseGoal } from "#contract/goal-life.ts";
import { addDays } from "#domain/day.ts";
import { hasCoach } from "#domain/invitation.ts";
import { limits } from "#domain/limits.ts";
import { presentPause } from "#domain/pause.ts";
import { call, newKey } from "#web/client/api.ts";
import { useKeptWords } from "#web/client/kept-words.ts";
import { useNow } from "#web/client/now.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { LifeDialogProps } from "./life-dialog.ts";
import { useLifeWrite } from "./use-life-write.ts";

const nothing = { text: "" };

/** Two weeks: where the calendar begins. */
const OFFERED_DAYS = 14;

/** Lets a goal rest, for a while or until it is resumed, or for longer or shorter than it was to (product 3.21). */
export function PauseDialog({ goal, onClose, onDone }: LifeDialogProps) {
  const { today } = useNow();
  const [present] = useState(() => presentPause(goal, today));
  const [ends, setEnds] = useState<"day" | "resumed">(present?.until === null ? "resumed" : "day");
  const [until, setUntil] = useState(present?.until ?? addDays(today, OFFERED_DAYS));
  const [words, edit, forget] = useKeptWords(`pause/${goal.id}`, nothing);
  const { run, fault, pending, clear } = useLifeWrite(goal.id);
  const [key, setKey] = useState(newKey);
  const day = ends === "day" ? until : null;
  const atDay = fault?.field === "until";

  /** Something else is asked for from now on. */
  function change(set: () => void): void {
    set();
    clear();
    setKey(newKey());
  }

  async function pause(): Promise<void> {
    const input = { until: day, why: words.text };
    if (!(await run(() => call(pauseGoal, { params: { goalId: goal.id }, input, key })))) return;
    forget(words);
    onDone(present ? "The pause is changed." : "The goal rests.");
  }

  return (
    <FormDialog
      title={present ? "Change this pause" : "Pause this goal"}
      words="While it rests it is neither overdue nor stalled, nothing reminds of it, and its pace stands still."
      onClose={onClose}
      fault={atDay ? undefined : fault?.text}
      onSubmit={() => void pause()}
      submit={present ? "Change pause" : "Pause"}
      pending={pending}
    >
      <Choice
        legend="For how long?"
        look="segments"
        options={[
          { value: "day", label: "Until a day" },
          { value: "resumed", label: "Until I resume it" },
        ]}
        value={ends}
        onChange={(value) => change(() => setEnds(value))}
      />
      {ends === "day" && (
        <TextField
          type="date"
          label="First day back"
          min={addDays(today, 1)}
          max={addDays(today, limits.pauseDays)}
          value={until}
          error={atDay ? fault.text : undefined}
          onChange={({ target }) => change(() => setUntil(target.value))}
        />
      )}
      <TextField
        label="Why? (optional)"
        hint={hasCoach(goal) ? "Your coach can read it." : undefined}
        autoComplete="off"
        maxLength={limits.reason}
        value={words.text}
        onChange={({ target }) => change(() => edit(() => ({ text: target.value })))}
      />
    </FormDialog>
  );
}
