import { useState } from "react";
import { importLedger } from "#contract/ledger-import.ts";
import { counted } from "#domain/count-words.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { measureForms } from "#domain/measure-draft.ts";
import { measureInWords } from "#domain/measure-words.ts";
import type { Measure, MeasureValue } from "#domain/measure.ts";
import { ApiError, call, newKey } from "#web/client/api.ts";
import { Field } from "#web/ui/field.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { Status } from "#web/ui/status.tsx";
import { WrittenDay } from "#web/ui/written-day.tsx";
import type { LifeDialogProps } from "./life-dialog.ts";
import { useImportFile, type SeenFile } from "./use-import-file.ts";
import { useLifeWrite } from "./use-life-write.ts";

function entriesInWords(count: number): string {
  return count === 1 ? "1 entry" : `${count} entries`;
}

// product 27.9
export function ImportDialog({ goal, onClose, onDone }: LifeDialogProps) {
  const file = useImportFile(goal.id);
  const { seen, looking, fault, choose, lookAgain } = file;
  const isGoalMissing = file.fileGoals.length > 0 && file.fileGoal === undefined;
  const [missing, setMissing] = useState(false);
  const [key, setKey] = useState(newKey);
  const { run, fault: refused, pending, clear } = useLifeWrite(goal.id);

  const startAnew = () => {
    setMissing(false);
    clear();
    setKey(newKey());
  };

  async function bring({ preview, ...asked }: SeenFile): Promise<void> {
    const input = { ...asked, rev: preview.rev };
    const write = () => call(importLedger, { params: { goalId: goal.id }, input, key });
    const isDone = await run(() =>
      write().catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 409) {
          setKey(newKey());
          lookAgain();
        }
        throw error;
      }),
    );
    if (isDone) onDone(`Imported ${entriesInWords(preview.entries)}.`);
  }

  function submit(): void {
    if (seen !== null) void bring(seen);
    else if (!looking) setMissing(true);
  }

  return (
    <FormDialog
      title="Import progress"
      words="The lines of a CSV file come after what stands in this goal's ledger. Its columns are day, like 2026-03-10, value and, if you like, note."
      onClose={onClose}
      fault={refused?.text ?? fault}
      onSubmit={submit}
      submit={seen === null ? "Import" : `Import ${entriesInWords(seen.preview.entries)}`}
      pending={pending}
    >
      <Field
        label="CSV file"
        hint={measureForms[goal.measurable.type].importHint}
        error={missing && !isGoalMissing ? "Please choose a file." : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv"
            // Lets a corrected file be chosen again under the same name.
            onClick={({ currentTarget }) => {
              currentTarget.value = "";
            }}
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              if (chosen === undefined) return;
              startAnew();
              choose(chosen);
            }}
          />
        )}
      </Field>
      {file.fileGoals.length > 0 && (
        <GoalOfFile
          {...file}
          error={missing && isGoalMissing ? "Please choose a goal." : undefined}
          onChoose={(fileGoal) => {
            startAnew();
            file.chooseGoal(fileGoal);
          }}
        />
      )}
      <Status>
        {looking && <span>Looking at the file...</span>}
        {seen && <Preview measure={goal.measurable} {...seen.preview} />}
      </Status>
    </FormDialog>
  );
}

interface GoalOfFileProps extends Pick<ReturnType<typeof useImportFile>, "fileGoals" | "fileGoal"> {
  readonly error: string | undefined;
  readonly onChoose: (fileGoal: string) => void;
}

// product 27.9
function GoalOfFile({ fileGoals, fileGoal, error, onChoose }: GoalOfFileProps) {
  const at = fileGoals.findIndex(({ key }) => key === fileGoal);
  return (
    <SelectField
      label="Goal in the file"
      error={error}
      value={at}
      onChange={({ target }) => onChoose(fileGoals[Number(target.value)]?.key ?? "")}
    >
      <option value={-1} disabled>
        Choose a goal
      </option>
      {fileGoals.map(({ key, name, lines }, place) => (
        <option key={key} value={place}>
          {`${name === "" ? "Lines without a goal" : bidiIsolated(name)} (${counted(lines, "line")})`}
        </option>
      ))}
    </SelectField>
  );
}

interface PreviewProps extends Pick<
  SeenFile["preview"],
  "entries" | "unchanged" | "first" | "last" | "before" | "after"
> {
  readonly measure: Measure;
}

function Preview({ measure, entries, unchanged, first, last, before, after }: PreviewProps) {
  const notation = useNotation();
  const words = (value: MeasureValue) =>
    measureInWords({ ...measure, currentValue: value } as Measure, notation);
  return (
    <span>
      {entriesInWords(entries)},{" "}
      {first === last ? (
        <span>
          all on <WrittenDay day={first} />
        </span>
      ) : (
        <span>
          from <WrittenDay day={first} /> to <WrittenDay day={last} />
        </span>
      )}
      <span>{`. Before: ${words(before)}. After: ${words(after)}.`}</span>
      {unchanged > 0 && (
        <span>{` ${unchanged === 1 ? "1 line leaves" : `${unchanged} lines leave`} the value as it is, and ${unchanged === 1 ? "is" : "are"} left out.`}</span>
      )}
    </span>
  );
}
