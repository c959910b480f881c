import { useId, useRef, useState, type FormEvent } from "react";
import * as limits from "#domain/limits.ts";
import { webhookErrors } from "#contract/webhook-errors.ts";
import { webhookEvents, type WebhookEvent } from "#domain/webhook.ts";
import { words as webhookWords } from "#domain/webhook.words.ts";
import { ApiError } from "#web/client/api.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useMaking, type MadeSecret } from "./use-webhooks.ts";
import { words } from "./webhooks.words.ts";

interface Props {
  readonly onMade: (made: MadeSecret) => void;
}

function isAtUrl(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.field === "url";
}

export function NewWebhook({ onMade }: Props) {
  const titleId = useId();
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
  const [isEmpty, setIsEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const making = useMaking(onMade);
  const { error } = making;
  const atUrl = isAtUrl(error);
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (making.isPending) return;
    setIsEmpty(events.length === 0);
    if (events.length === 0) return;
    const onError = (why: Error) => isAtUrl(why) && field.current?.focus();
    making.mutate({ url, events: [...events] }, { onError });
  };
  const choose = (event: WebhookEvent, on: boolean) => {
    setIsEmpty(false);
    setEvents(webhookEvents.filter((one) => (one === event ? on : events.includes(one))));
  };
  const fault = isEmpty ? webhookErrors["webhook.events-missing"].text() : error?.message;
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={make}
      onChange={() => {
        if (!making.isPending) making.reset();
      }}
    >
      <Stack>
        <h3 id={titleId}>{words.newWebhook}</h3>
        <TextField
          ref={field}
          label={words.address}
          hint={words.addressHint}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.webhookUrl}
          value={url}
          error={atUrl ? error.message : undefined}
          onChange={(event) => setUrl(event.target.value)}
        />
        {webhookEvents.map((event) => (
          <Switch
            key={event}
            label={webhookWords.events[event]}
            hint={words.eventHints[event]}
            checked={events.includes(event)}
            onChange={(on) => choose(event, on)}
          />
        ))}
        {fault !== undefined && !atUrl && <Alert>{fault}</Alert>}
        <p>
          <Button type="submit" look="primary" pending={making.isPending}>
            {words.make}
          </Button>
        </p>
      </Stack>
    </form>
  );
}
