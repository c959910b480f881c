import { useId } from "react";
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
import { OpenInvitation } from "./open-invitation.tsx";
import styles from "./sharing.module.css";
import { useInvitation } from "./use-invitation.ts";
import { useNewsAtTitle } from "./news.tsx";
import { words } from "./sharing.words.ts";

interface Props {
  readonly goal: GoalCard;
  readonly invitation: Invitation | null;
  /** The person's own message. */
  readonly text: string | null;
}

// product 11.2
export function InvitationPanel({ goal, invitation, text }: Props) {
  const titleId = useId();
  const { title, news, tell } = useNewsAtTitle();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack>
        <h2 id={titleId} ref={title} tabIndex={-1} className={styles["title"]}>
          {words.invitation}
        </h2>
        {invitation === null ? (
          <Offer goalId={goal.id} onDone={() => tell(words.linkCreated)} />
        ) : (
          <OpenInvitation
            goal={goal}
            invitation={invitation}
            text={text}
            look="primary"
            onWithdrawn={() => tell(words.withdrawn)}
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
      <p>{words.offer(limits.invitationDays)}</p>
      {opening.error && <Alert>{opening.error.message}</Alert>}
      <div>
        <Button
          look="primary"
          pending={opening.isPending}
          onClick={() => opening.mutate(undefined, { onSuccess: onDone })}
        >
          {words.createLink}
        </Button>
      </div>
    </>
  );
}

function InviteeView({ goal }: { readonly goal: GoalCard }) {
  const { displayName, fullName } = useUser();
  return (
    <div className={styles["invitee"]}>
      <h3>{words.inviteeSees}</h3>
      <dl className={styles["facts"]}>
        <div>
          <dt>{words.beforeAccepting}</dt>
          <dd>
            {words.beforeAcceptingWhat(
              <bdi>{displayName ?? fullName ?? namelessOwner}</bdi>,
              <q dir="auto">{goal.description}</q>,
            )}
          </dd>
        </div>
        <div>
          <dt>{words.asCoach}</dt>
          <dd>{words.asCoachWhat}</dd>
        </div>
      </dl>
    </div>
  );
}
