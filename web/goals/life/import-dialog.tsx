import { useState } from "react";
import { importLedger } from "#contract/ledger-import.ts";
import { measureInWords } from "#domain/measure-words.ts";
import type { Measure, MeasureType, MeasureValue } from "#domain/measure.ts";
import { ApiError, call, newKey } from "#web/client/api.ts";
import { Field } from "#web/ui/field.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { Status } from "#web/ui/status.tsx";
import { WrittenDay } from "#web/ui/written-day.tsx";
import type { LifeDialogProps } from "./life-dialog.ts";
import { useImportFile, type SeenFile } from "./use-import-file.ts";
import { useLifeWrite } from "./use-life-write.ts";

const values: Readonly<Record<MeasureType, string>> = {
  Numeric: "The value is what it was after that day, like 12 or 2.5.",
  DailyStreak: "The value is how many days it was then.",
  Boolean: "The value is yes or no.",
  Date: "The value is the day on which it was reached, or nothing.",
};

function entriesInWords(count: number): string {
  return count === 1 ? "1 entry" : `${count} entries`;
}

/** Brings the lines of a file into a goal's ledger, after it was said what they are (product 27.9). */
export function ImportDialog({ goal, onClose, onDone }: LifeDialogProps) {
  const { seen, looking, fault, choose, lookAgain } = useImportFile(goal.id);
  const [missing, setMissing] = useState(false);
  const [key, setKey] = useState(newKey);
  const { run, fault: refused, pending, clear } = useLifeWrite(goal.id);

  async function bring({ csv, preview }: SeenFile): Promise<void> {
    const input = { csv, rev: preview.rev };
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
        hint={values[goal.measurable.type]}
        error={missing ? "Please choose a file." : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv"
            // A file that was mended is chosen once more, under its old name.
            onClick={({ currentTarget }) => {
              currentTarget.value = "";
            }}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file === undefined) return;
              setMissing(false);
              clear();
              setKey(newKey());
              choose(file);
            }}
          />
        )}
      </Field>
      <Status>
        {looking && "Looking at the file..."}
        {seen && <Preview measure={goal.measurable} {...seen.preview} />}
      </Status>
    </FormDialog>
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
    <>
      {entriesInWords(entries)},{" "}
      {first === last ? (
        <>
          all on <WrittenDay day={first} />
        </>
      ) : (
        <>
          from <WrittenDay day={first} /> to <WrittenDay day={last} />
        </>
      )}
      . Before: {words(before)}. After: {words(after)}.
      {unchanged > 0 &&
        ` ${unchanged === 1 ? "1 line leaves" : `${unchanged} lines leave`} the value as it is, and ${unchanged === 1 ? "is" : "are"} left out.`}
    </>
  );
}
