import { useEffect, useRef, type FormEvent } from "react";
import { reportCircle } from "#contract/circles.ts";
import { circleReport } from "#domain/circle.ts";
import * as limits from "#domain/limits.ts";
import { call } from "#web/client/api.ts";
import { attemptKey } from "#web/client/attempt-key.ts";
import { useDraft } from "#web/client/drafts.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { useFocusLeft } from "#web/ui/leaving-button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { useWriting } from "./use-writing.ts";
import styles from "./circles.module.css";
import { words } from "./circles.words.ts";

interface Props {
  readonly circleId: string;
  readonly onCancel: () => void;
  readonly onSent: () => void;
}

const noReport = { text: "" };

// product 41.13
export function ReportForm({ circleId, onCancel, onSent }: Props) {
  const part = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusLeft(part);
  const [draft, edit, forget] = useDraft(`circle-report/${circleId}`, noReport);
  const { form, write, saving, faultAt, failure, clear } = useWriting({
    fields: ["text"],
    rule: (typed: typeof noReport) => circleReport(typed.text),
    send: (text) =>
      call(reportCircle, { params: { circleId }, input: { text }, key: attemptKey(draft) }),
  });
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await write(draft))) return;
    forget(draft);
    onSent();
  }

  return (
    <div ref={part} data-on-screen className={styles["question"]}>
      <form
        ref={form}
        noValidate
        aria-label={words.report}
        onSubmit={(event) => void submit(event)}
      >
        <Stack>
          <TextAreaField
            ref={field}
            label={words.reportText}
            hint={words.reportHint}
            rows={3}
            counted
            maxLength={limits.circleReport}
            value={draft.text}
            error={faultAt("text")}
            onChange={({ target }) => {
              clear();
              edit((before) => ({ ...before, text: target.value }));
            }}
          />
          {failure !== null && <Alert>{failure}</Alert>}
          <Row>
            <Button type="submit" look="primary" pending={saving}>
              {words.sendReport}
            </Button>
            <Button look="quiet" onClick={onCancel}>
              {words.cancel}
            </Button>
          </Row>
        </Stack>
      </form>
    </div>
  );
}
