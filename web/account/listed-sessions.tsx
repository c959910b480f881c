import { useState, type RefObject } from "react";
import type { OwnSession } from "#contract/account.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { FoldedList } from "#web/ui/folded-list.tsx";
import { Status } from "#web/ui/status.tsx";
import { OpenSession } from "./open-session.tsx";
import { useEnding, useEndingOthers } from "./use-open-sessions.ts";

interface Props {
  readonly sessions: readonly OwnSession[];
  /** Where the focus goes when there is no next row. */
  readonly title: RefObject<HTMLHeadingElement | null>;
}

function nextButton(button: HTMLButtonElement): HTMLButtonElement | null | undefined {
  return button.closest("li")?.nextElementSibling?.querySelector("button");
}

/** A row for each open session, and what ends all others at once. */
export function ListedSessions({ sessions, title }: Props) {
  const [news, setNews] = useState("");
  const one = useEnding((button) => {
    setNews("That browser is signed out.");
    // Not from where the person has gone meanwhile; some browsers give a pressed button no focus.
    if (document.activeElement === button || document.activeElement === document.body)
      (nextButton(button) ?? title.current)?.focus();
  });
  const all = useEndingOthers(() => {
    setNews("You are signed out everywhere else.");
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
      {others === 0 && <p>You are signed in nowhere else.</p>}
      {others > 1 && (
        <p>
          <Button look="danger" pending={all.isPending} onClick={endAll}>
            Sign out everywhere else
          </Button>
        </p>
      )}
      {failure !== null && <Alert>{failure.message}</Alert>}
      <Status tone="green">{news}</Status>
    </>
  );
}
