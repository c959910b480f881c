import { useId, useRef } from "react";
import type { Audience } from "#contract/announcements.ts";
import type { AnnouncementDraft } from "#domain/announcement.ts";
import { useNotation } from "#web/ui/notation.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Row } from "#web/ui/layout.tsx";
import { audienceInWords, peopleInWords, questionOf } from "./announcement-words.ts";
import { MailForms } from "./mail-preview.tsx";
import type { PreviewedMail } from "./use-composing.ts";
import { words } from "./announcements.words.ts";

interface Props {
  readonly draft: AnnouncementDraft;
  readonly asked: { readonly audience: Audience; readonly mail: PreviewedMail } | null;
  readonly onClose: () => void;
  readonly onSend: () => void;
}

// product 18.2
export function SendDialog({ draft: { type, subject }, asked, onClose, onSend }: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  const [questionId, audienceId] = [useId(), useId()];
  const notation = useNotation();
  const people = peopleInWords(asked?.audience[type] ?? 0, notation);
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      role="alertdialog"
      title={words.sendQuestion(people)}
      describedBy={`${questionId} ${audienceId}`}
      initialFocus={cancel}
    >
      <p id={questionId}>{questionOf(type, subject, people)}</p>
      <p id={audienceId}>{asked && audienceInWords(asked.audience, type, notation)}</p>
      {asked && <MailForms mail={asked.mail} low />}
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
