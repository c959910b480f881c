import { useId, useRef, useState } from "react";
import type { Webhook } from "#contract/webhooks.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import admin from "../admin.module.css";
import { Moment } from "../moment.tsx";
import { Deliveries } from "./deliveries.tsx";
import { useWebhookActions, type MadeSecret } from "./use-webhooks.ts";
import { eventList, hostOf, stateBadges } from "./webhook-words.ts";

interface Props {
  readonly webhook: Webhook;
  readonly onNews: (news: string) => void;
  readonly onSecret: (made: MadeSecret) => void;
  readonly onGone: () => void;
}

export function WebhookItem({ webhook, onNews, onSecret, onGone }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const listId = useId();
  const { turn, renew, remove, test } = useWebhookActions(webhook);
  const isOn = webhook.state === "on";
  const host = hostOf(webhook);
  const of = <span className="visually-hidden"> of the webhook to {host}</span>;
  const failed = [turn, renew, remove, test].find(({ error }) => error !== null)?.error;
  const begin = () => {
    for (const one of [turn, renew, remove, test]) one.reset();
    onNews("");
  };
  const press = (work: () => void) => () => {
    begin();
    work();
  };
  return (
    <Stack as="li">
      <WebhookFacts webhook={webhook} />
      <Row>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          Deliveries{of}
        </Button>
        {isOn && (
          <Button
            size="small"
            pending={test.isPending}
            onClick={press(() =>
              test.mutate(undefined, {
                onSuccess: () => {
                  setIsOpen(true);
                  onNews(`A test event is on its way to ${host}.`);
                },
              }),
            )}
          >
            Send a test event<span className="visually-hidden"> to {host}</span>
          </Button>
        )}
        <Button
          size="small"
          pending={turn.isPending}
          onClick={press(() =>
            turn.mutate(!isOn, {
              onSuccess: () => onNews(`The webhook to ${host} is ${isOn ? "off" : "on"}.`),
            }),
          )}
        >
          {isOn ? "Turn off" : "Turn on"}
          <span className="visually-hidden"> the webhook to {host}</span>
        </Button>
        <Button
          size="small"
          pending={renew.isPending}
          onClick={press(() => renew.mutate(undefined, { onSuccess: onSecret }))}
        >
          Change the secret{of}
        </Button>
        <Button size="small" pending={remove.isPending} onClick={press(() => setIsAsking(true))}>
          Remove<span className="visually-hidden"> the webhook to {host}</span>
        </Button>
      </Row>
      {failed !== undefined && failed !== null && <Alert>{failed.message}</Alert>}
      {isOpen && <Deliveries id={listId} webhook={webhook} onNews={onNews} />}
      <RemoveDialog
        open={isAsking}
        host={host}
        onClose={() => setIsAsking(false)}
        onRemove={() => {
          setIsAsking(false);
          remove.mutate(undefined, { onSuccess: onGone });
        }}
      />
    </Stack>
  );
}

function WebhookFacts({ webhook }: Pick<Props, "webhook">) {
  const { url, state, createdAt, failingSince, formerUntil } = webhook;
  return (
    <Stack gap="tight">
      <Row spread>
        <p>
          <bdi>{url}</bdi>
        </p>
        <Badge tone={stateBadges[state].tone}>{stateBadges[state].words}</Badge>
      </Row>
      <p className={admin["soft"]}>
        {eventList(webhook)}. Made <Moment at={createdAt} />.
        {state === "on" && failingSince !== null && (
          <span>
            {" "}
            It has failed since <Moment at={failingSince} time />.
          </span>
        )}
        {formerUntil !== null && (
          <span>
            {" "}
            The secret before this one signs too until <Moment at={formerUntil} time />.
          </span>
        )}
      </p>
    </Stack>
  );
}

interface DialogProps {
  readonly open: boolean;
  readonly host: string;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

function RemoveDialog({ open, host, onClose, onRemove }: DialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={`Remove the webhook to ${host}?`}
      describedBy={questionId}
      initialFocus={cancel}
    >
      <p id={questionId}>
        Its deliveries go too, and what waits for it is not sent. Turning it off keeps them.
      </p>
      <Row>
        <Button ref={cancel} onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" onClick={onRemove}>
          Remove
        </Button>
      </Row>
    </Dialog>
  );
}
