import { useEffect, useId, useRef, useState } from "react";
import type { Invitation } from "#contract/sharing.ts";
import type { GoalCard } from "#domain/goal.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { isMeasured } from "#domain/progress.ts";
import { goalMessage, invitationMessage, withAddress } from "#domain/share-message.ts";
import { useNotation } from "#web/ui/notation.ts";
import { late } from "#web/client/late-part.tsx";
import { useNow } from "#web/client/now.tsx";
import { Card } from "#web/ui/card.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";
import { coachOf } from "#domain/invitation.ts";
import { notInvitable } from "./coach-words.ts";
import { GoalGlance } from "./goal-glance.tsx";
import { InvitationPanel } from "./invitation-panel.tsx";
import { MessagePanel } from "./message-panel.tsx";
import type { ShareAddress } from "./share-address.ts";
import { openNow, type Sharing } from "./use-sharing.ts";
import styles from "./sharing.module.css";
import { words } from "./sharing.words.ts";

const PageToShow = late(() => import("./milestone/page-to-show.tsx").then((m) => m.PageToShow));

type Purpose = "progress" | "coach";

interface Props {
  readonly sharing: Sharing;
  readonly asked: ShareAddress;
}

export function ShareChoice({ sharing: { goal, invitation, page }, asked }: Props) {
  const now = useNow();
  const notation = useNotation();
  const titleId = useId();
  const [chosen, setChosen] = useState<Purpose>(asked.invites ? "coach" : "progress");
  const refused = notInvitable(goal);
  const open = openNow(invitation, now);
  const { title, news } = useAcceptance(goal);
  return (
    <Stack gap="loose">
      <Card>
        <GoalGlance goal={goal} as="h2" titleId={titleId} title={title} />
        <div className={styles["news"]}>
          <Status tone="green">{news}</Status>
        </div>
      </Card>
      <Purposes refused={refused} chosen={refused ? "progress" : chosen} onChoose={setChosen} />
      {refused === null && chosen === "coach" ? (
        <Inviting goal={goal} invitation={open} text={asked.text} />
      ) : (
        <>
          <MessagePanel
            goalId={goal.id}
            message={withAddress(
              asked.text ?? goalMessage(goal, now, notation),
              page?.address ?? null,
            )}
          />
          {goal.status !== "closed" && isMeasured(goal, now) && (
            <PageToShow goal={goal} page={page} />
          )}
        </>
      )}
    </Stack>
  );
}

interface PurposesProps {
  readonly refused: string | null;
  readonly chosen: Purpose;
  readonly onChoose: (chosen: Purpose) => void;
}

function Purposes({ refused, chosen, onChoose }: PurposesProps) {
  return (
    <Choice<Purpose>
      legend={words.purpose}
      options={[
        { value: "progress", label: words.shareProgress, hint: words.shareProgressHint },
        {
          value: "coach",
          label: words.inviteCoach,
          hint: refused ?? words.inviteCoachHint,
          disabled: refused !== null,
        },
      ]}
      value={chosen}
      onChange={onChoose}
    />
  );
}

interface InvitingProps {
  readonly goal: GoalCard;
  readonly invitation: Invitation | null;
  readonly text: string | null;
}

function Inviting({ goal, invitation, text }: InvitingProps) {
  return (
    <>
      <InvitationPanel goal={goal} invitation={invitation} text={text} />
      <MessagePanel
        goalId={goal.id}
        message={invitationMessage(goal, invitation?.link ?? null, text)}
        advice={words.sendToOne}
        wanting={invitation ? null : words.linkFirst}
        main={false}
      />
    </>
  );
}

/** A coach may arrive while the screen is open and remove the pressed button. */
function useAcceptance(goal: GoalCard) {
  const title = useRef<HTMLHeadingElement>(null);
  const coach = coachOf(goal);
  const [before] = useState(coach);
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (coach !== before && lost) title.current?.focus();
  }, [before, coach]);
  const came = coach !== null && coach !== before;
  return { title, news: came && words.coachedNow(bidiIsolated(coach)) };
}
