import { useEffect, useRef, useState, type RefObject } from "react";
import { listGoals } from "#contract/goals.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { Row } from "#web/ui/layout.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { MadeToken } from "./use-access-tokens.ts";

interface Props {
  readonly made: MadeToken;
  readonly onNews: (news: string) => void;
  readonly onDone: () => void;
}

export function NewToken({ made: { token }, onNews, onDone }: Props) {
  const [failed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const line = useRef<HTMLTextAreaElement>(null);
  // The pressed form is gone.
  useEffect(() => field.current?.focus(), []);
  const command = `curl -H "Authorization: Bearer ${token}" ${location.origin}${listGoals.path}`;
  const copy = async (
    text: string,
    from: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
    news: string,
  ) => {
    const done = await copyText(text);
    if (!done) from.current?.select();
    setFailed(!done);
    onNews(done ? news : "");
  };
  return (
    <>
      <TextField
        ref={field}
        label="Your new token"
        hint="It will not be shown again. Whoever has it can do what it may: keep it like a password."
        value={token}
        readOnly
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      <TextAreaField
        ref={line}
        label="To read your goals in a terminal"
        value={command}
        rows={3}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      {failed && <Alert>That could not be copied. It is selected: copy it by hand.</Alert>}
      <Row>
        <Button look="primary" onClick={() => void copy(token, field, "Token copied.")}>
          Copy token
        </Button>
        <Button onClick={() => void copy(command, line, "Command copied.")}>Copy command</Button>
        <Button onClick={onDone}>Done</Button>
      </Row>
    </>
  );
}
