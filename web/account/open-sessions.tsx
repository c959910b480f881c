import { useRef } from "react";
import { Failed } from "#web/ui/failed.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { words } from "./account.words.ts";
import { ListedSessions } from "./listed-sessions.tsx";
import { Setting } from "./setting.tsx";
import { useOpenSessions } from "./use-open-sessions.ts";

export function OpenSessions() {
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useOpenSessions();
  return (
    <Setting title={words.sessions} titleRef={title}>
      <p>{words.sessionsWhat}</p>
      {data !== undefined && <ListedSessions sessions={data.sessions} title={title} />}
      {data === undefined && error === null && <Reading>{words.loadingSessions}</Reading>}
      {data === undefined && error !== null && (
        <Failed onRetry={() => void refetch()}>{error.message}</Failed>
      )}
    </Setting>
  );
}
