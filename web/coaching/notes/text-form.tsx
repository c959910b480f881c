import { useEffect, useId, useRef, type FormEvent } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ButtonLook } from "#web/ui/button-look.ts";
import { Row } from "#web/ui/layout.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import type { Sending } from "./use-sending.ts";
import { words } from "./notes.words.ts";

interface Props extends Sending<{ readonly text: string }> {
  readonly draft: { readonly text: string };
  /** For screen readers: the button that opened it says the same. */
  readonly title: string;
  readonly label: string;
  readonly rows: number;
  readonly most: number;
  readonly focused: boolean;
  readonly submit: ButtonLook & { readonly words: string };
  readonly className: string | undefined;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

export function TextForm(props: Props) {
  const { draft, edit, send, sending, news, submit, focused, onSent } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  async function answer(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending) return;
    if (await send()) onSent();
    else field.current?.focus();
  }

  return (
    <form
      className={props.className}
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => void answer(event)}
    >
      <h4 id={titleId} className="visually-hidden">
        {props.title}
      </h4>
      <TextAreaField
        ref={field}
        label={props.label}
        rows={props.rows}
        counted
        maxLength={props.most}
        value={draft.text}
        error={news.kind === "fault" ? news.words : undefined}
        onChange={({ target }) => edit({ text: target.value })}
      />
      {news.kind === "failed" && <Alert>{news.words}</Alert>}
      <Row>
        <Button type="submit" look={submit.look} size={submit.size} pending={sending}>
          {submit.words}
        </Button>
        <Button look="quiet" size={submit.size} onClick={props.onCancel}>
          {words.close}
        </Button>
      </Row>
    </form>
  );
}
