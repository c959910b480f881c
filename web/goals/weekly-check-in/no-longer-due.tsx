import { noteErrors } from "#contract/note-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import { checkInTexts } from "#domain/weekly-check-in.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import type { Report } from "./report-draft.ts";

interface Props {
  /** Undefined where only a live change said so. */
  readonly why: string | undefined;
  readonly report: Report;
  readonly onForget: () => void;
  readonly onPass: () => void;
}

// product 25.12
export function NoLongerDue({ why, report, onForget, onPass }: Props) {
  const isTyped = checkInTexts.some((text) => report[text].trim() !== "");
  return (
    <Stack>
      <Alert tone="grey">
        {why ??
          `${errorText("check-in.not-due", noteErrors)} It was done elsewhere, or the goal rests or has ended.`}
      </Alert>
      <Row>
        <Button look="primary" onClick={onPass}>
          Next
        </Button>
        {isTyped && (
          <Button look="quiet" onClick={onForget}>
            Discard what I wrote
          </Button>
        )}
      </Row>
    </Stack>
  );
}
