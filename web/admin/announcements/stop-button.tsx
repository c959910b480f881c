import { useId, useRef, useState, type RefObject } from "react";
import type { Announcement } from "#contract/announcements.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Row } from "#web/ui/layout.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { stopQuestionOf } from "./announcement-words.ts";
import { useStopping } from "./use-announcements.ts";
import { words } from "./announcements.words.ts";

interface Props {
  readonly announcement: Announcement;
  readonly heading: RefObject<HTMLElement | null>;
}

// product 33.2
export function StopButton({ announcement, heading }: Props) {
  const { id, subject, state, stoppedAt } = announcement;
  const [asking, setAsking] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  const notation = useNotation();
  const stopping = useStopping();

  function confirm(): void {
    setAsking(false);
    stopping.mutate(id, { onSuccess: () => heading.current?.focus() });
  }

  return (
    <>
      {stopping.error && <Alert>{stopping.error.message}</Alert>}
      {state !== "settled" && stoppedAt === null && (
        <p>
          <Button
            aria-label={words.stopOne(bidiIsolated(subject))}
            pending={stopping.isPending}
            onClick={() => setAsking(true)}
          >
            {words.stop}
          </Button>
        </p>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title={words.stopTitle}
        describedBy={questionId}
        initialFocus={cancel}
      >
        <p id={questionId}>{stopQuestionOf(announcement, notation)}</p>
        <Row>
          <Button ref={cancel} onClick={() => setAsking(false)}>
            {words.goOn}
          </Button>
          <Button look="danger" onClick={confirm}>
            {words.stopAnnouncement}
          </Button>
        </Row>
      </Dialog>
    </>
  );
}
