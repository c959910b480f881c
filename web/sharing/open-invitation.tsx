import { useRef } from "react";
import type { Invitation } from "#contract/sharing.ts";
import { dayOf } from "#domain/day.ts";
import { distanceInWords } from "#domain/day-words.ts";
import { useNow } from "#web/client/now.tsx";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { NewsAlert, useNews } from "./news.tsx";
import { QuestionInPlace } from "./question-in-place.tsx";
import { useInvitation } from "./use-invitation.ts";
import { words } from "./sharing.words.ts";

interface Props {
  readonly goalId: string;
  readonly invitation: Invitation;
  readonly onWithdrawn: () => void;
}

export function OpenInvitation({ goalId, invitation, onWithdrawn }: Props) {
  const { link } = invitation;
  const field = useRef<HTMLInputElement>(null);
  const { news, show } = useNews();
  const { withdrawing } = useInvitation(goalId);

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
        <Button onClick={() => void copy()}>{words.copyLink}</Button>
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
