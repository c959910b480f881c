import { useState } from "react";
import { chooseCadence } from "#contract/goal-life.ts";
import { cadenceOf, cadences } from "#domain/check-in-period.ts";
import { words as checkInWords } from "#domain/check-in.words.ts";
import { call, newKey } from "#web/client/api.ts";
import { Choice } from "#web/ui/choice.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import type { LifeDialogProps } from "./life-dialog.ts";
import { useLifeWrite } from "./use-life-write.ts";
import { words } from "./life.words.ts";

// product 25.2, 25.14
export function CadenceDialog({ goal, onClose, onDone }: LifeDialogProps) {
  const [weeks, setWeeks] = useState(cadenceOf(goal.rhythms));
  const { run, fault, pending, clear } = useLifeWrite(goal.id);
  const [key, setKey] = useState(newKey);

  async function save(): Promise<void> {
    const params = { goalId: goal.id };
    if (!(await run(() => call(chooseCadence, { params, input: { weeks }, key })))) return;
    onDone(
      weeks === 0 ? words.noCheckIns : words.checkInsNow(checkInWords.cadenceInSentence[weeks]),
    );
  }

  return (
    <FormDialog
      title={words.cadenceTitle}
      words={words.whatCadence}
      onClose={onClose}
      fault={fault?.text}
      onSubmit={() => void save()}
      submit={words.save}
      pending={pending}
    >
      <Choice
        legend={words.howOften}
        look="segments"
        options={cadences.map((value) => ({
          value: String(value),
          label: checkInWords.cadence[value],
        }))}
        value={String(weeks)}
        onChange={(chosen) => {
          clear();
          setKey(newKey());
          setWeeks(cadences.find((known) => String(known) === chosen) ?? weeks);
        }}
      />
    </FormDialog>
  );
}
