import { pauseAll } from "#contract/goal-life.ts";
import { isAway } from "#domain/away.ts";
import { addDays } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { ApiError, call, type CallOf } from "#web/client/api.ts";
import { useNow } from "#web/client/now.tsx";
import { useUser } from "#web/client/session.ts";
import { usePauseWords } from "#web/client/words/pause-words.ts";
import { Choice } from "#web/ui/choice.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { words } from "../account.words.ts";
import { useAllGoalsWrite, type AllGoalsDialogProps } from "./use-all-goals.ts";

const OFFERED_DAYS = 14;

// product 3.23
export function PauseAllDialog({ onClose, onDone }: AllGoalsDialogProps) {
  const { today } = useNow();
  const { away: absence } = useUser();
  const present = isAway(absence, today) ? absence : null;
  const title = present ? words.changeAway : words.leave;
  const { ends, until, why, input, ...draft } = usePauseWords("away", {
    ends: present?.until === null ? "open" : "day",
    until: present?.until ?? addDays(today, OFFERED_DAYS),
  });
  const away = useAllGoalsWrite(
    (ask: CallOf<typeof pauseAll>) => call(pauseAll, ask),
    (count) => {
      draft.forget();
      onDone(count);
    },
  );
  const { error } = away;
  const atDay = error instanceof ApiError && error.field === "until" ? error.message : undefined;

  function change(part: Parameters<typeof draft.change>[0]): void {
    draft.change(part);
    away.reset();
  }

  return (
    <FormDialog
      title={title}
      submit={title}
      pending={away.isPending}
      fault={atDay === undefined ? error?.message : undefined}
      onClose={onClose}
      onSubmit={() => away.mutate({ input, key: draft.key() })}
    >
      <Choice
        legend={words.pauseLength}
        look="segments"
        options={[
          { value: "day", label: words.untilDay },
          { value: "open", label: words.untilBack },
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
          error={atDay}
          onChange={({ target }) => change({ until: target.value })}
        />
      )}
      <TextField
        label={words.pauseReason}
        hint={words.pauseReasonHint}
        autoComplete="off"
        maxLength={limits.reason}
        value={why}
        onChange={({ target }) => change({ text: target.value })}
      />
    </FormDialog>
  );
}
