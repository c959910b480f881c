import { useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState, type SyntheticEvent } from "react";
import type { OutputOf } from "#contract/endpoint.ts";
import type { DueCheckIn, writeWeeklyCheckIn } from "#contract/weekly-check-ins.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { WeeklyCheckInDraft } from "#domain/weekly-check-in.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { goalWritesOf } from "../goal-writes.ts";
import { stagedGoal } from "../progress/progress-edit.ts";
import { isReached } from "../week/row-actions.tsx";
import { NoLongerDue } from "./no-longer-due.tsx";
import { PlansAgain } from "./late-parts.tsx";
import { useReport, type Report } from "./report-draft.ts";
import { ReportFields } from "./report-fields.tsx";
import { checkInInput, noFaults, type ReportFaults } from "./reported.ts";
import { useSaveReport } from "./use-save-report.ts";
import styles from "./weekly-check-in.module.css";
import { words } from "./weekly-check-in.words.ts";

interface Props {
  readonly item: DueCheckIn;
  readonly isDue: boolean;
  readonly more: boolean;
  readonly onWritten: (
    said: WeeklyCheckInDraft,
    answer: OutputOf<typeof writeWeeklyCheckIn>,
  ) => void;
  readonly onCompleted: (goal: GoalCard) => void;
  readonly onSkip: () => void;
  readonly onPass: () => void;
}

// product 25.11
export function GoalReport({ item, isDue, more, ...on }: Props) {
  const { goal } = item;
  const now = useNow();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { report, words: drafted, forget, unstage, ...draft } = useReport(item);
  const { save, saving, failure, clear, drop } = useSaveReport(goal.id);
  const [faults, setFaults] = useState(noFaults);
  const isGone = !saving && (!isDue || failure?.kind === "gone");
  const writes = goalWritesOf(useQueryClient());

  function refuse(found: ReportFaults): void {
    setFaults(found);
    const at = found.value === undefined ? "health" : "value";
    form.current?.querySelector<HTMLElement>(`[data-part="${at}"] input`)?.focus();
  }

  async function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>): Promise<void> {
    event.preventDefault();
    const completes = event.nativeEvent.submitter?.dataset["completes"] !== undefined;
    if (saving || isGone) return;
    const said = checkInInput(report, item, now);
    if ("faults" in said) return refuse(said.faults);
    const saved = await save(said.input, drafted);
    if (saved.kind === "moved") unstage();
    if (saved.kind !== "saved") return;
    forget();
    drop();
    on.onWritten(said.input, saved.answer);
    // If it fails, the summary offers it again.
    if (!completes) return;
    const done = await writes.complete(saved.answer.goal, now).catch(() => null);
    if (done !== null) on.onCompleted(done.goal);
  }

  function change(edit: () => void): void {
    if (!isGone) clear();
    setFaults(noFaults);
    edit();
  }

  return (
    <Stack gap="loose">
      {isGone && (
        <NoLongerDue why={failure?.words} report={report} onForget={forget} onPass={on.onPass} />
      )}
      <form
        ref={form}
        id={id}
        noValidate
        aria-label={words.checkInOn(goal.description)}
        className={styles["form"]}
        onSubmit={(event) => void submit(event)}
      >
        <ReportFields
          item={item}
          report={report}
          faults={faults}
          onChange={(part) => change(() => draft.change(part))}
        />
      </form>
      {needsPlan(report) && <PlansAgain item={item} />}
      {failure !== null && !isGone && <Alert>{failure.words}</Alert>}
      {!isGone && (
        <div className={styles["foot"]}>
          <Button disabled={saving} onClick={on.onSkip}>
            {words.skip}
          </Button>
          <Row>
            <Button type="submit" form={id} look="primary" pending={saving}>
              {more ? words.saveAndNext : words.save}
            </Button>
            {isReached(stagedGoal(report.value, goal, now), now) && (
              <Button type="submit" form={id} pending={saving} data-completes>
                {words.saveAndComplete}
              </Button>
            )}
          </Row>
        </div>
      )}
    </Stack>
  );
}

function needsPlan({ health }: Report): boolean {
  return health === "at-risk" || health === "off-track";
}
