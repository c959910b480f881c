import { useId, useRef, type FormEvent } from "react";
import { formErrors } from "#contract/form-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import type { AnnouncementType } from "#domain/announcement.ts";
import * as limits from "#domain/limits.ts";
import { useNotation } from "#web/ui/notation.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { audienceInWords } from "./announcement-words.ts";
import { SendDialog } from "./send-dialog.tsx";
import { useComposing } from "./use-composing.ts";
import { words } from "./announcements.words.ts";

const types: readonly { value: AnnouncementType; label: string; hint: string }[] = [
  {
    value: "announcement",
    label: words.types.announcement,
    hint: words.typeHints.announcement,
  },
  {
    value: "marketing",
    label: words.types.marketing,
    hint: words.typeHints.marketing,
  },
];

interface Props {
  readonly onSent: () => void;
}

// product 18.2
export function AnnouncementForm({ onSent }: Props) {
  const notation = useNotation();
  const titleId = useId();
  const subject = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const { draft, fault, audience, preview, asking, send, error, ...composing } = useComposing();
  const busy = preview.isPending || asking.isPending || send.isPending;

  function go(work: typeof preview | typeof asking): void {
    if (busy) return;
    const found = composing.check();
    if (found === null) work.mutate(draft);
    else (found.field === "subject" ? subject : text).current?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    go(asking);
  }

  function confirm(): void {
    asking.reset();
    send.mutate(draft, { onSuccess: onSent });
  }

  const faultOf = (field: string) =>
    fault !== null && fault.field === field ? errorText(fault.refused, formErrors) : undefined;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <form noValidate aria-labelledby={titleId} onSubmit={submit}>
        <Stack>
          <h2 id={titleId}>{words.write}</h2>
          <Choice
            legend={words.type}
            options={types}
            value={draft.type}
            disabled={send.isPending}
            onChange={(type) => composing.edit({ type })}
          />
          <TextField
            ref={subject}
            label={words.subject}
            value={draft.subject}
            readOnly={send.isPending}
            maxLength={limits.mailSubject}
            error={faultOf("subject")}
            onChange={({ target }) => composing.edit({ subject: target.value })}
          />
          <TextAreaField
            ref={text}
            label={words.message}
            hint={words.messageHint}
            rows={8}
            counted
            value={draft.text}
            readOnly={send.isPending}
            maxLength={limits.announcementText}
            error={faultOf("text")}
            onChange={({ target }) => composing.edit({ text: target.value })}
          />
          {error && <Alert>{error.message}</Alert>}
          <Row>
            <Button pending={preview.isPending} onClick={() => go(preview)}>
              {words.preview}
            </Button>
            <Button type="submit" look="primary" pending={asking.isPending || send.isPending}>
              {words.send}
            </Button>
            <Status>
              {audience !== undefined && audienceInWords(audience, draft.type, notation)}
            </Status>
          </Row>
        </Stack>
      </form>
      <MailPreview mail={preview.data ?? null} onClose={preview.reset} />
      <SendDialog
        draft={draft}
        asked={asking.data ?? null}
        onClose={asking.reset}
        onSend={confirm}
      />
    </Card>
  );
}
