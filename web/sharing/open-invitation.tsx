import { useRef } from "react";
import type { Invitation } from "#contract/sharing.ts";
import { dayOf } from "#domain/day.ts";
import { distanceInWords } from "#domain/day-words.ts";
import type { GoalCard } from "#domain/goal.ts";
import { invitationMessage } from "#domain/share-message.ts";
import { useNow } from "#web/client/now.tsx";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { buttonClass } from "#web/ui/button-look.ts";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { NewsAlert, useNews } from "./news.tsx";
import { mailAddress } from "./share-targets.ts";
import { QuestionInPlace } from "./question-in-place.tsx";
import { useInvitation } from "./use-invitation.ts";
import { words } from "./sharing.words.ts";

interface Props {
  readonly goal: Pick<GoalCard, "id" | "description">;
  readonly invitation: Invitation;
  readonly text?: string | null;
  readonly look?: "primary" | "secondary";
  readonly onWithdrawn: () => void;
}

export function OpenInvitation({ goal, invitation, text = null, look, onWithdrawn }: Props) {
  const { link } = invitation;
  const field = useRef<HTMLInputElement>(null);
  const { news, show } = useNews();
  const { withdrawing } = useInvitation(goal.id);

  async function copy(): Promise<void> {
    const done = await copyText(link);
    if (!done) field.current?.select();
    show(done ? words.linkCopied : words.copyLinkFailed, !done);
  }

  return (
    <>
      <TextField
        ref={field}
        label={words.link}
        hint={<Validity expiresAt={invitation.expiresAt} />}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <NewsAlert news={news} />
      <Row>
        <Button look={look} onClick={() => void copy()}>
          {words.copyLink}
        </Button>
        <a
          className={buttonClass({})}
          href={mailAddress(words.mailSubject, invitationMessage(goal, link, text))}
        >
          {words.sendByMail}
        </a>
        <QuestionInPlace
          press={words.withdraw}
          label={words.withdrawal}
          confirm={words.withdrawInvitation}
          act={withdrawing}
          onDone={onWithdrawn}
        >
          {words.withdrawalSure}
        </QuestionInPlace>
      </Row>
    </>
  );
}

function Validity({ expiresAt }: Pick<Invitation, "expiresAt">) {
  const now = useNow();
  const last = dayOf(expiresAt, now.zone);
  return words.validUntil(<WrittenDay day={last} />, distanceInWords(last, now));
}
