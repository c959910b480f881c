import { useId, useRef, useState } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { Card } from "#web/ui/card.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { Status } from "#web/ui/status.tsx";
import admin from "../admin.module.css";
import { ZoneWords } from "../admin-zone.tsx";
import { NewWebhook } from "./new-webhook.tsx";
import { ShownSecret } from "./shown-secret.tsx";
import { useWebhooks, type MadeSecret } from "./use-webhooks.ts";
import { WebhookItem } from "./webhook-item.tsx";
import { hostOf, turnedOffWords } from "./webhook-words.ts";
import { words } from "./webhooks.words.ts";

// product 34
export function WebhooksPanel() {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [made, setMade] = useState<MadeSecret | null>(null);
  const [news, setNews] = useState("");
  const { data, error, isFetching, refetch } = useWebhooks();
  const webhooks = data?.webhooks;
  const show = (secret: MadeSecret) => {
    setMade(secret);
    setNews(words.copyNow(hostOf(secret.webhook)));
  };
  const leave = (text: string) => {
    setMade(null);
    setNews(text);
    title.current?.focus();
  };
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {words.title}
        </h2>
        <p className={admin["soft"]}>{words.what}</p>
        {webhooks === undefined && error === null && <Reading>{words.loading}</Reading>}
        {webhooks === undefined && error !== null && (
          <Failed pending={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </Failed>
        )}
        {webhooks?.map((webhook) => {
          const text = turnedOffWords(webhook);
          return text && <Alert key={webhook.id}>{text}</Alert>;
        })}
        {webhooks?.length === 0 && <p>{words.none}</p>}
        {webhooks !== undefined && webhooks.length > 0 && <ZoneWords />}
        {webhooks !== undefined && webhooks.length > 0 && (
          <Stack as="ul" gap="loose">
            {webhooks.map((webhook) => (
              <WebhookItem
                key={webhook.id}
                webhook={webhook}
                onNews={setNews}
                onSecret={show}
                onGone={() => leave(words.removed(hostOf(webhook)))}
              />
            ))}
          </Stack>
        )}
        <Status tone="green">{news}</Status>
        {made !== null && (
          <ShownSecret key={made.secret} made={made} onNews={setNews} onDone={() => leave("")} />
        )}
        {made === null && webhooks !== undefined && <NewWebhook onMade={show} />}
      </Stack>
    </Card>
  );
}
