import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { editCircle } from "#contract/circle-organizing.ts";
import { type CirclePage } from "#contract/circles.ts";
import { circleText } from "#domain/circle.ts";
import { ApiError, call } from "#web/client/api.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { useFocusLeft } from "#web/ui/leaving-button.tsx";
import { CircleFields, circleFields } from "./circle-fields.tsx";
import { useReadCircleAgain } from "./use-circles.ts";
import { useWriting } from "./use-writing.ts";
import styles from "./circles.module.css";
import { words } from "./circles.words.ts";

interface Props {
  readonly circle: CirclePage;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

// product 41.2
export function EditCircle({ circle, onCancel, onSaved }: Props) {
  const titleId = useId();
  const part = useRef<HTMLDivElement>(null);
  useFocusLeft(part);
  const [text, setText] = useState({ name: circle.name, purpose: circle.purpose });
  // Null once refused: what the other window saved is then shown above the form.
  const [seen, setSeen] = useState<number | null>(circle.rev);
  const again = useReadCircleAgain();
  const { form, write, saving, faultAt, failure, clear } = useWriting({
    fields: circleFields,
    rule: circleText,
    send: async (drafted) => {
      try {
        const input = { ...drafted, rev: seen ?? circle.rev };
        await call(editCircle, { params: { circleId: circle.id }, input });
      } catch (error) {
        if (error instanceof ApiError && error.code === "form.overtaken") {
          await again();
          setSeen(null);
        }
        throw error;
      }
      await again();
    },
  });
  useEffect(() => form.current?.querySelector("input")?.focus(), [form]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await write(text)) onSaved();
  }

  return (
    <div ref={part} data-on-screen className={styles["question"]}>
      <form
        ref={form}
        noValidate
        aria-labelledby={titleId}
        onSubmit={(event) => void submit(event)}
      >
        <Stack>
          <h2 id={titleId}>{words.edit}</h2>
          <CircleFields
            value={text}
            faultAt={faultAt}
            onChange={(change) => {
              clear();
              setText((before) => ({ ...before, ...change }));
            }}
          />
          {failure !== null && <Alert>{failure}</Alert>}
          <Row>
            <Button type="submit" look="primary" pending={saving}>
              {words.save}
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
