import { useEffect, useRef, useState } from "react";
import * as limits from "#domain/limits.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { Row } from "#web/ui/layout.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { MadeSecret } from "./use-webhooks.ts";
import { hostOf } from "./webhook-words.ts";

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
    onNews(done ? "Secret copied." : "");
  };
  const lasts = `The one before it signs too for ${limits.webhookSecretHours} hours.`;
  return (
    <>
      <TextField
        ref={field}
        label={`The secret of the webhook to ${hostOf(webhook)}`}
        hint={`It will not be shown again. The receiver checks by it that an event came from here.${webhook.formerUntil === null ? "" : ` ${lasts}`}`}
        value={secret}
        readOnly
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      {failed && <Alert>That could not be copied. It is selected: copy it by hand.</Alert>}
      <Row>
        <Button look="primary" onClick={() => void copy()}>
          Copy secret
        </Button>
        <Button onClick={onDone}>Done</Button>
      </Row>
    </>
  );
}
