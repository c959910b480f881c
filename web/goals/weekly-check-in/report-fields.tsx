import type { DueCheckIn } from "#contract/weekly-check-ins.ts";
import { coachOf } from "#domain/invitation.ts";
import { isolated } from "#domain/isolated.ts";
import { limits } from "#domain/limits.ts";
import { paceInWords } from "#domain/pace-words.ts";
import {
  healths,
  healthWords,
  keptAnswers,
  keptWords,
  type CheckInText,
} from "#domain/weekly-check-in.ts";
import { useNow } from "#web/client/now.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { stagedMeasure } from "../progress/progress-edit.ts";
import { promiseBegins } from "./report-words.ts";
import type { Report } from "./report-draft.ts";
import type { ReportFaults } from "./reported.ts";
import { ValueFields } from "./value-fields.tsx";
import styles from "./weekly-check-in.module.css";

interface Props {
  readonly item: DueCheckIn;
  readonly report: Report;
  readonly faults: ReportFaults;
  readonly onChoose: (part: Partial<Pick<Report, "health" | "kept" | "circle" | "value">>) => void;
  readonly onType: (text: CheckInText, typed: string) => void;
}

/** What a check-in on a goal asks, in its order. */
export function ReportFields({ item: { goal, promise }, report, faults, onChoose, onType }: Props) {
  const now = useNow();
  const notation = useNotation();
  const coach = coachOf(goal);
  return (
    <>
      {promise !== "" && (
        <Choice
          legend={
            <>
              Last time you said:{" "}
              <q dir="auto" className={styles["promise"]}>
                {promise}
              </q>
            </>
          }
          look="segments"
          options={keptAnswers.map((value) => ({ value, label: keptWords[value] }))}
          value={report.kept ?? ""}
          onChange={(kept) => onChoose({ kept })}
        />
      )}
      <div data-part="value">
        <ValueFields
          goal={goal}
          edit={report.value}
          fault={faults.value}
          onEdit={(value) => onChoose({ value })}
        />
      </div>
      <Health goal={goal} report={report} fault={faults.health} onChoose={onChoose} />
      <div className={styles["beside"]}>
        <Words label="What is in the way?" text="obstacle" report={report} onType={onType} />
        <Words label="What would help?" text="help" report={report} onType={onType} />
      </div>
      <Words
        label={promiseBegins(goal, now, notation)}
        text="promise"
        report={report}
        onType={onType}
      />
      {coach !== null && (
        <Choice
          legend="Who reads it"
          look="segments"
          options={[
            { value: "coach", label: `For ${isolated(coach)} and me` },
            { value: "private", label: "For me alone" },
          ]}
          value={report.circle}
          onChange={(circle) => onChoose({ circle })}
        />
      )}
    </>
  );
}

interface HealthProps extends Pick<Props, "report" | "onChoose"> {
  readonly goal: DueCheckIn["goal"];
  readonly fault: string | undefined;
}

/** How it is going, with what the pace line says of the value that is staged. */
function Health({ goal, report, fault, onChoose }: HealthProps) {
  const now = useNow();
  const pace = paceInWords(
    { ...goal, measurable: stagedMeasure(report.value, goal, now) },
    now,
    useNotation(),
  );
  return (
    <div data-part="health">
      <Choice
        legend={
          <>
            How is it going?
            {pace !== null && <span className={styles["pace"]}> The pace line says: {pace}.</span>}
          </>
        }
        look="thirds"
        options={healths.map((value) => ({ value, label: healthWords[value] }))}
        value={report.health}
        error={fault}
        onChange={(health) => onChoose({ health })}
      />
    </div>
  );
}

interface WordsProps extends Pick<Props, "report" | "onType"> {
  readonly label: string;
  readonly text: CheckInText;
}

function Words({ label, text, report, onType }: WordsProps) {
  return (
    <TextAreaField
      label={label}
      rows={2}
      maxLength={limits.checkInWords}
      value={report[text]}
      onChange={({ target }) => onType(text, target.value)}
    />
  );
}
