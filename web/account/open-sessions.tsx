import { useRef } from "react";
import { Card } from "#web/ui/card.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { words } from "./account.words.ts";
import { ListedSessions } from "./listed-sessions.tsx";
import { useOpenSessions } from "./use-open-sessions.ts";

export function OpenSessions() {
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useOpenSessions();
  return (
    <Card as="section" aria-labelledby="sessions-title">
      <Stack>
        <h2 id="sessions-title" ref={title} tabIndex={-1}>
          {words.sessions}
        </h2>
        <p>{words.sessionsWhat}</p>
        {data !== undefined && <ListedSessions sessions={data.sessions} title={title} />}
        {data === undefined && error === null && <Reading>{words.loadingSessions}</Reading>}
        {data === undefined && error !== null && (
          <Failed onRetry={() => void refetch()}>{error.message}</Failed>
        )}
      </Stack>
    </Card>
  );
}
