import { useId, type FormEvent } from "react";
import { writeCircleMessage, type CircleMessage, type CirclePage } from "#contract/circles.ts";
import { circleMessage } from "#domain/circle.ts";
import { dayInWords } from "#domain/day-words.ts";
import { dayOf } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { relativeTime } from "#domain/relative-time.ts";
import { call } from "#web/client/api.ts";
import { attemptKey } from "#web/client/attempt-key.ts";
import { useDraft } from "#web/client/drafts.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { Status } from "#web/ui/status.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { useReadCircleAgain } from "./use-circles.ts";
import { useWriting } from "./use-writing.ts";
import styles from "./circles.module.css";
import { words } from "./circles.words.ts";

interface Props {
  readonly circle: CirclePage;
}

const noMessage = { text: "" };

// product 41.10
export function Answers({ circle }: Props) {
  const { id, isPresent, rows, messages } = circle;
  const titleId = useId();
  const draft = useDraft(`circle-message/${id}`, noMessage);
  const isAsked = rows.some(({ asksForHelp }) => asksForHelp);
  // An unsent answer stays where it was typed.
  const mayWrite = isPresent && (isAsked || draft[0] !== noMessage);
  if (!mayWrite && messages.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack>
        <h2 id={titleId} tabIndex={-1}>
          {words.answers}
        </h2>
        {messages.length > 0 && (
          <Stack as="ul" aria-labelledby={titleId}>
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </Stack>
        )}
        {mayWrite && <AnswerForm circleId={id} kept={draft} />}
      </Stack>
    </Card>
  );
}

function Message({ message }: { readonly message: CircleMessage }) {
  const { isYou, name, text, createdAt } = message;
  const [now, notation] = [useNow(), useNotation()];
  // On paper it is a day.
  const day = dayInWords(dayOf(createdAt, now.zone), notation);
  return (
    <li>
      <p className={styles["soft"]}>
        {words.byAt(
          <strong>{isYou ? words.you : <bdi>{name}</bdi>}</strong>,
          <time dateTime={new Date(createdAt).toISOString()} data-day={day}>
            {relativeTime(createdAt, now.at)}
          </time>,
        )}
      </p>
      <p dir="auto" className={styles["words"]}>
        {text}
      </p>
    </li>
  );
}

interface FormProps {
  readonly circleId: string;
  readonly kept: ReturnType<typeof useDraft<typeof noMessage>>;
}

function AnswerForm({ circleId, kept: [draft, edit, forget] }: FormProps) {
  const again = useReadCircleAgain();
  const { form, write, saving, saved, faultAt, failure, clear } = useWriting({
    fields: ["text"],
    rule: (typed: typeof noMessage) => circleMessage(typed.text),
    send: async (text) => {
      const key = attemptKey(draft);
      await call(writeCircleMessage, { params: { circleId }, input: { text }, key });
      await again();
    },
  });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await write(draft))) return;
    forget(draft);
    form.current?.querySelector("textarea")?.focus();
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles["form"]}
      aria-label={words.answer}
      onSubmit={(event) => void submit(event)}
    >
      <TextAreaField
        label={words.answer}
        rows={2}
        counted
        maxLength={limits.circleMessage}
        value={draft.text}
        error={faultAt("text")}
        onChange={({ target }) => {
          clear();
          edit((before) => ({ ...before, text: target.value }));
        }}
      />
      {failure !== null && <Alert>{failure}</Alert>}
      <Row>
        <Button type="submit" pending={saving}>
          {words.send}
        </Button>
        <Status tone="green">{saved && words.sent}</Status>
      </Row>
    </form>
  );
}
