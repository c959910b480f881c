import { useState } from "react";
import { pauseAll } from "#contract/goal-life.ts";
import { addDays } from "#domain/day.ts";
import { limits } from "#domain/limits.ts";
import { ApiError, call, newKey, type CallOf } from "#web/client/api.ts";
import { useKeptWords } from "#web/client/kept-words.ts";
import { useNow } from "#web/client/now.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useAway, type AwayDialogProps } from "./use-away.ts";

const nothing = { text: "" };

/** Two weeks: where the calendar begins. */
const OFFERED_DAYS = 14;

/** Lets all goals rest, until a day or until the person is back (product 3.23). */
export function AwayDialog({ onClose, onDone }: AwayDialogProps) {
  const { today } = useNow();
  const [ends, setEnds] = useState<"day" | "back">("day");
  const [until, setUntil] = useState(() => addDays(today, OFFERED_DAYS));
  const [words, edit, forget] = useKeptWords("away", nothing);
  const [key, setKey] = useState(newKey);
  const away = useAway(
    (ask: CallOf<typeof pauseAll>) => call(pauseAll, ask),
    (count) => {
      forget(words);
      onDone(count);
    },
  );
  const { error } = away;
  const atDay = error instanceof ApiError && error.field === "until" ? error.message : undefined;

  /** Something else is asked for from now on. */
  function change(set: () => void): void {
    set();
    away.reset();
    setKey(newKey());
  }

  const ask = { input: { until: ends === "day" ? until : null, why: words.text }, key };
  return (
    <FormDialog
      title="I am away"
      submit="Pause my goals"
      pending={away.isPending}
      fault={atDay === undefined ? error?.message : undefined}
      onClose={onClose}
      onSubmit={() => away.mutate(ask)}
    >
      <Choice
        legend="For how long?"
        look="segments"
        options={[
          { value: "day", label: "Until a day" },
          { value: "back", label: "Until I am back" },
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
          error={atDay}
          onChange={({ target }) => change(() => setUntil(target.value))}
        />
      )}
      <TextField
        label="Why? (optional)"
        hint="Your coaches can read it."
        autoComplete="off"
        maxLength={limits.reason}
        value={words.text}
        onChange={({ target }) => change(() => edit(() => ({ text: target.value })))}
      />
    </FormDialog>
  );
}
