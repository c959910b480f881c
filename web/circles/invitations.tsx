import { useMutation } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { inviteToCircle, withdrawCircleInvitation } from "#contract/circle-organizing.ts";
import { type CirclePage } from "#contract/circles.ts";
import { dayOf } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { call } from "#web/client/api.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { Row, Stack } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { Status } from "#web/ui/status.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { useReadCircleAgain } from "./use-circles.ts";
import styles from "./circles.module.css";
import { words } from "./circles.words.ts";

interface Props {
  readonly circle: CirclePage;
}

// product 41.3
export function Invitations({ circle: { id: circleId, invitations } }: Props) {
  const titleId = useId();
  const again = useReadCircleAgain();
  const [news, setNews] = useState("");
  const inviting = useMutation({
    mutationFn: () => call(inviteToCircle, { params: { circleId } }),
    onMutate: () => setNews(""),
    onSuccess: async () => {
      await again();
      setNews(words.linkCreated);
    },
  });
  return (
    <Card as="section" data-on-screen aria-labelledby={titleId}>
      <Stack>
        <h2 id={titleId} tabIndex={-1}>
          {words.invitations}
        </h2>
        <p className={styles["soft"]}>{words.invitationsHow(limits.invitationDays)}</p>
        {invitations.length > 0 && (
          <Stack as="ul">
            {invitations.map((invitation) => (
              <Invitation
                key={invitation.id}
                circleId={circleId}
                invitation={invitation}
                onWithdrawn={() => setNews(words.withdrawn)}
              />
            ))}
          </Stack>
        )}
        {inviting.error && <Alert>{inviting.error.message}</Alert>}
        <Row>
          <Button pending={inviting.isPending} onClick={() => inviting.mutate()}>
            {words.createLink}
          </Button>
          <Status tone="green">{news}</Status>
        </Row>
      </Stack>
    </Card>
  );
}

interface InvitationProps {
  readonly circleId: string;
  readonly invitation: CirclePage["invitations"][number];
  readonly onWithdrawn: () => void;
}

function Invitation({ circleId, invitation, onWithdrawn }: InvitationProps) {
  const { id: invitationId, link, expiresAt } = invitation;
  const { zone } = useNow();
  const field = useRef<HTMLInputElement>(null);
  const again = useReadCircleAgain();
  const [copied, setCopied] = useState<string | null>(null);
  const withdrawing = useMutation({
    mutationFn: () => call(withdrawCircleInvitation, { params: { circleId, invitationId } }),
    onSuccess: async () => {
      onWithdrawn();
      await again();
    },
  });

  async function copy(): Promise<void> {
    const isCopied = await copyText(link);
    if (!isCopied) field.current?.select();
    setCopied(isCopied ? words.copied : words.copyFailed);
  }

  return (
    <li>
      <Stack gap="tight">
        <TextField
          ref={field}
          label={words.link}
          hint={words.validUntil(<WrittenDay day={dayOf(expiresAt, zone)} />)}
          value={link}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <Row>
          <Button size="small" onClick={() => void copy()}>
            {words.copy}
          </Button>
          <LeavingButton
            size="small"
            look="quiet"
            pending={withdrawing.isPending}
            onClick={() => withdrawing.mutate()}
          >
            {words.withdraw}
          </LeavingButton>
          <Status>{copied}</Status>
        </Row>
        {withdrawing.error && <Alert>{withdrawing.error.message}</Alert>}
      </Stack>
    </li>
  );
}
