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
import { peopleInWords, typeLabels } from "./announcement-words.ts";
import { SendDialog } from "./send-dialog.tsx";
import { useComposing } from "./use-composing.ts";

const types: readonly { value: AnnouncementType; label: string; hint: string }[] = [
  {
    value: "announcement",
    label: typeLabels.announcement,
    hint: "News of the product, to everybody who has not turned it off.",
  },
  {
    value: "marketing",
    label: typeLabels.marketing,
    hint: "Tips and offers, only to those who asked for them.",
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
  const { draft, fault, recipients, preview, count, send, error, ...composing } = useComposing();
  const busy = preview.isPending || count.isPending || send.isPending;

  function go(work: typeof preview | typeof count): void {
    if (busy) return;
    const found = composing.check();
    if (found === null) work.mutate(draft);
    else (found.field === "subject" ? subject : text).current?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    go(count);
  }

  function confirm(): void {
    count.reset();
    send.mutate(draft, { onSuccess: onSent });
  }

  const faultOf = (field: string) =>
    fault !== null && fault.field === field ? errorText(fault.refused, formErrors) : undefined;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <form noValidate aria-labelledby={titleId} onSubmit={submit}>
        <Stack>
          <h2 id={titleId}>Write an announcement</h2>
          <Choice
            legend="Type"
            options={types}
            value={draft.type}
            disabled={send.isPending}
            onChange={(type) => composing.edit({ type })}
          />
          <TextField
            ref={subject}
            label="Subject"
            value={draft.subject}
            readOnly={send.isPending}
            maxLength={limits.mailSubject}
            error={faultOf("subject")}
            onChange={({ target }) => composing.edit({ subject: target.value })}
          />
          <TextAreaField
            ref={text}
            label="Message"
            hint="Plain text. An empty line begins a new paragraph."
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
            <Button type="submit" look="primary" pending={count.isPending || send.isPending}>
              Send
            </Button>
            <Button pending={preview.isPending} onClick={() => go(preview)}>
              Preview
            </Button>
            <Status>
              {recipients !== undefined &&
                `${peopleInWords(recipients, notation)} would get it now.`}
            </Status>
          </Row>
        </Stack>
      </form>
      <MailPreview mail={preview.data ?? null} onClose={preview.reset} />
      <SendDialog draft={draft} count={count.data ?? null} onClose={count.reset} onSend={confirm} />
    </Card>
  );
}
