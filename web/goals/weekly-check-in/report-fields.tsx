import type { DueCheckIn } from "#contract/weekly-check-ins.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import * as limits from "#domain/limits.ts";
import { promiseBegins, promiseUntil } from "#domain/promise.ts";
import { healths, keptAnswers, type CheckInText } from "#domain/weekly-check-in.ts";
import { words as checkInWords } from "#domain/weekly-check-in.words.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { stagedMeasure } from "../progress/progress-edit.ts";
import type { Choices, Report } from "./report-draft.ts";
import type { ReportFaults } from "./reported.ts";
import { ValueFields } from "./value-fields.tsx";
import styles from "./weekly-check-in.module.css";
import { paceSentence } from "./pace-sentence.ts";
import { words } from "./weekly-check-in.words.ts";

interface Props {
  readonly item: DueCheckIn;
  readonly report: Report;
  readonly faults: ReportFaults;
  readonly onChange: (part: Partial<Choices & Record<CheckInText, string>>) => void;
}

export function ReportFields({ item: { goal, promise }, report, faults, onChange }: Props) {
  const now = useNow();
  const notation = useNotation();
  const { coach, news } = report;
  return (
    <>
      {promise !== "" && (
        <Choice
          legend={words.lastTime(
            <q dir="auto" className={styles["promise"]}>
              {promise}
            </q>,
          )}
          look="segments"
          options={keptAnswers.map((value) => ({ value, label: checkInWords.kept[value] }))}
          value={report.kept ?? ""}
          onChange={(kept) => onChange({ kept })}
        />
      )}
      <div data-part="value">
        <ValueFields
          goal={goal}
          edit={report.value}
          fault={faults.value}
          onEdit={(value) => onChange({ value })}
        />
        {news.value !== null && <Alert tone="grey">{news.value}</Alert>}
      </div>
      <Health goal={goal} report={report} fault={faults.health} onChange={onChange} />
      <div className={styles["beside"]}>
        <Words label={words.obstacle} field="obstacle" report={report} onChange={onChange} />
        <Words label={words.help} field="help" report={report} onChange={onChange} />
      </div>
      <Words
        label={promiseBegins(promiseUntil(goal, now), now, notation)}
        field="promise"
        report={report}
        onChange={onChange}
      />
      {news.reader !== null && <Alert tone="grey">{news.reader}</Alert>}
      {coach !== null && (
        <Choice
          legend={words.whoReads}
          look="segments"
          options={[
            { value: "coach", label: words.forBoth(bidiIsolated(coach.name)) },
            { value: "private", label: words.forMeAlone },
          ]}
          value={report.circle}
          onChange={(circle) => onChange({ circle })}
        />
      )}
    </>
  );
}

interface HealthProps extends Pick<Props, "report" | "onChange"> {
  readonly goal: DueCheckIn["goal"];
  readonly fault: string | undefined;
}

function Health({ goal, report, fault, onChange }: HealthProps) {
  const now = useNow();
  const pace = paceSentence(
    { ...goal, measurable: stagedMeasure(report.value, goal, now) },
    now,
    useNotation(),
  );
  return (
    <div data-part="health">
      <Choice
        legend={
          <>
            {words.howIsItGoing}
            {pace !== null && <span className={styles["pace"]}> {pace}</span>}
          </>
        }
        look="thirds"
        options={healths.map((value) => ({ value, label: checkInWords.health[value] }))}
        value={report.health}
        error={fault}
        onChange={(health) => onChange({ health })}
      />
    </div>
  );
}

interface WordsProps extends Pick<Props, "report" | "onChange"> {
  readonly label: string;
  readonly field: CheckInText;
}

function Words({ label, field, report, onChange }: WordsProps) {
  return (
    <TextAreaField
      label={label}
      rows={2}
      maxLength={limits.checkInWords}
      value={report[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
}
