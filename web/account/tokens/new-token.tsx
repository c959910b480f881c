import { useEffect, useRef, useState, type RefObject } from "react";
import { listGoals } from "#contract/goals.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { Row } from "#web/ui/layout.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { words } from "../account.words.ts";
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
  const command = words.curl(token, `${location.origin}${listGoals.path}`);
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
        label={words.newToken}
        hint={words.newTokenHint}
        value={token}
        readOnly
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      <TextAreaField
        ref={line}
        label={words.command}
        value={command}
        rows={3}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      {failed && <Alert>{words.notCopied}</Alert>}
      <Row>
        <Button look="primary" onClick={() => void copy(token, field, words.tokenCopied)}>
          {words.copyToken}
        </Button>
        <Button onClick={() => void copy(command, line, words.commandCopied)}>
          {words.copyCommand}
        </Button>
        <Button onClick={onDone}>{words.tokenDone}</Button>
      </Row>
    </>
  );
}
