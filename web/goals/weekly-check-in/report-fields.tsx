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

export type ReportChange = (part: Partial<Choices & Record<CheckInText, string>>) => void;

interface Props {
  readonly item: DueCheckIn;
  readonly report: Report;
  readonly faults: ReportFaults;
  readonly onChange: ReportChange;
}

export function ReportFields({ item: { goal, promise }, report, faults, onChange }: Props) {
  const now = useNow();
  const notation = useNotation();
  const { news } = report;
  const pace = paceSentence(
    { ...goal, measurable: stagedMeasure(report.value, goal, now) },
    now,
    notation,
  );
  return (
    <>
      <KeptChoice promise={promise} report={report} onChange={onChange} />
      <div data-part="value">
        <ValueFields
          goal={goal}
          edit={report.value}
          fault={faults.value}
          onEdit={(value) => onChange({ value })}
        />
        {news.value !== null && <Alert tone="grey">{news.value}</Alert>}
      </div>
      <HealthChoice report={report} fault={faults.health} pace={pace} onChange={onChange} />
      <Obstacles report={report} onChange={onChange} />
      <Words
        label={promiseBegins(promiseUntil(goal, now), now, notation)}
        field="promise"
        report={report}
        onChange={onChange}
      />
      {news.reader !== null && <Alert tone="grey">{news.reader}</Alert>}
      <Readers report={report} onChange={onChange} />
    </>
  );
}

type PartProps = Pick<Props, "report" | "onChange">;

interface KeptProps extends PartProps {
  readonly promise: string;
}

export function KeptChoice({ promise, report, onChange }: KeptProps) {
  if (promise === "") return null;
  return (
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
  );
}

function Readers({ report: { coach, circle }, onChange }: PartProps) {
  if (coach === null) return null;
  return (
    <Choice
      legend={words.whoReads}
      look="segments"
      options={[
        { value: "coach", label: words.forBoth(bidiIsolated(coach.name)) },
        { value: "private", label: words.forMeAlone },
      ]}
      value={circle}
      onChange={(chosen) => onChange({ circle: chosen })}
    />
  );
}

interface HealthProps extends PartProps {
  readonly fault: string | undefined;
  /** In words; null for none. */
  readonly pace?: string | null;
}

export function HealthChoice({ report, fault, pace = null, onChange }: HealthProps) {
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

export function Obstacles({ report, onChange }: PartProps) {
  return (
    <div className={styles["beside"]}>
      <Words label={words.obstacle} field="obstacle" report={report} onChange={onChange} />
      <Words label={words.help} field="help" report={report} onChange={onChange} />
    </div>
  );
}

interface WordsProps extends PartProps {
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
