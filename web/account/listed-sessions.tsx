import { useState, type RefObject } from "react";
import type { OwnSession } from "#contract/account.ts";
import { timeAgo } from "#domain/relative-time.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { FoldedList } from "#web/ui/folded-list.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./account.module.css";
import { words } from "./account.words.ts";
import { focusNext } from "./focus-next.ts";
import { useEnding, useEndingOthers } from "./use-open-sessions.ts";

interface Props {
  readonly sessions: readonly OwnSession[];
  readonly title: RefObject<HTMLHeadingElement | null>;
}

export function ListedSessions({ sessions, title }: Props) {
  const [news, setNews] = useState("");
  const one = useEnding((button) => {
    setNews(words.signedOut);
    focusNext(button, title.current);
  });
  const all = useEndingOthers(() => {
    setNews(words.othersSignedOut);
    title.current?.focus();
  });
  const others = sessions.filter(({ present }) => !present).length;
  const failure = one.error ?? all.error;
  const endOne = (sessionId: string, button: HTMLButtonElement) => {
    setNews("");
    all.reset();
    one.mutate({ sessionId, button });
  };
  const endAll = () => {
    setNews("");
    one.reset();
    all.mutate();
  };
  return (
    <>
      <FoldedList of={sessions}>
        {(session) => (
          <OpenSession
            session={session}
            pending={one.isPending && one.variables.sessionId === session.id}
            onEnd={(button) => endOne(session.id, button)}
          />
        )}
      </FoldedList>
      {others === 0 && <p>{words.noOtherSessions}</p>}
      {others > 1 && (
        <p>
          <Button look="danger" pending={all.isPending} onClick={endAll}>
            {words.signOutOthers}
          </Button>
        </p>
      )}
      {failure !== null && <Alert>{failure.message}</Alert>}
      <Status tone="green">{news}</Status>
    </>
  );
}

interface SessionProps {
  readonly session: OwnSession;
  readonly pending: boolean;
  readonly onEnd: (button: HTMLButtonElement) => void;
}

function OpenSession({ session, pending, onEnd }: SessionProps) {
  const { kind, signedInAt, lastUsedAt, present } = session;
  const now = useNow();
  const when = timeAgo(signedInAt, now.at);
  const signedIn = kind === "admin" ? words.toAdminArea(when) : when;
  return (
    <Row spread>
      <div>
        <p>{present ? words.thisBrowser : words.otherBrowser}</p>
        <p className={styles["quiet"]}>
          {words.signedIn(signedIn)}
          {!present && <span>{words.sessionLastUsed(timeAgo(lastUsedAt, now.at))}</span>}
        </p>
      </div>
      {!present && (
        <Button pending={pending} onClick={(event) => onEnd(event.currentTarget)}>
          {words.signOut}
          <span className="visually-hidden">{words.signOutWhich(signedIn)}</span>
        </Button>
      )}
    </Row>
  );
}
