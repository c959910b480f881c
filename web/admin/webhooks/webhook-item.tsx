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
import { words } from "./webhooks.words.ts";

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
  const ofWebhook = <span className="visually-hidden">{words.ofWebhook(host)}</span>;
  const theWebhook = <span className="visually-hidden">{words.theWebhook(host)}</span>;
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
          {words.deliveries}
          {ofWebhook}
        </Button>
        {isOn && (
          <Button
            size="small"
            pending={test.isPending}
            onClick={press(() =>
              test.mutate(undefined, {
                onSuccess: () => {
                  setIsOpen(true);
                  onNews(words.testSent(host));
                },
              }),
            )}
          >
            {words.sendTest}
            <span className="visually-hidden">{words.toHost(host)}</span>
          </Button>
        )}
        <Button
          size="small"
          pending={turn.isPending}
          onClick={press(() =>
            turn.mutate(!isOn, {
              onSuccess: () => onNews(isOn ? words.isOff(host) : words.isOn(host)),
            }),
          )}
        >
          {isOn ? words.turnOff : words.turnOn}
          {theWebhook}
        </Button>
        <Button
          size="small"
          pending={renew.isPending}
          onClick={press(() => renew.mutate(undefined, { onSuccess: onSecret }))}
        >
          {words.changeSecret}
          {ofWebhook}
        </Button>
        <Button size="small" pending={remove.isPending} onClick={press(() => setIsAsking(true))}>
          {words.remove}
          {theWebhook}
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
        {words.facts(eventList(webhook), <Moment at={createdAt} />)}
        {state === "on" && failingSince !== null && (
          <span>{words.failingSince(<Moment at={failingSince} time />)}</span>
        )}
        {formerUntil !== null && (
          <span>{words.formerSecretUntil(<Moment at={formerUntil} time />)}</span>
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
      title={words.removeQuestion(host)}
      describedBy={questionId}
      initialFocus={cancel}
    >
      <p id={questionId}>{words.removeWhat}</p>
      <Row>
        <Button ref={cancel} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button look="danger" onClick={onRemove}>
          {words.remove}
        </Button>
      </Row>
    </Dialog>
  );
}
