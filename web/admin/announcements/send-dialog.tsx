import { useId, useRef } from "react";
import type { AnnouncementDraft } from "#domain/announcement.ts";
import { useNotation } from "#web/ui/notation.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Row } from "#web/ui/layout.tsx";
import { peopleInWords, questionOf } from "./announcement-words.ts";
import { words } from "./announcements.words.ts";

interface Props {
  readonly draft: AnnouncementDraft;
  readonly count: number | null;
  readonly onClose: () => void;
  readonly onSend: () => void;
}

export function SendDialog({ draft: { type, subject }, count, onClose, onSend }: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  const people = peopleInWords(count ?? 0, useNotation());
  return (
    <Dialog
      open={count !== null}
      onClose={onClose}
      role="alertdialog"
      title={words.sendQuestion(people)}
      describedBy={questionId}
      initialFocus={cancel}
    >
      <p id={questionId}>{questionOf(type, subject, people)}</p>
      <Row>
        <Button ref={cancel} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button look="primary" onClick={onSend}>
          {words.sendTo(people)}
        </Button>
      </Row>
    </Dialog>
  );
}
