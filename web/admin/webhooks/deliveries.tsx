import type { Webhook, WebhookDelivery } from "#contract/webhooks.ts";
import { words as webhookWords } from "#domain/webhook.words.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { Reading } from "#web/ui/reading.tsx";
import admin from "../admin.module.css";
import { Moment } from "../moment.tsx";
import { useDeliveries, useSendingAgain } from "./use-webhooks.ts";
import { deliveryBadges, hostOf, tryWords } from "./webhook-words.ts";
import { words } from "./webhooks.words.ts";

interface Props {
  readonly id: string;
  readonly webhook: Webhook;
  readonly onNews: (news: string) => void;
}

export function Deliveries({ id, webhook, onNews }: Props) {
  const read = useDeliveries(webhook.id);
  const again = useSendingAgain(webhook.id);
  const deliveries = read.data?.pages.flatMap((page) => page.deliveries);
  const host = hostOf(webhook);
  const send = (delivery: WebhookDelivery) => {
    onNews("");
    again.mutate(delivery.id, {
      onSuccess: () => onNews(words.sentAgain(webhookWords.events[delivery.type], host)),
    });
  };
  return (
    <Stack id={id} as="section" aria-label={words.deliveriesTo(host)}>
      {read.isPending && <Reading>{words.loadingDeliveries}</Reading>}
      {read.isError && (
        <Failed pending={read.isFetching} onRetry={() => void read.refetch()}>
          {read.error.message}
        </Failed>
      )}
      {deliveries?.length === 0 && <p className={admin["soft"]}>{words.nothingSent}</p>}
      {deliveries !== undefined && deliveries.length > 0 && (
        <Stack as="ul">
          {deliveries.map((delivery) => (
            <li key={delivery.id}>
              <Delivery
                delivery={delivery}
                canSend={webhook.state === "on" && delivery.status !== "waiting"}
                pending={again.isPending && again.variables === delivery.id}
                onSend={() => send(delivery)}
              />
            </li>
          ))}
        </Stack>
      )}
      {again.error !== null && <Alert>{again.error.message}</Alert>}
      {read.hasNextPage && (
        <p>
          <LeavingButton
            pending={read.isFetchingNextPage}
            onClick={() => void read.fetchNextPage()}
          >
            {words.showEarlier}
          </LeavingButton>
        </p>
      )}
    </Stack>
  );
}

interface DeliveryProps {
  readonly delivery: WebhookDelivery;
  readonly canSend: boolean;
  readonly pending: boolean;
  readonly onSend: () => void;
}

function Delivery({ delivery, canSend, pending, onSend }: DeliveryProps) {
  const { type, createdAt, status, dueAt } = delivery;
  const badge = deliveryBadges[status];
  return (
    <Row spread>
      <Stack gap="tight">
        <p>
          {webhookWords.events[type]}, <Moment at={createdAt} time />{" "}
          <Badge tone={badge.tone}>{badge.words}</Badge>
        </p>
        <p className={admin["soft"]}>
          <span>{tryWords(delivery)}</span>
          {dueAt !== null && (
            <span>{words.nextTry(delivery.attempts, <Moment at={dueAt} time />)}</span>
          )}
        </p>
      </Stack>
      {canSend && (
        <Button size="small" pending={pending} onClick={onSend}>
          {words.sendAgain}
          <span className="visually-hidden">{words.theEvent(webhookWords.events[type])}</span>
        </Button>
      )}
    </Row>
  );
}
