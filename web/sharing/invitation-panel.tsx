import { useId } from "react";
import { counted } from "#domain/count-words.ts";
import type { Invitation } from "#contract/sharing.ts";
import type { GoalCard } from "#domain/goal.ts";
import { namelessOwner } from "#domain/invitation.ts";
import * as limits from "#domain/limits.ts";
import { useUser } from "#web/client/session.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";
import { WITHDRAWN } from "./coach-words.ts";
import { OpenInvitation } from "./open-invitation.tsx";
import styles from "./sharing.module.css";
import { useInvitation } from "./use-invitation.ts";
import { useNewsAtTitle } from "./news.tsx";

interface Props {
  readonly goal: GoalCard;
  readonly invitation: Invitation | null;
}

// product 11.2
export function InvitationPanel({ goal, invitation }: Props) {
  const titleId = useId();
  const { title, news, tell } = useNewsAtTitle();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack>
        <h2 id={titleId} ref={title} tabIndex={-1} className={styles["title"]}>
          Your invitation
        </h2>
        {invitation === null ? (
          <Offer goalId={goal.id} onDone={() => tell("Invitation link created.")} />
        ) : (
          <OpenInvitation
            goalId={goal.id}
            invitation={invitation}
            onWithdrawn={() => tell(WITHDRAWN)}
          />
        )}
        <Status tone="green">{news?.text}</Status>
        <InviteeView goal={goal} />
      </Stack>
    </Card>
  );
}

interface OfferProps {
  readonly goalId: string;
  readonly onDone: () => void;
}

function Offer({ goalId, onDone }: OfferProps) {
  const { opening } = useInvitation(goalId);
  return (
    <>
      <p>
        Create a link and send it to one person. It works once, for{" "}
        {counted(limits.invitationDays, "day")}, and you can withdraw it until it is used.
      </p>
      {opening.error && <Alert>{opening.error.message}</Alert>}
      <div>
        <Button
          look="primary"
          pending={opening.isPending}
          onClick={() => opening.mutate(undefined, { onSuccess: onDone })}
        >
          Create invitation link
        </Button>
      </div>
    </>
  );
}

function InviteeView({ goal }: { readonly goal: GoalCard }) {
  const { displayName, fullName } = useUser();
  return (
    <div className={styles["invitee"]}>
      <h3>What they see</h3>
      <dl className={styles["facts"]}>
        <div>
          <dt>Before they accept</dt>
          <dd>
            Your name, <bdi>{displayName ?? fullName ?? namelessOwner}</bdi>, and the goal's
            description: <q dir="auto">{goal.description}</q>. Nothing else.
          </dd>
        </div>
        <div>
          <dt>As your coach</dt>
          <dd>
            This goal with its progress, and the check-ins that you write for your coach. Never your
            email, your other goals or your settings.
          </dd>
        </div>
      </dl>
    </div>
  );
}
