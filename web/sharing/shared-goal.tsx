import { words as messageWords } from "#domain/share-message.words.ts";
import { ApiError } from "#web/client/api.ts";
import { isSessionLost } from "#web/client/query.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { MessagePanel } from "./message-panel.tsx";
import type { ShareAddress } from "./share-address.ts";
import { ShareChoice } from "./share-choice.tsx";
import { useSharing } from "./use-sharing.ts";
import { words } from "./sharing.words.ts";

interface Props {
  readonly goalId: string;
  readonly asked: ShareAddress;
}

export function SharedGoal({ goalId, asked }: Props) {
  const read = useSharing(goalId);
  const { data, error } = read;
  if (data === undefined && isSessionLost(error)) return null;
  return (
    <Stack gap="loose">
      {data !== undefined && <ShareChoice sharing={data} asked={asked} />}
      {data === undefined && error === null && <Loading />}
      {data === undefined && error !== null && (
        <Failure error={error} text={asked.text} retry={() => void read.refetch()} />
      )}
      <p>
        {asked.milestone ? (
          <ButtonLink href="/">{words.toDashboard}</ButtonLink>
        ) : (
          <ButtonLink href="/share-goal" look="quiet">
            {words.chooseAnother}
          </ButtonLink>
        )}
      </p>
    </Stack>
  );
}

interface FailureProps {
  readonly error: Error;
  readonly text: string | null;
  readonly retry: () => void;
}

// A foreign goal and a missing one answer alike; a malformed id is refused earlier.
function Failure({ error, text, retry }: FailureProps) {
  if (error instanceof ApiError && ["not-found", "request.invalid"].includes(error.code))
    return <Alert>{words.notFound}</Alert>;
  return (
    <>
      <Failed onRetry={retry}>{words.goalFailed}</Failed>
      <MessagePanel goalId={null} message={text ?? messageWords.fallback} />
    </>
  );
}

function Loading() {
  return (
    <Stack aria-busy="true">
      <p className="visually-hidden">{words.loadingGoal}</p>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}
