import { useState } from "react";
import { importLedger } from "#contract/ledger-import.ts";
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
import { words } from "./life.words.ts";

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
    if (isDone) onDone(words.imported(preview.entries));
  }

  function submit(): void {
    if (seen !== null) void bring(seen);
    else if (!looking) setMissing(true);
  }

  return (
    <FormDialog
      title={words.importProgress}
      words={words.whatImport}
      onClose={onClose}
      fault={refused?.text ?? fault}
      onSubmit={submit}
      submit={seen === null ? words.import : words.importEntries(seen.preview.entries)}
      pending={pending}
    >
      <Field
        label={words.file}
        hint={measureForms[goal.measurable.type].importHint}
        error={missing && !isGoalMissing ? words.noFile : undefined}
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
          error={missing && isGoalMissing ? words.noFileGoal : undefined}
          onChoose={(fileGoal) => {
            startAnew();
            file.chooseGoal(fileGoal);
          }}
        />
      )}
      <Status>
        {looking && <span>{words.looking}</span>}
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
      label={words.fileGoal}
      error={error}
      value={at}
      onChange={({ target }) => onChoose(fileGoals[Number(target.value)]?.key ?? "")}
    >
      <option value={-1} disabled>
        {words.chooseFileGoal}
      </option>
      {fileGoals.map(({ key, name, lines }, place) => (
        <option key={key} value={place}>
          {words.linesOf(name === "" ? words.withoutGoal : bidiIsolated(name), lines)}
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
  const inWords = (value: MeasureValue) =>
    measureInWords({ ...measure, currentValue: value } as Measure, notation);
  const from = <WrittenDay day={first} />;
  const days = first === last ? words.allOn(from) : words.fromTo(from, <WrittenDay day={last} />);
  return (
    <span>
      {words.found(entries, <span>{days}</span>)}
      <span>{words.becomes(inWords(before), inWords(after))}</span>
      {unchanged > 0 && <span>{words.leftOut(unchanged)}</span>}
    </span>
  );
}
