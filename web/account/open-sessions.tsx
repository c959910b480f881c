import { useRef } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ListedSessions } from "./listed-sessions.tsx";
import { useOpenSessions } from "./use-open-sessions.ts";

/** Where the person is signed in, and the end of it anywhere but here. */
export function OpenSessions() {
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = useOpenSessions();
  return (
    <Card as="section" aria-labelledby="sessions-title">
      <Stack>
        <h2 id="sessions-title" ref={title} tabIndex={-1}>
          Where you are signed in
        </h2>
        <p>Browsers in which you have not signed out yet. Their use is noted once an hour.</p>
        {data !== undefined && <ListedSessions sessions={data.sessions} title={title} />}
        {data === undefined && error === null && <Reading />}
        {data === undefined && error !== null && (
          <>
            <Alert>{error.message}</Alert>
            <p>
              <Button pending={isFetching} onClick={() => void refetch()}>
                Retry
              </Button>
            </p>
          </>
        )}
      </Stack>
    </Card>
  );
}

function Reading() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">Loading where you are signed in...</p>
      <Skeleton shape="block" />
    </div>
  );
}
