import { useEffect, useRef, useState } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { Row } from "#web/ui/layout.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { MadeSecret } from "./use-webhooks.ts";
import { hostOf } from "./webhook-words.ts";
import { words } from "./webhooks.words.ts";

interface Props {
  readonly made: MadeSecret;
  readonly onNews: (news: string) => void;
  readonly onDone: () => void;
}

export function ShownSecret({ made: { webhook, secret }, onNews, onDone }: Props) {
  const [failed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The pressed button may be gone.
  useEffect(() => field.current?.focus(), []);
  const copy = async () => {
    const done = await copyText(secret);
    if (!done) field.current?.select();
    setFailed(!done);
    onNews(done ? words.secretCopied : "");
  };
  return (
    <>
      <TextField
        ref={field}
        label={words.secretOf(hostOf(webhook))}
        hint={webhook.formerUntil === null ? words.secretHint : words.newSecretHint}
        value={secret}
        readOnly
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      {failed && <Alert>{words.copyFailed}</Alert>}
      <Row>
        <Button look="primary" onClick={() => void copy()}>
          {words.copySecret}
        </Button>
        <Button onClick={onDone}>{words.secretDone}</Button>
      </Row>
    </>
  );
}
