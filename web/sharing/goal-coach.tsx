import { useEffect, useId, useRef, useState } from "react";
import { mayTakeBack } from "#domain/coaching-end.ts";
import type { Goal } from "#domain/goal.ts";
import { isInvitable } from "#domain/invitation.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { useNow } from "#web/client/now.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Row } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { Status } from "#web/ui/status.tsx";
import { coachOf } from "#domain/invitation.ts";
import { OpenInvitation } from "./open-invitation.tsx";
import { openNow, useSharing } from "./use-sharing.ts";
import { addressFor } from "./share-address.ts";
import { TakeBackDialog, type Acceptance } from "./take-back.tsx";
import styles from "./sharing.module.css";
import { useNewsAtTitle } from "./news.tsx";
import { words } from "./sharing.words.ts";

interface Props {
  readonly goal: Goal;
  readonly formerCoach: string | null;
}

export function GoalCoach({ goal, formerCoach }: Props) {
  const titleId = useId();
  const { title, news, show, tell } = useNewsAtTitle();
  const coach = coachOf(goal);
  const [doubted, setDoubted] = useState<Acceptance | null>(null);
  // The answer or a live change removes the coach's button, whichever comes first.
  const hasAsked = useRef(false);
  useEffect(() => {
    if (doubted !== null) hasAsked.current = true;
    else if (hasAsked.current && document.activeElement === document.body) title.current?.focus();
  }, [doubted, title]);
  if (coach === null && !isInvitable(goal)) return null;
  return (
    <section className={styles["part"]} aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        {words.coach}
      </h3>
      {coach === null ? (
        <Inviting goal={goal} formerCoach={formerCoach} onWithdrawn={() => tell(words.withdrawn)} />
      ) : (
        <Coaching goal={goal} coach={coach} onDoubt={setDoubted} />
      )}
      {doubted && (
        <TakeBackDialog
          goalId={goal.id}
          acceptance={doubted}
          onClose={() => setDoubted(null)}
          onTakenBack={() => {
            setDoubted(null);
            show(words.coachesNoLonger(bidiIsolated(doubted.coach)), false);
          }}
        />
      )}
      <Status tone="green">{news?.text}</Status>
    </section>
  );
}

interface CoachingProps {
  readonly goal: Goal;
  readonly coach: string;
  readonly onDoubt: (acceptance: Acceptance) => void;
}

function Coaching({ goal, coach, onDoubt }: CoachingProps) {
  const { at } = useNow();
  const { coachedAt } = goal;
  return (
    <Row spread>
      <p>{words.coaches(<bdi>{coach}</bdi>)}</p>
      {coachedAt !== null && mayTakeBack(goal, at) && (
        <LeavingButton
          look="quiet"
          size="small"
          className={styles["doubt"]}
          onClick={() => onDoubt({ coach, coachedAt })}
        >
          {words.doubt}
        </LeavingButton>
      )}
    </Row>
  );
}

function Inviting({
  goal,
  formerCoach,
  onWithdrawn,
}: Props & { readonly onWithdrawn: () => void }) {
  const { data, isError, refetch } = useSharing(goal.id);
  const now = useNow();
  if (data === undefined)
    return isError ? (
      <Failed onRetry={() => void refetch()}>{words.invitationFailed}</Failed>
    ) : (
      <Reading>{words.loadingInvitation}</Reading>
    );
  const invitation = openNow(data.invitation, now);
  return invitation === null ? (
    <Invitable goalId={goal.id} formerCoach={formerCoach} />
  ) : (
    <OpenInvitation goal={goal} invitation={invitation} onWithdrawn={onWithdrawn} />
  );
}

interface InvitableProps extends Pick<Props, "formerCoach"> {
  readonly goalId: string;
}

function Invitable({ goalId, formerCoach }: InvitableProps) {
  return (
    <Row spread>
      <p className={styles["quiet"]}>{words.noCoach}</p>
      <ButtonLink href={addressFor(goalId, { invites: true })}>
        {formerCoach === null ? words.inviteCoach : words.inviteAgain(bidiIsolated(formerCoach))}
      </ButtonLink>
    </Row>
  );
}
