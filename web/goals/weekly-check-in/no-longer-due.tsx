import { noteErrors } from "#contract/note-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import { checkInTexts } from "#domain/weekly-check-in.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import type { Report } from "./report-draft.ts";
import { words } from "./weekly-check-in.words.ts";

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
        {why ?? words.noLongerDue(errorText("check-in.not-due", noteErrors))}
      </Alert>
      <Row>
        <Button look="primary" onClick={onPass}>
          {words.next}
        </Button>
        {isTyped && (
          <Button look="quiet" onClick={onForget}>
            {words.discard}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
